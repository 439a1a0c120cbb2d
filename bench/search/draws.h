/*
 * draws.h - random numbers, the same for the same seed on every machine.
 */
#ifndef CT_BENCH_SEARCH_DRAWS_H
#define CT_BENCH_SEARCH_DRAWS_H

#include <stdint.h>

/* Above 0, below 1; `state` is the seed at first. */
double ct_draw_part(uint64_t *state);

/* Of mean 0 and variance 1. */
double ct_draw_normal(uint64_t *state);

#endif
