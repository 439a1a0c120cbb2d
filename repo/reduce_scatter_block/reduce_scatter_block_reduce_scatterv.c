/*
 * reduce_scatter_block_reduce_scatterv - a reduction to rank 0, which then sends
 * every rank its block.
 *
 * The reduction goes along the binomial tree (scheme/tree_reduce.h); the
 * blocks go straight to their ranks.
 * Needs: nothing; others are better everywhere. Scratch: two vectors.
 * Source: Thakur, Rabenseifner, Gropp 2005, section 4.4 (as the algorithm to
 * beat).
 */
#include "repo/scheme/scratch_vectors.h"
#include "repo/scheme/tree_reduce.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    struct ct_partial partial = {.buffer = CT_SEND, .in_scratch = true};

    ct_scratch_vectors(builder, CT_SCRATCH, 1);
    ct_scratch_vectors(builder, CT_SCRATCH + 1, 1);
    ct_tree_reduce(builder, shape, &partial, (struct ct_part){0, p});
    ct_fence(builder);
    if (shape->rank > 0) {
        ct_send(builder, shape->rank - ct_tree_reach(shape), ct_span(partial.buffer, 0, p));
        ct_recv(builder, 0, ct_span(CT_RECV, 0, 1));
        return;
    }
    for (int i = 1; i < p; i++)
        ct_send(builder, i, ct_span(partial.buffer, i, 1));
    ct_copy(builder, ct_span(partial.buffer, 0, 1), ct_span(CT_RECV, 0, 1));
}

CT_SERVES(reduce_scatter_block, reduce_scatter, reduce_scatterv,
          {
              .source = "Thakur, Rabenseifner, Gropp 2005, section 4.4",
              .cost = "(ceil(log2 p) + p-1) alpha + (ceil(log2 p) p + p-1) n beta + "
                      "ceil(log2 p) p n gamma",
              .is_dominated = true,
              .ordered = true,
              .plan = plan,
          });
