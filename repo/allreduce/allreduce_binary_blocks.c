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
 * Cost: with q the largest power of two <= p and neighbouring blocks up to 2^D
 * times as large, about (2 log2 q + 2 2^D) alpha + 2 n beta + n gamma, n bytes
 * in the vector.
 * Needs: p not a power of two (else: allreduce_rabenseifner). Scratch: at most
 * two vectors.
 * Source: Rabenseifner 2004, section 3.6; Thakur, Rabenseifner, Gropp 2005,
 * section 5.2.
 */
#include "repo/pattern/butterfly.h"
#include "repo/pattern/fold.h"

/* A block of 2^e ranks. */
struct block {
    int first; /* rank */
    int size;  /* 0: there is none */
};

/* The largest block of the ranks from `first` on. */
static struct block block_at(int first, int nranks)
{
    const int left = nranks - first;

    return (struct block){first, left > 0 ? ct_fold_power(left) : 0};
}

/* A rank with its block and the neighbouring ones. */
struct member {
    struct block larger;
    struct block own;
    struct block smaller;
    int number; /* in its own block */
    int units;  /* of a vector: the size of the largest block */
};

static struct member member_of(const struct ct_shape *shape)
{
    const int p = shape->nranks;
    struct member member = {.own = block_at(0, p), .units = ct_fold_power(p)};

    while (shape->rank >= member.own.first + member.own.size) {
        member.larger = member.own;
        member.own = block_at(member.own.first + member.own.size, p);
    }
    member.smaller = block_at(member.own.first + member.own.size, p);
    member.number = shape->rank - member.own.first;
    return member;
}

/* The part of the vector that a rank of a block combines. */
static struct ct_part part_of(const struct member *member,
                              const struct block *block, int number)
{
    struct ct_part part = {0, member->units};

    for (int d = 1; d < block->size; d *= 2) {
        part.units /= 2;
        part.first += (number & d) != 0 ? part.units : 0;
    }
    return part;
}

/* The rank of the smaller block that has this rank's part with others. */
static int smaller_rank(const struct member *member)
{
    return member->smaller.first + member->number % member->smaller.size;
}

/* The pieces of the own part that ranks of the larger block take, up or
   down. */
static void plan_pieces(struct ct_builder *builder, const struct member *member,
                        int buffer, bool up)
{
    for (int u = member->number; u < member->larger.size;
         u += member->own.size) {
        const struct ct_part piece = part_of(member, &member->larger, u);
        const struct ct_span span = ct_span(buffer, piece.first, piece.units);

        if (up)
            ct_send(builder, member->larger.first + u, span);
        else
            ct_recv(builder, member->larger.first + u, span);
    }
}

/* Up to the largest block and back: ends with the result of the own part. */
static void plan_between(struct ct_builder *builder,
                         const struct member *member,
                         struct ct_partial *partial, struct ct_part part)
{
    const struct ct_part nothing = {0, 0};

    if (member->smaller.size > 0)
        ct_partial_combine(builder, partial, smaller_rank(member), true,
                           nothing, part);
    ct_fence(builder);
    if (member->larger.size == 0) {
        ct_partial_deliver(builder, partial, part);
        return;
    }
    plan_pieces(builder, member, partial->buffer, true);
    ct_fence(builder);
    plan_pieces(builder, member, CT_RECV, false);
    ct_fence(builder);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct member member = member_of(shape);
    const struct ct_butterfly butterfly = {
        .pairing = ct_butterfly_near,
        .first = member.own.first,
        .nranks = member.own.size,
        .number = member.number,
    };
    struct ct_partial partial = {.buffer = CT_SEND};
    struct ct_part part = {0, member.units};

    ct_set_units_per_block(builder, member.units);
    partial.moves = (member.smaller.size > 0) + ct_butterfly_moves(&butterfly);
    part = ct_butterfly_halve(builder, &butterfly, &partial, part);
    plan_between(builder, &member, &partial, part);
    /* no fence: while the smaller block gets its parts, this one goes on */
    if (member.smaller.size > 0)
        ct_send(builder, smaller_rank(&member),
                ct_span(CT_RECV, part.first, part.units));
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
