/*
 * bcast_kary - segments down a tree in which each rank has up to k children.
 *
 * The ranks after a node are cut into k runs of nearly equal length, each a
 * tree with its first rank as root. Two are bcast_binary, one is bcast_chain.
 * Cost: with S segments, about k (S + log_k p) (alpha + n/S beta), n bytes in
 * the vector.
 * Needs: k < p-1, segment_bytes < n. Scratch: none.
 * Source: MPICH "pipelined tree".
 */
#include "repo/pattern/pass_down.h"

enum { SEGMENT_BYTES, RADIX }; /* the parameters */

static const int radices[] = {3, 4, 8};

static const struct ct_param radix = {
    .name = "radix",
    .nvalues = sizeof radices / sizeof *radices,
    .values = radices,
};

/* With as many as there are other ranks, all are children of the root. */
static bool applies(const struct ct_problem *problem)
{
    return problem->setting.values[RADIX] < problem->nranks - 1 &&
           ct_pass_down_divides(problem);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_rank_node node =
        ct_kary_node(shape->nranks, ct_number_from_root(shape),
                     shape->setting.values[RADIX]);

    ct_pass_down_tree(builder, shape, &node);
}

extern const struct ct_collective ct_bcast;

const struct ct_algorithm bcast_kary = {
    .name = "bcast_kary",
    .collective = &ct_bcast,
    .source = "MPICH, pipelined tree",
    .needs = "k < p-1, segment_bytes < n",
    .cost = "k (S + log_k p) (alpha + n/S beta), S segments",
    .params = {&ct_pass_down_param, &radix},
    .applies = applies,
    .segments = ct_pass_down_segments,
    .plan = plan,
};
