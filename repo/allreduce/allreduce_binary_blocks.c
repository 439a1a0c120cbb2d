/*
 * allreduce_binary_blocks - halving and doubling in blocks of 2^e ranks.
 *
 * p is a sum of powers of two: blocks of consecutive ranks, the largest first.
 * In each block a reduce-scatter by halving, nearest partner first. Then, from
 * the smallest block on, each rank gives its chunk in pieces to those ranks of
 * the next larger block that have the same part, so that the largest block
 * ends with the result in chunks. These go the way back, and each block does
 * the allgather by doubling. Where sizes of neighbouring blocks differ much, a
 * rank of the smaller one has many messages.
 * Needs: p not a power of two (else: allreduce_halving). Scratch: at most
 * two vectors.
 * Source: Rabenseifner 2004, section 3.6; Thakur, Rabenseifner, Gropp 2005,
 * section 5.2.
 */
#include "repo/scheme/binary_blocks.h"
#include "repo/scheme/fold.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_binary_blocks blocks = ct_binary_blocks_of(shape->nranks, shape->rank);
    const struct ct_butterfly butterfly = ct_binary_blocks_butterfly(&blocks);
    struct ct_partial partial = {.buffer = CT_SEND, .moves = ct_binary_blocks_moves(&blocks)};
    struct ct_part part;

    ct_set_units_per_block(builder, blocks.units);
    part = ct_binary_blocks_scatter(builder, &blocks, &partial);
    if (blocks.larger.size == 0)
        ct_partial_deliver(builder, &partial, part);
    else
        ct_binary_blocks_take_back(builder, &blocks);
    ct_fence(builder);
    /* no fence: while the smaller block gets its parts, this one goes on */
    ct_binary_blocks_give_back(builder, &blocks, part);
    ct_butterfly_gather(builder, &butterfly, part);
}

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks != ct_fold_power(problem->nranks);
}

extern const struct ct_collective ct_allreduce;

const struct ct_algorithm allreduce_binary_blocks = {
    .name = "allreduce_binary_blocks",
    .collective = &ct_allreduce,
    .source = "Rabenseifner 2004, section 3.6",
    .needs = "p not a power of two",
    .cost = "about (2 log2 q + 2 2^D) alpha + 2 n beta + n gamma, q the "
            "largest power of two <= p, neighbouring blocks of ranks up to "
            "2^D times as large",
    .ordered = true,
    .applies = applies,
    .plan = plan,
};
