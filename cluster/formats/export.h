/*
 * export.h - a cluster as text for other tools: one file per format,
 * export_NAME.c, with one descriptor. The list is made from the folder.
 */
#ifndef CT_CLUSTER_FORMATS_EXPORT_H
#define CT_CLUSTER_FORMATS_EXPORT_H

#include "cluster/cluster.h"

struct ct_export {
    const char *name;      /* "dot" */
    const char *help;      /* the name with a few words, for --help */
    bool needs_bandwidths; /* refuses cables of unknown bandwidth */

    /* As ct_export_write, of a cluster whose bandwidths are known if they are
       needed. */
    int (*write)(const struct ct_cluster *cluster, char **text, struct ct_diag *diag);
};

/* In order of name, NULL at the end. */
extern const struct ct_export *const ct_exports[];

/* NULL: there is no such format. */
const struct ct_export *ct_export_find(const char *name);

/*
 * Equal clusters give equal text.
 *
 * text     out: owned by the caller, free
 * returns  0, CT_ERR_MEMORY, or CT_ERR_INPUT for a cluster that the format
 *          cannot hold
 */
int ct_export_write(const struct ct_export *format, const struct ct_cluster *cluster, char **text,
                    struct ct_diag *diag);

#endif
