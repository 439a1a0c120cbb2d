/*
 * in_turn.h - broadcast and reduce along a tree of ranks, segment by segment,
 * in which the messages of a rank take turns.
 *
 * A rank with several children sends to them one after the other, or receives
 * from them one after the other. So where each directed link has one sender
 * (broadcast) or one receiver (reduce), no two messages are on a link at the same time.
 * Trees of chains wait for nothing else than a window of a few segments.
 *
 * Generated routines call these from their plans.
 */
#ifndef CT_REPO_IN_TURN_H
#define CT_REPO_IN_TURN_H

#include "repo/algorithm.h"

/* Children of a rank, at most. */
#define CT_TURNS_MAX 4

/* A rank's place in such a tree. */
struct ct_turns {
    int parent; /* rank; -1: the root */
    int nchildren;
    int children[CT_TURNS_MAX]; /* ranks, in the order of their turns */
};

/* With segment_bytes as the first parameter. */
bool ct_in_turn_applies(const struct ct_problem *problem);

/* Scratch: none. */
void ct_bcast_in_turn(struct ct_builder *builder, const struct ct_shape *shape,
                      const struct ct_turns *turns);

/* Needs a commutative operation. Scratch: a vector for each child. */
void ct_reduce_in_turn(struct ct_builder *builder, const struct ct_shape *shape,
                       const struct ct_turns *turns);

/*
 * Along the chain of a ring of ranks, from the root on, or to it from the one
 * after it.
 *
 * order  position -> rank, shape->nranks entries
 */
void ct_bcast_chain(struct ct_builder *builder, const struct ct_shape *shape,
                    const uint16_t *order);
void ct_reduce_chain(struct ct_builder *builder, const struct ct_shape *shape,
                     const uint16_t *order);

#endif
