/*
 * random.h - random numbers that a seed makes again, in many streams.
 */
#ifndef CT_TESTS_RANDOM_H
#define CT_TESTS_RANDOM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct ct_random {
    uint64_t state;
};

/* What tells a stream from all others. */
struct ct_stream {
    uint64_t seed;
    int thread;
    int round;
    int group; /* ranks that draw alike, or a rank that draws alone */
};

struct ct_random ct_random_of(const struct ct_stream *stream);

/* From 0 to n-1; n > 0. */
int ct_random_below(struct ct_random *random, int n);

/* True once in `n` times. */
bool ct_random_once_in(struct ct_random *random, int n);

void ct_random_bytes(struct ct_random *random, void *to, size_t bytes);

/* A random order of 0 to n-1. */
void ct_random_order(struct ct_random *random, int *order, int n);

#endif
