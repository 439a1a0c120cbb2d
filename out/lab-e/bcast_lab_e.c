/*
 * bcast_lab_e - broadcast along a chain of the wiring.
 *
 * Made by colltune's generator, version 1, for 22 ranks:
 * cluster lab-e, hash 6d54d4eacd4914bc.
 * Its tree has 27 cables; all count as equal.
 *
 * The chain visits the ranks in the order in which a depth-first
 * walk of the wiring meets them, from the root on and round to
 * the one before it: each directed link is used by at most one
 * edge of the chain, whatever the root, so no two messages
 * contend. Each rank passes a segment on as soon as it has it.
 * Cost: (p-2 + S) (alpha + n/S beta), with n bytes in the vector,
 * S segments and p = 22; a link carries the vector at most once.
 * Needs: the ranks placed as in the cluster file;
 * segment_bytes < n. Scratch: none.
 * Source: Patarasuk, Faraj, Yuan 2006; schedules: depth-first
 * logical ring.
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
    ct_bcast_chain(builder, shape, order);
}

extern const struct ct_collective ct_bcast;
extern const struct ct_algorithm bcast_wired_chain;

const struct ct_algorithm bcast_lab_e = {
    .name = "bcast_lab_e",
    .collective = &ct_bcast,
    .source = "Patarasuk, Faraj, Yuan 2006",
    .params = {&ct_in_turn_chain_param},
    .applies = ct_in_turn_applies,
    .contention_free = ct_ring_contention_free,
    .segments = ct_in_turn_segments,
    .nranks = 22,
    .elsewhere = &bcast_wired_chain,
    .plan = plan,
};
