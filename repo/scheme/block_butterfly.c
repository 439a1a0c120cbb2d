/*
 * block_butterfly.c - pairs, halving, and results where they belong.
 */
#include "repo/scheme/block_butterfly.h"

#include "repo/scheme/block_results.h"
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

/* The number that ends with part `part`. */
static int holder_of(const struct ct_butterfly *butterfly, int part)
{
    const struct ct_part vector = {0, ct_fold_power(butterfly->nranks)};
    int number = 0;

    while (ct_butterfly_part(butterfly, number, vector).first != part)
        number++;
    return number;
}

void ct_block_halving(struct ct_builder *builder, const struct ct_shape *shape,
                      ct_butterfly_fn pairing, bool is_ordered)
{
    struct ct_block_butterfly b = ct_block_butterfly_begin(builder, shape, pairing, is_ordered);
    const int q = ct_fold_power(shape->nranks);
    const int group = ct_fold_group_number(shape->nranks, q, shape->rank);
    struct ct_block_results results = {
        .nworking = q,
        .held = -1,
    };

    results.holder = ct_butterfly_rank(&b.of, holder_of(&b.of, group));
    if (b.of.number >= 0)
        results.held = ct_butterfly_halve(builder, &b.of, &b.partial, (struct ct_part){0, q}).first;
    results.vector = ct_span(b.partial.buffer, 0, shape->nranks);
    ct_block_results(builder, shape, &results);
}
