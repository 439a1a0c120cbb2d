/*
 * allreduce_rabenseifner - recursive halving, then recursive doubling.
 *
 * Reduce-scatter: in step k, ranks whose numbers differ in bit k exchange
 * halves of what they still keep, and combine; nearest partner first, so the
 * largest exchange is between neighbours and groups are of consecutive ranks:
 * rank order is kept. Allgather: the same steps backwards. Beyond the largest
 * power of two q, the two ranks of a pair first exchange halves and combine
 * one each; the odd one gives its half to the even one and gets the result
 * from it at the end.
 * Cost: 2 log2 q alpha + 2 (q-1)/q n beta + (q-1)/q n gamma, n bytes in the
 * vector; if p > q, 3 alpha + 2 n beta + n/2 gamma more.
 * Needs: nothing. Scratch: at most two vectors.
 * Source: Rabenseifner 2004; Thakur, Rabenseifner, Gropp
 * 2005, section 4.5 (there the farthest partner comes first).
 */
#include "repo/algorithm.h"
#include "repo/pattern/fold.h"
#include "repo/pattern/partial.h"

/* The half of a span that is kept if the peer is above: the lower one. */
static struct ct_part half_of(struct ct_part part, bool lower)
{
    const int units = part.units / 2;
    const struct ct_part half = {part.first + (lower ? 0 : units), units};

    return half;
}

static struct ct_span span_of(int buffer, struct ct_part part)
{
    return ct_span(buffer, part.first, part.units);
}

/* Ends with one unit of the result in the receive buffer; returns which. */
static struct ct_part plan_halving(struct ct_builder *builder,
                                   struct ct_partial *partial, int p,
                                   int number)
{
    struct ct_part part = {0, ct_fold_power(p)};

    for (int d = 1; d < ct_fold_power(p); d *= 2) {
        const bool above = (number & d) == 0;

        ct_partial_combine(builder, partial, ct_fold_rank(p, number ^ d), above,
                           half_of(part, !above), half_of(part, above));
        part = half_of(part, above);
    }
    ct_partial_deliver(builder, partial, part);
    return part;
}

static void plan_doubling(struct ct_builder *builder, int p, int number,
                          struct ct_part part)
{
    for (int d = ct_fold_power(p) / 2; d > 0; d /= 2) {
        const int peer = ct_fold_rank(p, number ^ d);
        const struct ct_part other = {part.first ^ part.units, part.units};

        ct_recv(builder, peer, span_of(CT_RECV, other));
        ct_send(builder, peer, span_of(CT_RECV, part));
        ct_fence(builder);
        part.first &= ~part.units;
        part.units *= 2;
    }
}

/* The odd rank of a pair: combines half of the vector, then rests. */
static void plan_resting(struct ct_builder *builder, int rank,
                         struct ct_part vector)
{
    struct ct_partial partial = {.buffer = CT_SEND};
    const struct ct_part upper = half_of(vector, false);

    ct_partial_combine(builder, &partial, rank - 1, false,
                       half_of(vector, true), upper);
    ct_send(builder, rank - 1, span_of(partial.buffer, upper));
    ct_fence(builder);
    ct_recv(builder, rank - 1, span_of(CT_RECV, vector));
}

/* The even rank of a pair begins with the halves of both. */
static void plan_pair(struct ct_builder *builder, struct ct_partial *partial,
                      int rank, struct ct_part vector)
{
    const struct ct_part upper = half_of(vector, false);

    ct_partial_combine(builder, partial, rank + 1, true, upper,
                       half_of(vector, true));
    ct_recv(builder, rank + 1, span_of(partial->buffer, upper));
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const int rank = shape->rank;
    const int number = ct_fold_number(p, rank);
    const struct ct_part vector = {0, ct_fold_power(p)};
    struct ct_partial partial = {.buffer = CT_SEND};

    ct_set_units_per_block(builder, vector.units);
    if (number < 0) {
        plan_resting(builder, rank, vector);
        return;
    }
    partial.moves = ct_fold_peers_above(p, rank);
    if (ct_fold_is_paired(p, rank))
        plan_pair(builder, &partial, rank, vector);
    plan_doubling(builder, p, number,
                  plan_halving(builder, &partial, p, number));
    if (ct_fold_is_paired(p, rank))
        ct_send(builder, rank + 1, span_of(CT_RECV, vector));
}

extern const struct ct_collective ct_allreduce;

const struct ct_algorithm allreduce_rabenseifner = {
    .name = "allreduce_rabenseifner",
    .collective = &ct_allreduce,
    .source = "Rabenseifner 2004",
    .ordered = true,
    .plan = plan,
};
