/*
 * block_butterfly.c - what pairs give each other at first.
 */
#include "repo/scheme/block_butterfly.h"

#include "repo/scheme/fold.h"
#include "repo/scheme/scratch_vectors.h"

struct ct_block_butterfly ct_block_butterfly_begin(struct ct_builder *builder,
                                                   const struct ct_shape *shape,
                                                   ct_butterfly_fn pairing, bool is_ordered)
{
    const int p = shape->nranks;
    const struct ct_part nothing = {0, 0};
    const struct ct_part vector = {0, p};
    struct ct_block_butterfly b = {
        .of = {.pairing = pairing,
               .nranks = p,
               .number = ct_fold_number(p, shape->rank),
               .by_rank = true,
               .any_order = !is_ordered},
        .partial = {.buffer = CT_SEND, .in_scratch = true},
    };

    ct_scratch_vectors(builder, CT_SCRATCH, 1);
    ct_scratch_vectors(builder, CT_SCRATCH + 1, 1);
    if (b.of.number < 0)
        ct_send(builder, shape->rank - 1, ct_span(CT_SEND, 0, p));
    else if (ct_fold_is_paired(p, shape->rank))
        ct_partial_combine(builder, &b.partial, shape->rank + 1, true, nothing, vector);
    return b;
}
