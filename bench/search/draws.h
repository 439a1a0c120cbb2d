/*
 * draws.h - random numbers, the same for the same seed on every machine.
 */
#ifndef CT_BENCH_SEARCH_DRAWS_H
#define CT_BENCH_SEARCH_DRAWS_H

#include <stdint.h>

/* 64 bits; `state` is the seed at first. */
uint64_t ct_draw(uint64_t *state);

/* Above 0, below 1. */
double ct_draw_part(uint64_t *state);

/* Of mean 0 and variance 1. */
double ct_draw_normal(uint64_t *state);

#endif
