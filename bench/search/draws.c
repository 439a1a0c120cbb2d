/*
 * draws.c - normal numbers as by Box and Muller 1958.
 */
#include "bench/search/draws.h"

#include "base/mix.h"

#include <math.h>

double ct_draw_part(uint64_t *state)
{
    return ((double)(ct_mix_next(state) >> 12) + 0.5) / 0x1p52;
}

double ct_draw_normal(uint64_t *state)
{
    const double radius = sqrt(-2 * log(ct_draw_part(state)));

    return radius * cos(6.283185307179586 * ct_draw_part(state));
}
