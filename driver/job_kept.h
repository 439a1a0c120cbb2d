/*
 * job_kept.h - what `tune --jobs` does not tune again.
 */
#ifndef CT_DRIVER_JOB_KEPT_H
#define CT_DRIVER_JOB_KEPT_H

#include "driver/options.h"

/* Whether the folder part->out_dir has decisions that hold here and now, are
   complete, and are what the options ask for. */
bool ct_job_is_kept(const struct ct_options *part);

/*
 * Start from scratch: measurements are set aside, and decisions are not kept,
 * also by later runs, until ct_job_done.
 *
 * dir  of the cluster's own ranks, or of a job; it need not be there
 */
int ct_job_restart(const char *dir, struct ct_diag *diag);

/* It is tuned. */
void ct_job_done(const char *dir);

#endif
