/*
 * alltoall_bruck_radix - Bruck's algorithm with several peers at a time.
 *
 * Block j of rank r is the one for rank r+j. It goes as many ways as j has
 * digits other than 0 to the base `radix`: for a digit z at position x, from
 * any rank r to rank r + z k^x. In a round, one for each position from the
 * highest down, a rank exchanges with all these ranks at once; so there are
 * fewer rounds of more messages each, and blocks go fewer ways.
 * Cost: about (k-1) log_k p alpha + n p (k-1)/k log_k p beta, with n bytes per
 * block and radix k, in ceil(log_k p) rounds; each copies p n bytes.
 * Needs: radix < p; radix 2 is alltoall_bruck. Scratch: 3 p blocks.
 * Source: Bruck et al. 1997, section 3.
 */
#include "repo/pattern/forward.h"

/* For up to 4096 ranks there is one that makes do with two rounds and is not
   much larger than the square root of p, the least that does. */
static const int radices[] = {3, 4, 6, 8, 12, 16, 24, 32, 48, 64};

enum { RADIX }; /* the parameters */

static const struct ct_param radix = {
    .name = "radix",
    .nvalues = sizeof radices / sizeof *radices,
    .values = radices,
};

static bool applies(const struct ct_problem *problem)
{
    return problem->setting.values[RADIX] < problem->nranks;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int k = shape->setting.values[RADIX];
    struct ct_forward forward;
    int weight = 1; /* of a digit */

    while (weight <= (shape->nranks - 1) / k)
        weight *= k;
    ct_forward_rotate(builder, shape);
    if (!ct_forward_begin(&forward, builder, shape, CT_SCRATCH))
        return;
    for (; weight > 0; weight /= k)
        ct_forward_shift(&forward, weight);
    ct_forward_end(&forward);
}

extern const struct ct_collective ct_alltoall;

const struct ct_algorithm alltoall_bruck_radix = {
    .name = "alltoall_bruck_radix",
    .collective = &ct_alltoall,
    .source = "Bruck et al. 1997, section 3",
    .needs = "radix < p",
    .cost = "(k-1) log_k p alpha + p (k-1)/k log_k p n beta, radix k",
    .forwards = true,
    .params = {&radix},
    .applies = applies,
    .plan = plan,
};
