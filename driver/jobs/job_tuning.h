/*
 * job_tuning.h - `tune --jobs`: the cluster's own ranks and other jobs, for one
 * library.
 */
#ifndef CT_DRIVER_JOBS_JOB_TUNING_H
#define CT_DRIVER_JOBS_JOB_TUNING_H

#include "driver/options/options.h"

/*
 * Tune the cluster of options->file, then each of options->jobs in jobs/NAME of
 * its folder, and build the library of all. What follows from measurements that are there
 * is decided first; the others get equal shares of the budget.
 *
 * returns  as ct_tune_folder
 */
int ct_tune_jobs(const struct ct_options *options, struct ct_diag *diag);

#endif
