/*
 * bruck.c - the values of the radix, and rounds digit by digit.
 */
#include "repo/scheme/bruck.h"

#include "repo/scheme/forward.h"

/* For up to 4096 ranks there is one that makes do with two rounds and is not
   much larger than the square root of p, the least that does. */
static const int radices[] = {2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64};

enum { RADIX, N = sizeof radices / sizeof *radices };

const struct ct_param ct_bruck_radix = {
    .name = "radix",
    .nvalues = N - 1,
    .values = radices + 1,
};

const struct ct_param ct_bruck_any_radix = {
    .name = "radix",
    .nvalues = N,
    .values = radices,
};

bool ct_bruck_applies(const struct ct_problem *problem)
{
    return problem->setting.values[RADIX] < problem->nranks;
}

void ct_bruck_forward(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int k = shape->setting.values[RADIX];
    struct ct_forward forward;
    int weight = 1; /* of a digit */

    while (weight <= (shape->nranks - 1) / k)
        weight *= k;
    if (!ct_forward_begin(&forward, builder, shape, CT_SCRATCH))
        return;
    for (; weight > 0; weight /= k)
        ct_forward_shift(&forward, weight);
    ct_forward_end(&forward);
}
