/*
 * allreduce_wired_halving - halving and doubling along the wiring, the nearest
 * peer first.
 *
 * The ranks, in the order of a depth-first walk of the places' tree, are divided
 * again and again where it divides them, if that is near the middle. From the smallest
 * parts up, the two ranks that have the same piece of the vector exchange halves of
 * it and combine; then back (pattern/owned_allreduce.h): the largest messages stay
 * near.
 * Scratch: two vectors.
 * Source: Rabenseifner 2004, on a tree; docs/inside/schedules.md, section 8.
 */
#include "repo/scheme/bisected_tree.h"
#include "repo/scheme/owned_allreduce.h"
#include "repo/segment_bytes.h"

extern const struct ct_collective ct_allreduce;

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_plan_on_bisected(builder, shape, ct_halving_on_tree);
}

const struct ct_algorithm allreduce_wired_halving = {
    .name = "allreduce_wired_halving",
    .collective = &ct_allreduce,
    .source = "Rabenseifner 2004",
    .needs = "places; a commutative operation",
    .cost = "2 ceil(lg p) alpha + 2 n beta + n gamma",
    .params = {&ct_owned_segment_param},
    .applies = ct_halving_on_tree_applies,
    .segments = ct_segments_by_ranks,
    .by_places = true,
    .plan = plan,
};
