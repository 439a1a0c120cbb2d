/*
 * allgather_ring - each block goes round the ring of ranks.
 *
 * In step k, rank r sends the block of rank r-k to rank r+1 and receives that
 * of rank r-k-1 from rank r-1. Blocks may be divided into segments, which go
 * on as soon as they have come; see ring.c.
 */
#include "repo/scheme/ring.h"
#include "repo/segment_bytes.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_ring_allgather(builder, shape, NULL);
}

CT_SERVES(allgather, allgatherv, ring,
          {
              .source = "Thakur, Rabenseifner, Gropp 2005, section 4.1",
              .needs = "segment_bytes < n",
              .cost = "(p-1) alpha + (p-1) n beta; segments: more alpha, hidden",
              .params = {&ct_ring_allgather_param},
              .applies = ct_ring_allgather_applies,
              .segments = ct_segments_by_ranks,
              .plan = plan,
          });
