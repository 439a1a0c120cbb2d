/*
 * binary_blocks.c - blocks, and the pieces that go between them.
 */
#include "repo/scheme/binary_blocks.h"

#include "repo/scheme/fold.h"

/* The largest block of the ranks from `first` on. */
static struct ct_rank_block block_at(int first, int nranks)
{
    const int left = nranks - first;

    return (struct ct_rank_block){first, left > 0 ? ct_fold_power(left) : 0};
}

struct ct_binary_blocks ct_binary_blocks_of(int nranks, int rank)
{
    struct ct_binary_blocks blocks = {.own = block_at(0, nranks), .units = ct_fold_power(nranks)};

    while (rank >= blocks.own.first + blocks.own.size) {
        blocks.larger = blocks.own;
        blocks.own = block_at(blocks.own.first + blocks.own.size, nranks);
    }
    blocks.smaller = block_at(blocks.own.first + blocks.own.size, nranks);
    blocks.number = rank - blocks.own.first;
    return blocks;
}

struct ct_butterfly ct_binary_blocks_butterfly(const struct ct_binary_blocks *blocks)
{
    return (struct ct_butterfly){
        .pairing = ct_butterfly_near,
        .first = blocks->own.first,
        .nranks = blocks->own.size,
        .number = blocks->number,
    };
}

int ct_binary_blocks_moves(const struct ct_binary_blocks *blocks)
{
    const struct ct_butterfly butterfly = ct_binary_blocks_butterfly(blocks);

    return (blocks->smaller.size > 0) + ct_butterfly_moves(&butterfly);
}

/* The part of the vector that a rank of the larger block combines. */
static struct ct_part part_above(const struct ct_binary_blocks *blocks, int number)
{
    const struct ct_butterfly butterfly = {.pairing = ct_butterfly_near,
                                           .nranks = blocks->larger.size};

    return ct_butterfly_part(&butterfly, number, (struct ct_part){0, blocks->units});
}

/* The rank of the smaller block that has this rank's part with others. */
static int smaller_rank(const struct ct_binary_blocks *blocks)
{
    return blocks->smaller.first + blocks->number % blocks->smaller.size;
}

/* The pieces of the own part that ranks of the larger block take, up or
   down. */
static void plan_pieces(struct ct_builder *builder, const struct ct_binary_blocks *blocks,
                        int buffer, bool up)
{
    for (int u = blocks->number; u < blocks->larger.size; u += blocks->own.size) {
        const struct ct_part piece = part_above(blocks, u);
        const struct ct_span span = ct_span(buffer, piece.first, piece.units);

        if (up)
            ct_send(builder, blocks->larger.first + u, span);
        else
            ct_recv(builder, blocks->larger.first + u, span);
    }
}

struct ct_part ct_binary_blocks_scatter(struct ct_builder *builder,
                                        const struct ct_binary_blocks *blocks,
                                        struct ct_partial *partial)
{
    const struct ct_butterfly butterfly = ct_binary_blocks_butterfly(blocks);
    const struct ct_part nothing = {0, 0};
    const struct ct_part part =
        ct_butterfly_halve(builder, &butterfly, partial, (struct ct_part){0, blocks->units});

    if (blocks->smaller.size > 0)
        ct_partial_combine(builder, partial, smaller_rank(blocks), true, nothing, part);
    ct_fence(builder);
    if (blocks->larger.size > 0)
        plan_pieces(builder, blocks, partial->buffer, true);
    ct_fence(builder);
    return part;
}

void ct_binary_blocks_take_back(struct ct_builder *builder, const struct ct_binary_blocks *blocks)
{
    plan_pieces(builder, blocks, CT_RECV, false);
}

void ct_binary_blocks_give_back(struct ct_builder *builder, const struct ct_binary_blocks *blocks,
                                struct ct_part part)
{
    if (blocks->smaller.size > 0)
        ct_send(builder, smaller_rank(blocks), ct_span(CT_RECV, part.first, part.units));
}
