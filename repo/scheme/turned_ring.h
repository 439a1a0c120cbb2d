/*
 * turned_ring.h - gather and scatter along a binomial tree over a ring of ranks,
 * turned until the root is first.
 *
 * A subtree is an interval of the ring. Where the ring is a depth-first walk of
 * the wiring, an interval is of ranks near each other, and the few messages
 * that cross a cable to it are large. For blocks of one size.
 */
#ifndef CT_REPO_TURNED_RING_H
#define CT_REPO_TURNED_RING_H

#include "repo/algorithm.h"

/* order: position -> rank, shape->nranks entries. Scratch: at most a block for
   each rank on the root, half as many on others. */
void ct_plan_turned_ring(struct ct_builder *builder, const struct ct_shape *shape,
                         const uint16_t *order);

#endif
