/*
 * draws.c - splitmix64 (Steele, Lea, Flood 2014); normal numbers as by Box and
 * Muller 1958.
 */
#include "bench/search/draws.h"

#include <math.h>

uint64_t ct_draw(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);

    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

double ct_draw_part(uint64_t *state)
{
    return ((double)(ct_draw(state) >> 12) + 0.5) / 0x1p52;
}

double ct_draw_normal(uint64_t *state)
{
    const double radius = sqrt(-2 * log(ct_draw_part(state)));

    return radius * cos(6.283185307179586 * ct_draw_part(state));
}
