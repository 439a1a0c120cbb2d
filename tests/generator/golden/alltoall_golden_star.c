/*
 * alltoall_golden_star - all-to-all in contention-free phases.
 *
 * Made by colltune's generator, version 1, for 6 ranks:
 * cluster golden-star, hash b95b4244c22dd2dd.
 * Its tree has 8 cables; all count as equal.
 *
 * 30 messages in 8 phases. No two messages of a phase share a
 * directed link, and the busiest link carries 8 messages each
 * way: fewer phases are impossible. A rank does its messages in
 * the order of phases. Separation: of two messages that share a
 * link, the earlier is complete before the later starts,
 *   0  if ranks keep step by themselves: no tokens
 *   1  if a message moves only after its receive is posted
 *      (rendezvous): 9 tokens
 *   2  whatever the protocol: 25 tokens
 * Cost: 8 phases of alpha + n beta, with n bytes per block;
 * 8 n beta is the limit of the busiest link.
 * Needs: the ranks placed as in the cluster file. Scratch: none.
 * Source: Faraj, Yuan 2005, section 4; schedules: colltune's
 * closed form (repo/phases/aapc.c).
 * Tokens by vector clocks (repo/phases/tokens.c).
 */
#include "repo/phases/phased.h"

/* clang-format off */
/* {phase, sender, receiver} */
static const struct ct_message messages[] = {
    {0, 0, 2}, {0, 1, 0}, {0, 2, 4}, {0, 3, 1}, {0, 4, 3},
    {1, 1, 3}, {1, 3, 5}, {1, 4, 1}, {1, 5, 2},
    {2, 0, 4}, {2, 2, 3}, {2, 3, 0},
    {3, 1, 5}, {3, 2, 1}, {3, 5, 4},
    {4, 0, 3}, {4, 1, 2}, {4, 4, 0},
    {5, 0, 1}, {5, 3, 2}, {5, 4, 5}, {5, 5, 0},
    {6, 0, 5}, {6, 1, 4}, {6, 2, 0}, {6, 5, 1},
    {7, 2, 5}, {7, 3, 4}, {7, 4, 2}, {7, 5, 3},
};

/* {after, from, before, to} */
static const struct ct_token rendezvous[] = {
    {0, 0, 1, 3}, {1, 2, 2, 0}, {1, 1, 2, 2}, {2, 0, 3, 1}, {3, 4, 4, 0},
    {3, 1, 4, 0}, {3, 5, 4, 4}, {5, 2, 6, 1}, {5, 5, 6, 2},
};

/* {after, from, before, to} */
static const struct ct_token eager[] = {
    {0, 3, 1, 1}, {0, 0, 1, 3}, {0, 1, 1, 4}, {0, 2, 1, 5}, {1, 2, 2, 0},
    {0, 4, 2, 0}, {1, 3, 2, 2}, {1, 1, 2, 2}, {2, 0, 3, 1}, {1, 5, 3, 1},
    {2, 4, 3, 5}, {3, 4, 4, 0}, {3, 1, 4, 0}, {2, 3, 4, 0}, {3, 5, 4, 4},
    {4, 2, 5, 3}, {4, 0, 5, 5}, {5, 5, 6, 0}, {5, 2, 6, 1}, {5, 0, 6, 2},
    {5, 5, 6, 2}, {5, 1, 6, 5}, {6, 5, 7, 2}, {6, 4, 7, 3}, {4, 3, 7, 5},
};
/* clang-format on */

static const struct ct_phases phases = {
    .nranks = 6,
    .nmessages = 30,
    .messages = messages,
    .ntokens = {0, 9, 25},
    .tokens = {NULL, rendezvous, eager},
};

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_phased_alltoall(builder, shape, &phases);
}

extern const struct ct_collective ct_alltoall;
extern const struct ct_algorithm alltoall_phases;

const struct ct_algorithm alltoall_golden_star = {
    .name = "alltoall_golden_star",
    .collective = &ct_alltoall,
    .source = "Faraj, Yuan 2005, section 4",
    .params = {&ct_phased_param},
    .contention_free = ct_phased_contention_free,
    .nranks = 6,
    .elsewhere = &alltoall_phases,
    .plan = plan,
};
