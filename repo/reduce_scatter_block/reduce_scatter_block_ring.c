/*
 * reduce_scatter_block_ring - partial sums go round the ring of ranks.
 *
 * In step k, rank r sends what it has of block r-k-1 to rank r+1 and adds its
 * own to block r-k-2 from rank r-1; after p-1 steps, block r is complete. Blocks
 * may be divided into segments, so that adding and sending overlap; see
 * ring.c.
 * Scratch: a vector.
 * Source: the first half of the ring of Thakur, Rabenseifner, Gropp 2005,
 * section 5.3, among neighbours.
 */
#include "repo/scheme/ring.h"
#include "repo/segment_bytes.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_ring_reduce_scatter(builder, shape, NULL);
}

CT_SERVES(reduce_scatter_block, reduce_scatter, ring,
          {
              .source = "after Thakur, Rabenseifner, Gropp 2005, section 5.3",
              .needs = "a commutative operation, segment_bytes < n",
              .cost = "(p-1) (alpha + n beta + n gamma)",
              .params = {&ct_all_segments_param},
              .applies = ct_ring_allgather_applies,
              .segments = ct_segments_by_ranks,
              .plan = plan,
          });
