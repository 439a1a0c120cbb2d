/*
 * bcast_wired_tree - along a binary tree of the wiring.
 *
 * A binary tree whose edges use no directed link from two senders
 * (pattern/wired_tree.h).
 */
#include "repo/scheme/wired_tree.h"
#include "repo/segment_bytes.h"

extern const struct ct_collective ct_bcast;

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_bcast_wired(builder, shape, &shape->places->tree);
}

const struct ct_algorithm bcast_wired_tree = {
    .name = "bcast_wired_tree",
    .collective = &ct_bcast,
    .source = "Patarasuk, Faraj, Yuan 2006",
    .needs = "places; segment_bytes < n",
    .cost = "about (2 S + h) (alpha + n/S beta), h: height",
    .params = {&ct_segments_param},
    .applies = ct_in_turn_applies,
    .contention_free = ct_bcast_wired_contention_free,
    .segments = ct_segments_of_vector,
    .by_places = true,
    .plan = plan,
};
