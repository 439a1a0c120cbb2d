/*
 * kept_model.h - the cost model of earlier decisions, where measurements that it was fitted
 * to are not in the folder any more: a clone of a repository has none of them.
 */
#ifndef CT_DRIVER_DECIDED_KEPT_MODEL_H
#define CT_DRIVER_DECIDED_KEPT_MODEL_H

#include "driver/decided/measured_jobs.h"

/*
 * Whether the folder's decisions.csv has a model that fits and knows more than the measurements
 * that are there now: of a job that the folder has, or of a collective that is decided. If so,
 * move it to the result.
 *
 * jobs     what there are measurements of
 * is_kept  out: the result has it; otherwise the result is as it was
 * returns  0 or an enum ct_status
 */
int ct_kept_model_take(const struct ct_machine *machine, const struct ct_measured_jobs *jobs,
                       struct ct_result *result, bool *is_kept, struct ct_diag *diag);

#endif
