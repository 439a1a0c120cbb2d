/*
 * circulant_bcast.h - which segment each rank receives in each round of a
 * broadcast on a circulant graph.
 *
 * On the graph of skips.h, a broadcast of S segments takes S - 1 + q rounds, q
 * = ceil(log2 p): in round k, modulo q, number v, counted from the root, may
 * receive a segment from number v - s[k]. Its schedule says which in the first q
 * rounds; in each further q rounds it is the one q segments on. Traeff 2022,
 * "(Poly)Logarithmic Time Construction of Round-optimal n-Block Broadcast
 * Schedules"; this construction is ours, and
 * takes p q time for one number.
 */
#ifndef CT_REPO_CIRCULANT_BCAST_H
#define CT_REPO_CIRCULANT_BCAST_H

#include "repo/scheme/skips.h"

#include <stdbool.h>

struct ct_circulant_bcast {
    int nranks;
    int q;
    int skips[CT_SKIPS_MAX];
    int segments; /* S */
    int skipped;  /* rounds at the start, so that the last one is a q-th */
    int *base;    /* number -> its base segment: the first that it receives */
};

/*
 * bcast    out: ct_circulant_bcast_fini
 * nranks   2 or more
 * returns  false: out of memory
 */
bool ct_circulant_bcast_init(struct ct_circulant_bcast *bcast, int nranks, int segments);
void ct_circulant_bcast_fini(struct ct_circulant_bcast *bcast);

/* Rounds, numbered from 0 on. In round `round`, number v sends to v + skip and
   receives from v - skip, modulo p. */
int ct_circulant_bcast_rounds(const struct ct_circulant_bcast *bcast);
int ct_circulant_bcast_skip(const struct ct_circulant_bcast *bcast, int round);

/*
 * What a number receives, and what it sends.
 *
 * first  out: q entries, for ct_circulant_bcast_segment
 */
void ct_circulant_bcast_receives(const struct ct_circulant_bcast *bcast, int number, int *first);
void ct_circulant_bcast_sends(const struct ct_circulant_bcast *bcast, int number, int *first);

/* The segment of a round; -1: none. */
int ct_circulant_bcast_segment(const struct ct_circulant_bcast *bcast, const int *first, int round);

#endif
