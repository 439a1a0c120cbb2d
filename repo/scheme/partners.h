/*
 * partners.h - rounds in which a rank sends one message and receives one.
 *
 * All-to-all and allgather: after all rounds, a rank has sent one message to
 * each other rank and received one from each. What keeps rounds apart is a
 * choice: nothing but the rank's own messages, a light barrier, or barriers of
 * all ranks between some of them.
 *
 * stride  blocks from one receiver's to the next one's in the send buffer: 1
 *         in an all-to-all, 0 where all receive the same (allgather)
 */
#ifndef CT_REPO_PARTNERS_H
#define CT_REPO_PARTNERS_H

#include "repo/algorithm.h"

/* Whom a rank sends to and receives from in a round; -1: no one. */
struct ct_partners {
    int to;
    int from;
};

/* Who meets whom. Rounds are numbered from 0. */
struct ct_rounds {
    int (*count)(int nranks);
    struct ct_partners (*partners)(int nranks, int rank, int round);
};

/* p-1 rounds: to rank r+1, then r+2, ..., modulo p. */
extern const struct ct_rounds ct_shift_rounds;

/* p-1 rounds in which pairs exchange: r XOR 1, r XOR 2, ... p is a power of
   two. */
extern const struct ct_rounds ct_pair_rounds;

/* Pairs for any p: a one-factorisation of the complete graph in p-1 rounds;
   in p for odd p, one rank idle in each. */
extern const struct ct_rounds ct_one_factor_rounds;

/* Parameters of the algorithm, in this order: "partners": who meets whom;
   "separation": what keeps rounds apart; "barriers": how many, 0 unless
   they separate rounds. They are spread evenly over the gaps between rounds. A
   value above the number of gaps means one in each; only the smallest such
   value applies. */
enum { CT_ROUNDS_ONE_FACTOR, CT_ROUNDS_PAIR, CT_ROUNDS_SHIFT };
enum { CT_SEPARATION_NONE, CT_SEPARATION_LIGHT, CT_SEPARATION_BARRIER };
extern const struct ct_param ct_partners_param;
extern const struct ct_param ct_separation_param;
extern const struct ct_param ct_barriers_param;

/* True if there are such rounds of so many ranks, and as many barriers. */
bool ct_rounds_apply(const struct ct_problem *problem);

/* True if they are shifts that nothing but a rank's own messages separates. */
bool ct_rounds_are_a_ring(const struct ct_setting *setting);

/* True if nothing but a rank's own messages separates the rounds. */
bool ct_rounds_are_unseparated(const struct ct_setting *setting);

/*
 * The plan. A rank begins a round when its own messages of the one before are
 * done. With light barriers, no message starts before its receiver has begun
 * the round: the receiver sends a token first.
 */
void ct_rounds_plan(struct ct_builder *builder, const struct ct_shape *shape, int stride);

#endif
