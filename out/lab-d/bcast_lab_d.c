/*
 * bcast_lab_d - broadcast along a chain of the wiring.
 *
 * Made by colltune's generator, version 1, for 48 ranks:
 * cluster lab-d, hash 00c5375b00bbe3b9.
 * Its tree has 75 cables; all count as equal.
 *
 * The chain visits the ranks in the order in which a depth-first
 * walk of the wiring meets them, from the root on and round to
 * the one before it: each directed link is used by at most one
 * edge of the chain, whatever the root, so no two messages
 * contend. Each rank passes a segment on as soon as it has it.
 * Cost: (p-2 + S) (alpha + n/S beta), with n bytes in the vector,
 * S segments and p = 48; a link carries the vector at most once.
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
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
    21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47,
};
/* clang-format on */

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_bcast_chain(builder, shape, order);
}

extern const struct ct_collective ct_bcast;
extern const struct ct_algorithm bcast_wired_chain;

const struct ct_algorithm bcast_lab_d = {
    .name = "bcast_lab_d",
    .collective = &ct_bcast,
    .source = "Patarasuk, Faraj, Yuan 2006",
    .params = {&ct_in_turn_chain_param},
    .applies = ct_in_turn_applies,
    .contention_free = ct_ring_contention_free,
    .segments = ct_in_turn_segments,
    .nranks = 48,
    .elsewhere = &bcast_wired_chain,
    .plan = plan,
};
