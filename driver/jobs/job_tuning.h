/*
 * job_tuning.h - `tune --jobs`: the cluster's own ranks and other jobs, for one
 * library.
 */
#ifndef CT_DRIVER_JOB_TUNING_H
#define CT_DRIVER_JOB_TUNING_H

#include "driver/options/options.h"

/*
 * Tune the cluster of options->file, then each of options->jobs in jobs/NAME of
 * its folder, and build the library of all. What ct_job_is_kept, stays, unless
 * options->is_restart. Each that is tuned gets the same share of the budget.
 *
 * returns  as ct_command_tune's function
 */
int ct_tune_jobs(const struct ct_options *options, struct ct_diag *diag);

#endif
