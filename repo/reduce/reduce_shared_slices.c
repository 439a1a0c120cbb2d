/*
 * reduce_shared_slices - each rank combines a slice of all vectors, and the root fetches
 * the results.
 *
 * Scratch: one vector's room, of which a rank uses its slices.
 * Source: Hashmi, Chakraborty, Bayatpour, Subramoni, Panda 2018, with shared addresses.
 */
#include "repo/scheme/posted_slices.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_posted_slices(builder, shape, shape->root);
}

extern const struct ct_collective ct_reduce;

const struct ct_algorithm reduce_shared_slices = {
    .name = "reduce_shared_slices",
    .collective = &ct_reduce,
    .source = "Hashmi et al. 2018",
    .needs = "ranks of one host that share memory, p > 2; segment_bytes < n; "
             "copies=one: segments > 16 KB",
    .cost = "n and n/p into the window, (p-1)/p n out of it, at the root twice; (p-1)/p n "
            "gamma",
    .params = {&ct_segments_param, &ct_posted_copies},
    .ordered = true,
    .by_window = true,
    .least_ranks = 3,
    .applies = ct_posted_slices_apply,
    .segments = ct_segments_by_ranks,
    .plan = plan,
};
