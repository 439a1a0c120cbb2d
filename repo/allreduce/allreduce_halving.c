/*
 * allreduce_halving - recursive halving, then recursive doubling.
 *
 * Reduce-scatter: in each step partners exchange halves of what they still keep, and
 * combine. Allgather: the same steps backwards. Distances of partners:
 *   near  1, 2, 4, ...: ranks whose numbers differ in bit k; the largest exchange is
 *         between neighbours and groups are of consecutive ranks: rank order is kept
 *   far   q/2, ..., 2, 1: chunk w ends at the rank of number w, but the largest
 *         messages go farthest
 *   bine  1, 1, 3, 5, 11, ..., up and down in turn, which is about two thirds of 2^k:
 *         less crosses the borders of groups of consecutive ranks; chunks are dealt out
 *         in an order in which all messages are contiguous. Where p is a power of
 *         two, it sends what allreduce_swing sends
 * Beyond the largest power of two q, the two ranks of a pair first exchange halves and
 * combine one each; the odd one gives its half to the even one and gets the result
 * from it at the end.
 * Scratch: at most two vectors.
 * Source: near: Rabenseifner 2004; Thakur, Rabenseifner, Gropp 2005, section 4.5;
 * Faraj, Yuan 2005, section 3.1 ("MPICH Rabenseifner": MPICH, too, has the
 * nearest partner first). far: recursive halving and doubling as in Thakur,
 * Rabenseifner, Gropp 2005, sections 4.4 and 4.1. bine: De Sensi et al. 2025 (Bine
 * trees); De Sensi et al. 2024 (Swing).
 */
#include "repo/scheme/butterfly.h"
#include "repo/scheme/fold.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int rank = shape->rank;
    const struct ct_butterfly butterfly = {
        .pairing = ct_distance_pairing(&shape->setting),
        .nranks = shape->nranks,
        .number = ct_fold_number(shape->nranks, rank),
    };
    const bool paired = ct_fold_is_paired(shape->nranks, rank);
    const struct ct_part vector = {0, ct_fold_power(shape->nranks)};
    struct ct_partial partial = {.buffer = CT_SEND};
    struct ct_part part;

    ct_set_units_per_block(builder, vector.units);
    if (butterfly.number < 0) {
        ct_butterfly_give_half(builder, &partial, rank, vector);
        ct_recv(builder, rank - 1, ct_span(CT_RECV, 0, vector.units));
        return;
    }
    partial.moves = paired + ct_butterfly_moves(&butterfly);
    if (paired)
        ct_butterfly_take_half(builder, &partial, rank, vector);
    part = ct_butterfly_halve(builder, &butterfly, &partial, vector);
    ct_partial_deliver(builder, &partial, part);
    ct_butterfly_gather(builder, &butterfly, part);
    if (paired)
        ct_send(builder, rank + 1, ct_span(CT_RECV, 0, vector.units));
}

extern const struct ct_collective ct_allreduce;

const struct ct_algorithm allreduce_halving = {
    .name = "allreduce_halving",
    .collective = &ct_allreduce,
    .source = "Rabenseifner 2004; far: Thakur, Rabenseifner, Gropp 2005, sections 4.1 and "
              "4.4; bine: De Sensi et al. 2025",
    .needs = "far, bine: p >= 4, a commutative operation",
    .cost = "2 log2 q alpha + 2 (q-1)/q n beta + (q-1)/q n gamma, q the "
            "largest power of two <= p; if p > q, 3 alpha + 2 n beta + "
            "n/2 gamma more",
    .params = {&ct_distance_param},
    .ordered = true,
    .ordered_with = ct_distance_is_near,
    .applies = ct_distance_applies,
    .plan = plan,
};
