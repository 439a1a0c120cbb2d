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

/* The most candidates of a collective that are kept because they are fast, native aside. */
#define CT_COVER_MOST 24

/*
 * For each collective, keep the candidate that gains most, all cells together, and so on until the
 * gain is next to nothing. In a cell the fastest kept candidate counts, and in part the fastest
 * one of another algorithm, because two are raced. Then keep the best setting of each algorithm
 * that is left: among more ranks it may be the fastest.
 *
 * times    n, of those that may be kept and those that are; no cell is of two collectives.
 *          Afterwards by candidate, then cell
 * keep     in, out: by candidate
 * returns  0 or CT_ERR_MEMORY
 */
int ct_cover(const struct ct_offered *candidates, int ncandidates, struct ct_cover_time *times,
             int n, bool *keep);

#endif
