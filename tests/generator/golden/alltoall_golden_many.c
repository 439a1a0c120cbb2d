/*
 * alltoall_golden_many - all-to-all in contention-free phases.
 *
 * Made by colltune's generator, version 1, for 75 ranks:
 * cluster golden-many, hash 0ea66a481fab5205.
 * Its tree has 77 cables; all count as equal.
 *
 * 5550 messages in 1250 phases. No two messages of a phase share a
 * directed link, and the busiest link carries 1250 messages each
 * way: fewer phases are impossible. A rank does its messages in
 * the order of phases. Separation: of two messages that share a
 * link, the earlier is complete before the later starts,
 *   0  if ranks keep step by themselves: no tokens
 *   1  if a message moves only after its receive is posted
 *      (rendezvous): 748 tokens
 *   2  whatever the protocol: 5464 tokens
 * Cost: 1250 phases of alpha + n beta, with n bytes per block;
 * 1250 n beta is the limit of the busiest link.
 * Needs: the ranks placed as in the cluster file. Scratch: none.
 * Source: Faraj, Yuan 2005, section 4; schedules: colltune's
 * closed form (repo/phases/aapc.c).
 * Tokens by vector clocks (repo/phases/tokens.c).
 */
#include "repo/phases/phased.h"

/* clang-format off */
/* node -> the node above it */
static const int parent[] = {
    -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2,
};

/* rank -> node */
static const int place[] = {
    3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
    24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42,
    43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61,
    62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77,
};
/* clang-format on */

static const struct ct_tree tree = {
    .nnodes = 78,
    .parent = parent,
    .nranks = 75,
    .place = place,
};

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_phased_alltoall_tree(builder, shape, &tree);
}

extern const struct ct_collective ct_alltoall;
extern const struct ct_algorithm alltoall_phases;

const struct ct_algorithm alltoall_golden_many = {
    .name = "alltoall_golden_many",
    .collective = &ct_alltoall,
    .source = "Faraj, Yuan 2005, section 4",
    .params = {&ct_phased_param},
    .contention_free = ct_phased_contention_free,
    .nranks = 75,
    .elsewhere = &alltoall_phases,
    .plan = plan,
};
