/*
 * pattern_plan.h - the patterns of a tuning, and which of them are timed.
 *
 * A pattern that is near an earlier one of its collective (repo/call_counts.h) takes
 * its choice and is not timed.
 */
#ifndef CT_DRIVER_FOLDER_PATTERN_PLAN_H
#define CT_DRIVER_FOLDER_PATTERN_PLAN_H

#include "cluster/cluster.h"
#include "driver/options/options.h"
#include "patterns/call_pattern.h"
#include "repo/call_counts.h"
#include "result/result.h"

#define CT_NOT_NEAR (-1)

/* All zero: no patterns. */
struct ct_pattern_plan {
    struct ct_pattern_file file;
    double *similarity;            /* by pattern: distance up to which calls are alike */
    struct ct_call_counts *counts; /* of file.patterns, which they borrow */
    int *same_as;                  /* by pattern: the one whose choice it takes, CT_NOT_NEAR if
                     it is timed */
};

/*
 * Read the file that the options name, if they do; and take the patterns of earlier
 * decisions for collectives that the options leave out.
 *
 * before   NULL: none
 * plan     out: ct_pattern_plan_fini, also after a failure
 * returns  0; CT_ERR_INPUT where the file is wrong, is for other ranks than the
 *          cluster, or for a collective that the options leave out
 */
int ct_pattern_plan_load(const struct ct_options *options, const struct ct_cluster *cluster,
                         const struct ct_result *before, struct ct_pattern_plan *plan,
                         struct ct_diag *diag);
void ct_pattern_plan_fini(struct ct_pattern_plan *plan);

/* How many patterns there are. */
int ct_pattern_plan_size(const struct ct_pattern_plan *plan);

#endif
