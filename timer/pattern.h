/*
 * pattern.h - sizes of blocks for collectives with counts.
 */
#ifndef CT_TIMER_PATTERN_H
#define CT_TIMER_PATTERN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum ct_sizes {
    CT_SIZES_EQUAL,
    CT_SIZES_LINEAR, /* block i is as large as i+1 of equal parts */
    CT_SIZES_RANDOM,
    CT_SIZES_HOT,   /* one has half of all, as every other block together */
    CT_SIZES_HALF,  /* every second block is empty */
    CT_SIZES_MIXED, /* 3 0 2 4 1 parts, and so on */
    CT_SIZES_GIVEN  /* of a pattern of the machine folder, timer/given.h */
};

/* Characters of the name of a given pattern, at most. */
#define CT_GIVEN_NAME 63

/* Plain data: a part of requests. */
struct ct_pattern {
    enum ct_sizes sizes;
    int seed;                     /* of random sizes, and which block is the hot one */
    char name[CT_GIVEN_NAME + 1]; /* of the given one */
    uint64_t hash;                /* that it must have; 0: any */
    const size_t *bytes;          /* of given sizes, once found, by item; else NULL */
};

/*
 * Set the sizes by their name, as in requests: `equal`, ..., or
 * `pattern:NAME[:HASH]`, which is given.
 *
 * returns  false: there are none of that name
 */
bool ct_pattern_find(const char *name, struct ct_pattern *pattern);

/*
 * Elements of each of `n` blocks that have n * mean elements together, less up
 * to one for each block, which are lost by rounding.
 *
 * pattern  not given
 * counts   out: of n blocks
 */
void ct_pattern_fill(const struct ct_pattern *pattern, int n, int64_t mean, int64_t *counts);

#endif
