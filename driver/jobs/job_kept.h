/*
 * job_kept.h - what `tune --jobs` does not tune again.
 */
#ifndef CT_DRIVER_JOB_KEPT_H
#define CT_DRIVER_JOB_KEPT_H

#include "driver/options/options.h"

/* True if the folder part->out_dir has decisions that hold here and now, are
   complete, are what the options ask for, and were made among the repository's
   algorithms as they are now. */
bool ct_job_is_kept(const struct ct_options *part);

#endif
