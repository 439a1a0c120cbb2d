/*
 * rollout.h - a machine folder as programs use it: its library and what it was tuned for.
 *
 * Nothing is written or built: the folder may be on a disk that is read only.
 */
#ifndef CT_DRIVER_ROLLOUT_ROLLOUT_H
#define CT_DRIVER_ROLLOUT_ROLLOUT_H

#include "cluster/cluster.h"
#include "result/result.h"

/* What shells, Lua and Tcl take as it is; no colon, which separates paths. */
#define CT_PLAIN_CHARACTERS                                                                        \
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+,@%=~"

struct ct_rollout {
    char *dir;     /* absolute */
    char *library; /* absolute; need not exist */
    struct ct_cluster *cluster;
    struct ct_result *result;
};

/*
 * Read the folder.
 *
 * rollout  out: ct_rollout_close, also after a failure
 * returns  CT_ERR_INPUT if it is no machine folder, a job's folder, or its files do not belong
 *          together; or another enum ct_status
 */
int ct_rollout_open(const char *folder, struct ct_rollout *rollout, struct ct_diag *diag);
void ct_rollout_close(struct ct_rollout *rollout);

/*
 * Check that LD_PRELOAD can name the library: it is built, can be read, is whole, and its path has no
 * character that a shell, Lua or Tcl would take for something else.
 *
 * returns  0 or CT_ERR_INPUT
 */
int ct_rollout_check_library(const struct ct_rollout *rollout, struct ct_diag *diag);

/* The folder's own name: one cluster may have several, for different MPI libraries. */
const char *ct_rollout_name(const struct ct_rollout *rollout);

/* The value of provenance `key`; "" if decisions.csv has none. */
const char *ct_rollout_provenance(const struct ct_rollout *rollout, const char *key);

/*
 * Check that the variables of this environment let the library run what was tuned, and that no
 * other tuned library is in LD_PRELOAD.
 *
 * returns  0 or CT_ERR_INPUT
 */
int ct_rollout_check_environment(const struct ct_rollout *rollout, struct ct_diag *diag);

/* LD_PRELOAD with the library, before what is there; after it if that has a sanitizer, which ends
   the program if its library is not the first. On the heap, NULL: out of memory. */
char *ct_rollout_preload(const struct ct_rollout *rollout);

#endif
