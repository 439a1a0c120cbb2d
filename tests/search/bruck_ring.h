/*
 * bruck_ring.h - an invented machine on which bruck is the best at first, then
 * native, then ring with 4, then ring with 16.
 */
#ifndef CT_TESTS_BRUCK_RING_H
#define CT_TESTS_BRUCK_RING_H

#include "tests/search/curves_check.h"

#define BRUCK 1
#define RING 2

static const int ring_values[] = {1, 4, 16};
static const struct made_up algorithms[] = {
    {.name = "native", .is_native = true},
    [BRUCK] = {.name = "bruck"},
    [RING] = {.name = "ring",
              .nparams = 1,
              .params = {{.nvalues = COUNT(ring_values), .values = ring_values}}},
};

static inline double bruck_ring(int algorithm, const int *values, double bytes)
{
    if (algorithm == 0)
        return line(30, 3, bytes);
    if (algorithm == BRUCK)
        return line(20, 20, bytes);
    return line(30 + 5 * values[0], 1 + 3.0 / values[0], bytes);
}

/* bruck has an upper end, ring a lower one. */
static inline bool may_bruck_ring(int algorithm, const int *values, size_t bytes)
{
    (void)values;
    return algorithm == 0 || (algorithm == BRUCK ? bytes <= 100000 : bytes >= 3);
}

static inline struct world bruck_ring_world(uint64_t seed)
{
    struct world world = new_world(algorithms, COUNT(algorithms), bruck_ring);

    world.spaces[0].may = may_bruck_ring;
    world.noise = (struct noise){.sample = 0.15, .batch = 0.03, .stalls = 0.1, .drift = 0.2};
    world.seed = seed;
    return world;
}

/* What fails, and from which size on. */
static struct {
    int algorithm;
    int value;
    size_t from; /* 0: nothing fails */
    enum ct_search_outcome outcome;
} failing;

static inline enum ct_search_outcome fails_from(int algorithm, const int *values, size_t bytes)
{
    return failing.from != 0 && algorithm == failing.algorithm && values[0] == failing.value &&
                   bytes >= failing.from
               ? failing.outcome
               : CT_TIMED;
}

#endif
