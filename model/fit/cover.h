/*
 * cover.h - few candidates that are about as fast as many.
 */
#ifndef CT_MODEL_FIT_COVER_H
#define CT_MODEL_FIT_COVER_H

#include "model/ranking.h"

#include <stdbool.h>

/* A candidate's time in a cell. */
struct ct_cover_time {
    int candidate;
    int cell;   /* from 0 */
    double log; /* natural logarithm */
};

/* Candidates of a collective that are kept besides native because they are fast, at most. */
#define CT_COVER_MOST 24

/*
 * Keep of each collective, one after the other, the candidate that makes most cells most
 * faster, until that is next to nothing. In a cell the fastest counts, and in part the
 * fastest of another algorithm, as two are raced. Then keep the best setting of each
 * algorithm that is left: among more ranks it may be the fastest.
 *
 * times    n, of those that may be kept and those that are; no cell is of two collectives.
 *          Afterwards by candidate, then cell
 * keep     in, out: by candidate
 * returns  0 or CT_ERR_MEMORY
 */
int ct_cover(const struct ct_offered *candidates, int ncandidates, struct ct_cover_time *times,
             int n, bool *keep);

#endif
