/*
 * block_results.c - sends the results of a group.
 */
#include "repo/scheme/block_results.h"

#include "repo/scheme/fold.h"

static void plan_results(struct ct_builder *builder, const struct ct_shape *shape,
                         const struct ct_block_results *results)
{
    const struct ct_fold_group group =
        ct_fold_group(shape->nranks, results->nworking, results->held);

    for (int i = 0; i < group.size; i++) {
        const int rank = group.first + i;
        const struct ct_span result =
            ct_span(results->vector.buffer, results->vector.first + rank, 1);

        if (rank == shape->rank)
            ct_copy(builder, result, ct_span(CT_RECV, 0, 1));
        else
            ct_send(builder, rank, result);
    }
}

void ct_block_results(struct ct_builder *builder, const struct ct_shape *shape,
                      const struct ct_block_results *results)
{
    ct_fence(builder);
    if (results->holder != shape->rank)
        ct_recv(builder, results->holder, ct_span(CT_RECV, 0, 1));
    if (results->held >= 0)
        plan_results(builder, shape, results);
}
