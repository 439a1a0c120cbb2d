/*
 * job_list.h - the jobs of a cluster that `tune --jobs` names.
 */
#ifndef CT_DRIVER_JOBS_JOB_LIST_H
#define CT_DRIVER_JOBS_JOB_LIST_H

#include "cluster/cluster.h"

/*
 * Read a list of names, separated by commas: of the cluster file's jobs, or
 * half-blocks  the first half of the hosts with ranks, along the wiring
 * half-dealt   every second one of them
 * third-odd    every third one, an odd number of ranks: many algorithms are at
 *              their best where it is a power of two, or even
 * eighth       the first eighth of them
 * eighth-dealt every eighth one
 * rows         of a matrix of the cluster's ranks, about as long as wide, all
 *              at the same time
 * columns      the same
 * two-per-host twice as many ranks on each, next to each other
 * all          the jobs of the file; if it has none, the first seven of these,
 *              of those that have two ranks, are not the whole, and can be
 *              started: not columns of hosts with several ranks by a launch
 *              line without {rank_hosts}
 * Ranks keep their order.
 *
 * jobs     out: owned by the caller, ct_cluster_free_jobs, after failures too;
 *          each once
 * returns  0, CT_ERR_INPUT (no such job, or one of one rank) or CT_ERR_MEMORY
 */
int ct_job_list_read(const char *list, const struct ct_cluster *cluster,
                     struct ct_cluster_job **jobs, int *njobs, struct ct_diag *diag);

/* CT_ERR_INPUT where the file's own ranks are in parts, as only jobs' can be. */
int ct_job_list_check(const struct ct_cluster *cluster, const char *file, struct ct_diag *diag);

#endif
