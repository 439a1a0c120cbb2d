/*
 * counted_ring.h - allgatherv round a ring of ranks, for blocks of known sizes.
 *
 * A block is sent in as many segments as its size asks for: small blocks whole,
 * so that they cost one message, large ones in many, so that they do not hold
 * up what is behind them. The sizes are those of a pattern of calls; other
 * sizes are right too, in the same segments. Blocks of no bytes are not sent.
 *
 * Generated routines call these from theirs; the parameter is
 * ct_ring_allgather_param, and .contention_free is as for other rings.
 */
#ifndef CT_REPO_COUNTED_RING_H
#define CT_REPO_COUNTED_RING_H

#include "repo/pattern/ring.h"

struct ct_counted_ring {
    int nranks;
    const uint16_t *order; /* position -> rank */
    const size_t *bytes;   /* rank -> size of its block */
};

/* Whether the largest block is divided, or none is to be. */
bool ct_counted_ring_applies(const struct ct_problem *problem,
                             const struct ct_counted_ring *ring);

/* Of the largest block. */
int ct_counted_ring_segments(const struct ct_problem *problem,
                             const struct ct_counted_ring *ring);

/* Messages of rank `rank`'s block: a power of two, `most` at most.
   segment_bytes: 0: one message. */
int ct_counted_ring_messages(const struct ct_counted_ring *ring, int rank,
                             int segment_bytes, int most);

void ct_counted_ring_allgatherv(struct ct_builder *builder,
                                const struct ct_shape *shape,
                                const struct ct_counted_ring *ring);

#endif
