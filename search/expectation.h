/*
 * expectation.h - what a call should take, before it is timed.
 *
 * A candidate's own times are extrapolated by what the wire adds: the
 * difference of its bounds. (Extrapolating its ratio to the best instead was
 * wrong by up to a factor of five on the labs.)
 */
#ifndef CT_SEARCH_EXPECTATION_H
#define CT_SEARCH_EXPECTATION_H

#include "search/state.h"

/* The bound, lowered if a bound turned out to be above a time: others may be
   wrong, too. 0: unknown. */
double ct_expect_bound(const struct ct_state *state, int candidate, size_t bytes);

/* The least time of any algorithm; 0: unknown, or a time of this size or a larger
   one was below it: buffers hide what the cables need. */
double ct_expect_limit(const struct ct_state *state, size_t bytes);

/* Lower the trust in bounds where a time was below one, and note where one was
   below the limit. */
void ct_expect_check(struct ct_state *state, int candidate, size_t bytes, double seconds);

/*
 * Seconds of a call: as measured; else between or beyond the nearest sizes at
 * which the candidate was; else as in the sister space; else, of a setting that
 * was never timed, as its algorithm's best. 0: no idea.
 *
 * doublings  out: how far the size is from one where it was measured; NULL:
 *            not wanted
 */
double ct_expect(const struct ct_state *state, int candidate, size_t bytes, double *doublings);

/* The same by its own times at other sizes alone. */
double ct_expect_anew(const struct ct_state *state, int candidate, size_t bytes);

/* True if it is worth a look at a size whose best takes `best_s` (INFINITY:
   unknown). */
bool ct_expect_is_worth(const struct ct_state *state, int candidate, size_t bytes, double best_s);

/* True if the best at this size is as good as the limit, by enough calls. */
bool ct_expect_is_at_limit(const struct ct_state *state, size_t bytes);

#endif
