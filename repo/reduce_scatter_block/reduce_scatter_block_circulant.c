/*
 * reduce_scatter_block_circulant - ceil(log2 p) rounds for any p, and no more
 * than needs to be sent.
 *
 * Partial results go along a circulant graph (scheme/circulant.h): a rank's
 * peers are at distances s[q] = p, s[k] = ceil(s[k+1] / 2), the largest first.
 * In round k it sends what it has for the ranks s[k] to s[k+1] - 1 after it to
 * rank r + s[k]. All ranks do the same. A round is two messages where the
 * blocks pass the end of the vector.
 * Scratch: two vectors.
 */
#include "repo/algorithm.h"
#include "repo/scheme/circulant.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_span result = ct_span(CT_RECV, 0, 1);

    if (shape->nranks == 1)
        ct_copy(builder, ct_span(CT_SEND, 0, 1), result);
    else
        ct_circulant_reduce_scatter(builder, shape->nranks, shape->rank, result);
}

CT_SERVES(reduce_scatter_block, reduce_scatter, circulant,
          {
              .source = "Traeff 2024, Optimal, Non-pipelined Reduce-scatter and "
                        "Allreduce Algorithms",
              .needs = "a commutative operation",
              .cost = "ceil(log2 p) alpha + (p-1) n (beta + gamma)",
              .plan = plan,
          });
