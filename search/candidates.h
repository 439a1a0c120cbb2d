/*
 * candidates.h - the candidates of a space: every algorithm with each of its
 * settings, numbered.
 */
#ifndef CT_SEARCH_CANDIDATES_H
#define CT_SEARCH_CANDIDATES_H

#include "search/space.h"

/* What the search knows of a candidate as a whole. */
struct ct_search_candidate {
    const struct ct_candidate *is;
    int algorithm;
    bool is_dropped;
    size_t dropped_from; /* 0 if it was wrong */
};

/* In order of algorithm, then of setting; the last parameter varies fastest. */
struct ct_candidates {
    const struct ct_space *space;
    int n;
    struct ct_search_candidate *at;
    int *first; /* nalgorithms + 1: an algorithm's first candidate */
    int native; /* candidate */
};

/* The candidates first, first + stride, ..., n of them. */
struct ct_line {
    int first;
    int n;
    int stride;
};

/*
 * Check a space and list its candidates.
 *
 * candidates  the caller's storage, also to be given to ct_candidates_fini
 *             after a failure
 * returns     0, CT_ERR_INVALID or CT_ERR_MEMORY
 */
int ct_candidates_init(struct ct_candidates *candidates, const struct ct_space *space,
                       struct ct_diag *diag);
void ct_candidates_fini(struct ct_candidates *candidates);

/* Those of one algorithm. */
struct ct_line ct_candidates_of(const struct ct_candidates *candidates, int algorithm);

/*
 * A candidate and those that differ from it in one parameter only, in order
 * of its values.
 *
 * param  from 0; the candidate alone where its algorithm has fewer
 */
struct ct_line ct_candidates_along(const struct ct_candidates *candidates, int candidate,
                                   int param);

/* Which value of a parameter a candidate has: its number on that line. */
int ct_candidates_number(const struct ct_candidates *candidates, int candidate, int param);

/* How many parameters the candidate's algorithm has. */
int ct_candidates_nparams(const struct ct_candidates *candidates, int candidate);

/* True if the space allows it at this size. True for native. */
bool ct_candidates_may_use(const struct ct_candidates *candidates, int candidate, size_t bytes);

#endif
