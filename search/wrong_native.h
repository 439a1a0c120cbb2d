/*
 * wrong_native.h - ranges without native where its results are wrong.
 *
 * MPI libraries have bugs, too: MPICH 4.0.2 reduces vectors above 2 KB wrongly
 * where hosts have different numbers of ranks. What was compared and is right
 * is chosen there, even if it is slower.
 */
#ifndef CT_SEARCH_WRONG_NATIVE_H
#define CT_SEARCH_WRONG_NATIVE_H

#include "search/spans.h"

/* Is native known to be wrong at this fixed size of the space? */
bool ct_native_is_wrong(const struct ct_state *state, size_t bytes);

/*
 * Copy the ranges. Where native is wrong at a fixed size, what was the fastest
 * besides native there, or at the nearest size at which anything else was timed,
 * replaces it at this size and between it and the fixed sizes next to it. If
 * nothing else was timed that applies, native stays. What replaces it need not
 * apply at all of these sizes (ct_spans_repair).
 *
 * right    out: the ranges
 * returns  0 or CT_ERR_MEMORY
 */
int ct_spans_replace_wrong(const struct ct_state *state, const struct ct_spans *spans,
                           struct ct_spans *right);

#endif
