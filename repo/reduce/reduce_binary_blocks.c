/*
 * reduce_binary_blocks - halving in blocks of 2^e ranks, then a gather in the
 * largest block.
 *
 * The reduce-scatter of allreduce_binary_blocks (scheme/binary_blocks.h) leaves
 * the largest block with the result in chunks; they are gathered as in
 * reduce_halving. A root outside the largest block takes the place of its
 * first rank in the gather. Where sizes of neighbouring blocks differ much, a
 * rank of the smaller one has many messages.
 * Needs: p not a power of two (else: reduce_halving). Scratch: two
 * vectors.
 * Source: Rabenseifner 2004, section 3.6; Thakur, Rabenseifner, Gropp 2005,
 * section 5.2.
 */
#include "repo/scheme/binary_blocks.h"
#include "repo/scheme/fold.h"
#include "repo/scheme/root_gather.h"

/* In the largest block, and the root with it. */
static void plan_gather(struct ct_builder *builder, const struct ct_shape *shape,
                        struct ct_partial *partial, struct ct_part part)
{
    const int q = ct_fold_power(shape->nranks);
    const struct ct_root_gather gather = {
        .builder = builder,
        .shape = shape,
        .butterfly = {.pairing = ct_butterfly_near,
                      .nranks = q,
                      .number = shape->rank < q ? shape->rank : -1},
        .vector = {0, q},
        .root_number = shape->root < q ? shape->root : 0,
    };

    if (shape->rank < q || shape->rank == shape->root)
        ct_root_gather(&gather, partial, part);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_binary_blocks blocks = ct_binary_blocks_of(shape->nranks, shape->rank);
    struct ct_partial partial = ct_root_partial(shape, ct_binary_blocks_moves(&blocks));
    struct ct_part part;

    ct_set_units_per_block(builder, blocks.units);
    part = ct_binary_blocks_scatter(builder, &blocks, &partial);
    plan_gather(builder, shape, &partial, part);
}

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks != ct_fold_power(problem->nranks);
}

extern const struct ct_collective ct_reduce;

const struct ct_algorithm reduce_binary_blocks = {
    .name = "reduce_binary_blocks",
    .collective = &ct_reduce,
    .source = "Rabenseifner 2004, section 3.6",
    .needs = "p not a power of two",
    .cost = "about (2 log2 q + 2^D + 1) alpha + 2 n beta + n gamma, q the "
            "largest power of two <= p, neighbouring blocks of ranks up to "
            "2^D times as large",
    .ordered = true,
    .applies = applies,
    .plan = plan,
};
