/*
 * untried.h - what the options of tune leave out: dominated algorithms, and
 * candidates that need more scratch than the limit.
 */
#ifndef CT_DRIVER_SPACES_UNTRIED_H
#define CT_DRIVER_SPACES_UNTRIED_H

#include "driver/spaces/outcome.h"
#include "result/result.h"

/* True if the options want the algorithm at all. */
bool ct_is_wanted(const struct ct_options *options, const struct ct_algorithm *algorithm);

/*
 * True if they allow the scratch that the candidate needs in a rank; of many
 * ranks a sample is planned.
 *
 * limit    bytes; 0: any
 * memo     blocks of scratch that were worked out already
 * problem  the candidate's, which it applies to
 */
bool ct_is_within_scratch(size_t limit, struct ct_candidate_memo *memo,
                          const struct ct_candidate *candidate, const struct ct_problem *problem);

/* Add one line of what was left out, with a reason made plain; false: out of
   memory. */
bool ct_left_out_line(struct ct_result_collective *own, enum ct_left_out_what what,
                      size_t from_bytes, const char *algorithm, const char *setting,
                      const char *reason);

/*
 * Add what was left out of a collective at the sizes that are measured, with
 * the first of these.
 *
 * returns  false: out of memory
 */
bool ct_untried_add(struct ct_result_collective *own, const struct ct_outcome *outcome);

#endif
