/*
 * reduce_lab_e - reduction along a chain of the wiring.
 *
 * Made by colltune's generator, version 1, for 22 ranks:
 * cluster lab-e, hash 6d54d4eacd4914bc.
 * Its tree has 27 cables; all count as equal.
 *
 * The chain visits the ranks in the order in which a depth-first
 * walk of the wiring meets them, from the one after the root on
 * and round to the root: each directed link is used by at most
 * one edge of the chain, whatever the root, so no two messages
 * contend. Each rank adds its own to a segment and passes it on.
 * Cost: (p-2 + S) (alpha + n/S beta + n/S gamma), with n bytes in
 * the vector, S segments and p = 22; a link carries the vector
 * at most once.
 * Needs: the ranks placed as in the cluster file; a commutative
 * operation; segment_bytes < n. Scratch: one vector.
 * Source: Patarasuk, Faraj, Yuan 2006, reversed; schedules:
 * depth-first logical ring.
 */
#include "repo/pattern/in_turn.h"
#include "repo/pattern/ring.h"

/* clang-format off */
/* position in the ring -> rank */
static const uint16_t order[] = {
    7, 16, 2, 21, 10, 11, 5, 20, 13, 8, 1, 18, 15, 0, 19, 9, 3, 12, 6, 17, 4,
    14,
};
/* clang-format on */

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_reduce_chain(builder, shape, order);
}

extern const struct ct_collective ct_reduce;
extern const struct ct_algorithm reduce_wired_chain;

const struct ct_algorithm reduce_lab_e = {
    .name = "reduce_lab_e",
    .collective = &ct_reduce,
    .source = "Patarasuk, Faraj, Yuan 2006, reversed",
    .params = {&ct_in_turn_chain_param},
    .applies = ct_in_turn_applies,
    .contention_free = ct_ring_contention_free,
    .segments = ct_in_turn_segments,
    .nranks = 22,
    .elsewhere = &reduce_wired_chain,
    .plan = plan,
};
