/*
 * reduce_wired_tree - along a binary tree of the wiring.
 *
 * A binary tree whose edges use no directed link from two senders
 * (pattern/wired_tree.h).
 * Scratch: see pattern/in_turn.h.
 */
#include "repo/scheme/wired_tree.h"
#include "repo/segment_bytes.h"

extern const struct ct_collective ct_reduce;

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_reduce_wired(builder, shape, &shape->places->tree);
}

const struct ct_algorithm reduce_wired_tree = {
    .name = "reduce_wired_tree",
    .collective = &ct_reduce,
    .source = "Patarasuk, Faraj, Yuan 2006, reversed",
    .needs = "places; segment_bytes < n",
    .cost = "about (2 S + h) (alpha + n/S (beta + gamma)), h: height",
    .params = {&ct_segments_param},
    .applies = ct_in_turn_applies,
    .contention_free = ct_reduce_wired_contention_free,
    .segments = ct_segments_of_vector,
    .by_places = true,
    .plan = plan,
};
