/*
 * spans.h - ascending ranges of sizes, each with its candidate.
 */
#ifndef CT_SEARCH_SPANS_H
#define CT_SEARCH_SPANS_H

#include "search/state.h"

struct ct_search_span {
    size_t from;
    int candidate;
};

/* The range i goes to the start of i + 1, the last one to SIZE_MAX. */
struct ct_spans {
    int n;
    struct ct_search_span *at;
};

/*
 * Begin a range at `from`, not below the last one's start; one that starts
 * there is replaced, and equal neighbours become one.
 *
 * returns  0 or CT_ERR_MEMORY
 */
int ct_spans_push(struct ct_spans *spans, size_t from, int candidate);

/* The last size of range i. */
size_t ct_spans_last(const struct ct_spans *spans, int i);

/*
 * Copy the ranges. Sizes at which a range's candidate does not apply go to a
 * neighbour if they are fewer than the resolution, else to native.
 */
int ct_spans_repair(const struct ct_state *state, const struct ct_spans *spans,
                    struct ct_spans *repaired);

#endif
