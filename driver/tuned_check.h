/*
 * tuned_check.h - is a machine folder still what was tuned?
 *
 * tuned.c is compiled with the routines beside it and with the algorithms of
 * this colltune, loaded, and compared: the fingerprints in it are those of
 * the schedules that were verified and measured.
 */
#ifndef CT_DRIVER_TUNED_CHECK_H
#define CT_DRIVER_TUNED_CHECK_H

#include "cluster/cluster.h"
#include "library/tuned.h"

/* tuned.c as a shared object; all zero: none. */
struct ct_loaded {
    void *handle;
    const struct ct_tuned *tuned; /* borrowed from the object */
};

/*
 * Load DIR/build/tuned.so.
 *
 * loaded  out: ct_loaded_close
 */
int ct_loaded_open(const char *path, struct ct_loaded *loaded,
                   struct ct_diag *diag);
void ct_loaded_close(struct ct_loaded *loaded);

/*
 * Was it tuned for this cluster, with the algorithms as they are now?
 *
 * dir      the machine folder, for messages
 * returns  0; CT_ERR_INPUT naming what differs
 */
int ct_tuned_check(const struct ct_tuned *tuned,
                   const struct ct_cluster *cluster, const char *dir,
                   struct ct_diag *diag);

/*
 * Is the text of a tuned.c from a colltune that did not write fingerprints
 * yet? The present headers do not compile it.
 *
 * returns  0 if not; CT_ERR_INPUT
 */
int ct_tuned_check_text(const char *text, const char *dir,
                        struct ct_diag *diag);

#endif
