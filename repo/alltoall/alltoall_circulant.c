/*
 * alltoall_circulant - ceil(log2 p) rounds for any p, far ranks first.
 *
 * List i of rank r has blocks for rank r+i, at first one. With n lists left,
 * p at first, and s = n/2 rounded up, a rank sends lists s to n-1 to rank r+s,
 * for which they are lists 0 to n-1-s, and appends to its own lists 0 to n-1-s
 * what comes from rank r-s; s lists are left. This is a reduce-scatter on a
 * circulant graph, with appending in place of adding. It never sends more
 * blocks than alltoall_bruck, and fewer for most p.
 * Scratch: 3 p blocks.
 * Source: Traeff 2024, "Optimal, Non-pipelined Reduce-scatter and Allreduce
 * Algorithms".
 */
#include "repo/scheme/forward.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct ct_forward forward;

    ct_forward_rotate(builder, shape);
    if (!ct_forward_begin(&forward, builder, shape, CT_SCRATCH))
        return;
    while (forward.nlists > 1)
        ct_forward_shift(&forward, (forward.nlists + 1) / 2);
    ct_forward_end(&forward);
}

extern const struct ct_collective ct_alltoall;

const struct ct_algorithm alltoall_circulant = {
    .name = "alltoall_circulant",
    .collective = &ct_alltoall,
    .source = "Traeff 2024",
    .needs = "p > 2",
    .cost = "ceil(log2 p) alpha + (p/2) log2 p n beta",
    .least_ranks = 3,
    .plan = plan,
};
