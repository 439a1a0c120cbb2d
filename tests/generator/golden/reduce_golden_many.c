/*
 * reduce_golden_many - reduction along a chain of the wiring.
 *
 * Made by colltune's generator, version 1, for 75 ranks:
 * cluster golden-many, hash 0ea66a481fab5205.
 * Its tree has 77 cables; all count as equal.
 *
 * The chain visits the ranks in the order in which a depth-first
 * walk of the wiring meets them, from the one after the root on
 * and round to the root: each directed link is used by at most
 * one edge of the chain, whatever the root, so no two messages
 * contend. Each rank adds its own to a segment and passes it on.
 * Cost: (p-2 + S) (alpha + n/S beta + n/S gamma), with n bytes in
 * the vector, S segments and p = 75; a link carries the vector
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
    25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43,
    44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62,
    63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 0, 1, 2, 3, 4, 5, 6, 7, 8,
    9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
};
/* clang-format on */

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_reduce_chain(builder, shape, order);
}

extern const struct ct_collective ct_reduce;
extern const struct ct_algorithm reduce_wired_chain;

const struct ct_algorithm reduce_golden_many = {
    .name = "reduce_golden_many",
    .collective = &ct_reduce,
    .source = "Patarasuk, Faraj, Yuan 2006, reversed",
    .params = {&ct_in_turn_chain_param},
    .applies = ct_in_turn_applies,
    .contention_free = ct_ring_contention_free,
    .segments = ct_in_turn_segments,
    .nranks = 75,
    .elsewhere = &reduce_wired_chain,
    .plan = plan,
};
