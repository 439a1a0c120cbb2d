/*
 * jobs.h - jobs of a cluster besides its own ranks: DIR/jobs/NAME, machine
 * folders without routines and library.
 */
#ifndef CT_DRIVER_FOLDER_JOBS_H
#define CT_DRIVER_FOLDER_JOBS_H

#include "driver/folder/machine.h"

/*
 * The name of a job by its folder: below jobs/ of a folder that has a
 * cluster.yaml of the same name.
 *
 * name     out: on the heap; NULL: the folder is no job's
 * returns  0 or CT_ERR_MEMORY
 */
int ct_job_name_of(const char *dir, const struct ct_cluster *cluster, char **name,
                   struct ct_diag *diag);

/*
 * The names of the folders in DIR/jobs that have decisions; none where there is no such
 * folder, or it is left alone.
 *
 * names    out: ct_names_free, after failures too
 */
int ct_jobs_list(const struct ct_machine *machine, char ***names, int *n, struct ct_diag *diag);

/*
 * Say in a result how its ranks lie on the cluster, and of which job they are
 * or which others were tuned.
 *
 * returns  0, CT_ERR_INPUT (a job's folder is of another cluster or wiring, or
 *          of another MPI library, thread level or kind of time), or another
 *          enum ct_status
 */
int ct_jobs_add(const struct ct_machine *machine, struct ct_result *result, struct ct_diag *diag);

/*
 * Check, before anything is tuned, that the jobs of the folder that are not
 * tuned now can be in one library with what is.
 *
 * thread_level  at which it is tuned
 * tuned         the jobs that are tuned now, too
 */
int ct_jobs_check(const struct ct_machine *machine, const char *thread_level,
                  const struct ct_cluster_job *tuned, int ntuned, struct ct_diag *diag);

/*
 * Check that the decisions of all jobs are for algorithms as they are now, and
 * write each tuned.c again that does not follow them.
 *
 * repository  that libraries are linked with; NULL: our own
 */
int ct_jobs_match(const struct ct_machine *machine, const struct ct_algorithm *const *repository,
                  struct ct_diag *diag);

/* Add "jobs/NAME/tuned.c" for each to a list of names on the heap. */
int ct_jobs_sources(const struct ct_machine *machine, char ***names, int *n, struct ct_diag *diag);

#endif
