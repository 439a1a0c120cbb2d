/*
 * mix.h - a number as good as random for each number.
 *
 * Source: Steele, Lea, Flood 2014 (SplitMix), figure 14.
 */
#ifndef CT_BASE_MIX_H
#define CT_BASE_MIX_H

#include <stdint.h>

/* Different numbers for different ones. */
static inline uint64_t ct_mix(uint64_t number)
{
    number += UINT64_C(0x9e3779b97f4a7c15);
    number = (number ^ number >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    number = (number ^ number >> 27) * UINT64_C(0x94d049bb133111eb);
    return number ^ number >> 31;
}

/* The next of a sequence of 64 random bits; `state` is any number at first. */
static inline uint64_t ct_mix_next(uint64_t *state)
{
    const uint64_t bits = ct_mix(*state);

    *state += UINT64_C(0x9e3779b97f4a7c15);
    return bits;
}

#endif
