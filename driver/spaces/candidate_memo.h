/*
 * candidate_memo.h - remembers one figure of each candidate: the search asks
 * often, and working one out takes the schedules of many ranks.
 */
#ifndef CT_DRIVER_SPACES_CANDIDATE_MEMO_H
#define CT_DRIVER_SPACES_CANDIDATE_MEMO_H

#include "base/hash_index.h"
#include "repo/candidate.h"

/* What a figure is of. */
struct ct_candidate_key {
    const struct ct_candidate *candidate;
    size_t number; /* bytes, segments */
};

struct ct_candidate_figure;

/* All zero: nothing is remembered. */
struct ct_candidate_memo {
    struct ct_hash_index index;
    struct ct_candidate_figure *rows;
    int n;
};

/* figure  out: if true is returned */
bool ct_candidate_memo_find(const struct ct_candidate_memo *memo,
                            const struct ct_candidate_key *key, double *figure);

/* Without memory it is forgotten. */
void ct_candidate_memo_keep(struct ct_candidate_memo *memo, const struct ct_candidate_key *key,
                            double figure);

void ct_candidate_memo_fini(struct ct_candidate_memo *memo);

#endif
