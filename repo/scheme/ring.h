/*
 * ring.h - allgather, allreduce and reduce-scatter round a ring of ranks,
 * in any order.
 *
 * Shared by allgather_ring, allreduce_ring and reduce_scatter_block_ring (order
 * of ranks) and by the generated routines (order of a depth-first walk of the
 * wiring). A routine sets .params, .applies and .segments to what is declared here, calls the
 * planner from its .plan, and may set .contention_free if no two edges of its
 * ring share a link.
 *
 * order  position -> rank, shape->nranks entries, each rank once; NULL: the
 *        order of ranks
 */
#ifndef CT_REPO_RING_H
#define CT_REPO_RING_H

#include "repo/algorithm.h"

/* "segment_bytes" of a block; 0: not segmented. */
extern const struct ct_param ct_ring_allgather_param;
bool ct_ring_allgather_applies(const struct ct_problem *problem);
void ct_ring_allgather(struct ct_builder *builder, const struct ct_shape *shape,
                       const uint16_t *order);

/* "segment_bytes" of a chunk, one nranks-th of the vector. */
bool ct_ring_allreduce_applies(const struct ct_problem *problem);
int ct_ring_allreduce_segments(const struct ct_problem *problem);
void ct_ring_allreduce(struct ct_builder *builder, const struct ct_shape *shape,
                       const uint16_t *order);

/* Reduce-scatter of blocks: ct_all_segments_param is the parameter, its values
   are of a block; .applies and .segments are those of the allgather. Needs a
   commutative operation. Scratch: a vector. */
void ct_ring_reduce_scatter(struct ct_builder *builder, const struct ct_shape *shape,
                            const uint16_t *order);

/* With any setting and protocol: a link carries messages of one rank only. */
bool ct_ring_contention_free(const struct ct_setting *setting, enum ct_protocol protocol);

#endif
