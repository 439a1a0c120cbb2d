/*
 * alltoall_bruck_radix - Bruck's algorithm with several peers at a time.
 *
 * Block j of rank r is the one for rank r+j. It goes as many ways as j has
 * digits other than 0 to the base `radix`: for a digit z at position x, from
 * any rank r to rank r + z k^x. In a round, one for each position from the
 * highest down, a rank exchanges with all these ranks at once; so there are
 * fewer rounds of more messages each, and blocks go fewer ways.
 * Scratch: 3 p blocks.
 */
#include "repo/scheme/bruck.h"
#include "repo/scheme/forward.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_forward_rotate(builder, shape);
    ct_bruck_forward(builder, shape);
}

extern const struct ct_collective ct_alltoall;

const struct ct_algorithm alltoall_bruck_radix = {
    .name = "alltoall_bruck_radix",
    .collective = &ct_alltoall,
    .source = "Bruck et al. 1997, section 3",
    .needs = "radix < p",
    .cost = "(k-1) log_k p alpha + p (k-1)/k log_k p n beta, radix k",
    .params = {&ct_bruck_radix},
    .applies = ct_bruck_applies,
    .plan = plan,
};
