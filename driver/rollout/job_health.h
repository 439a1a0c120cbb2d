/*
 * job_health.h - a tiny job under the user's launcher: whether all ranks are served, and what
 * each collective runs.
 */
#ifndef CT_DRIVER_ROLLOUT_JOB_HEALTH_H
#define CT_DRIVER_ROLLOUT_JOB_HEALTH_H

#include "driver/rollout/findings.h"
#include "driver/rollout/rollout.h"

/*
 * Run it and examine what it says.
 *
 * launcher  its words, without a program, NULL at the end
 * probe     our MPI program, which all hosts must have
 * returns   0, also if the job fails: that is a finding; CT_ERR_SYSTEM or CT_ERR_MEMORY
 */
int ct_job_health(const struct ct_rollout *rollout, char *const *launcher, const char *probe,
                  struct ct_findings *findings, struct ct_diag *diag);

#endif
