/*
 * search.h - which algorithm for which size: decides what to time and what
 * wins.
 *
 * The search knows no MPI, no clock and no file. It sees times only through a
 * callback and is deterministic: equal answers give equal requests and an
 * equal result, so a killed run resumes from a journal of its answers.
 *
 * A space is one collective: its algorithms and the fixed sizes at which the
 * best one is decided. Several spaces are searched together and share the
 * time. A cell is a space at a fixed size; its steps (docs/inside/method.md):
 *   look      a few calls of every candidate (an algorithm with its setting)
 *             that could win here, judging by other sizes and the bounds
 *   race      those near the best are timed in turn, until more calls would
 *             gain less than they cost
 *   confirm   the winner against native in rounds of their own, which took no
 *             part in the choice: what does not win there gives way to native
 * and when neighbouring cells are decided:
 *   repair    the winner of a size is tried at the sizes next to it
 *   boundary  where between two sizes the choice changes
 * The step with the greatest expected gain for its time is next, so whenever
 * the search is stopped, its time went where most was to be gained.
 */
#ifndef CT_SEARCH_SEARCH_H
#define CT_SEARCH_SEARCH_H

#include "search/search_result.h"
#include "search/space.h"

struct ct_search_options; /* rules.h, for those who turn the knobs */

/*
 * Search all spaces.
 *
 * options  NULL: the defaults
 * results  out: one per space, each owned by the caller, ct_search_result_free;
 *          NULL all after a failure
 * returns  0, also when stopped; CT_ERR_INVALID for a malformed space or
 *          answer; CT_ERR_MEMORY; or what the time callback returned
 */
int ct_search_run(const struct ct_search *search, const struct ct_search_options *options,
                  struct ct_search_result **results, struct ct_diag *diag);

#endif
