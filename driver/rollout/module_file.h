/*
 * module_file.h - files by which a site loads the library of a machine folder.
 */
#ifndef CT_DRIVER_ROLLOUT_MODULE_FILE_H
#define CT_DRIVER_ROLLOUT_MODULE_FILE_H

#include "base/text.h"
#include "driver/rollout/rollout.h"

struct ct_module_file {
    const char *name;   /* of --format */
    const char *suffix; /* of the file modulefiles/colltune/FOLDER; NULL: it is no module */
    void (*add)(struct ct_text *text, const struct ct_rollout *rollout);
};

/* All of them; name NULL at the end. */
extern const struct ct_module_file ct_module_files[];

#endif
