/*
 * reduce_halving - reduce-scatter by recursive halving, then a gather up a
 * binomial tree.
 *
 * In each step partners exchange halves of what they still keep, and combine. Then the
 * steps go backwards: the partner on the far side of the root sends all that it has.
 * Distances of partners, as in allreduce_halving:
 *   near  1, 2, 4, ...: groups are of consecutive ranks, for any root
 *   far   q/2, ..., 2, 1: the largest messages of the reduce-scatter go farthest,
 *         those of the gather to neighbours
 *   bine  1, 1, 3, 5, 11, ..., up and down in turn
 * Beyond the largest power of two q, the two ranks of a pair first combine one half
 * each; the odd one gives its half to the even one and rests. If it is the root, it
 * takes the even one's place in the gather.
 * Scratch: two vectors.
 * Source: near: Rabenseifner 2004, section 3.5; Thakur, Rabenseifner, Gropp 2005,
 * section 5.1. far: MPICH "reduce_scatter_gather"; recursive halving as in Thakur,
 * Rabenseifner, Gropp 2005, section 4.4. bine: De Sensi et al. 2025 (Bine trees).
 */
#include "repo/scheme/fold.h"
#include "repo/scheme/root_gather.h"

static struct ct_root_gather gather_of(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const int stand_in = shape->root - (ct_fold_number(p, shape->root) < 0);

    return (struct ct_root_gather){
        .builder = builder,
        .shape = shape,
        .butterfly = {.pairing = ct_distance_pairing(&shape->setting),
                      .nranks = p,
                      .number = ct_fold_number(p, shape->rank),
                      .any_order = !shape->keeps_order},
        .vector = {0, ct_fold_power(p)},
        .root_number = ct_fold_number(p, stand_in),
    };
}

/* A rank with a number: the pair's halves, then those of the butterfly. */
static void plan_working(const struct ct_root_gather *gather)
{
    const struct ct_shape *shape = gather->shape;
    const bool paired = ct_fold_is_paired(shape->nranks, shape->rank);
    struct ct_partial partial =
        ct_root_partial(shape, paired + ct_butterfly_moves(&gather->butterfly));
    struct ct_part part;

    if (paired)
        ct_butterfly_take_half(gather->builder, &partial, shape->rank, gather->vector);
    part = ct_butterfly_halve(gather->builder, &gather->butterfly, &partial, gather->vector);
    ct_root_gather(gather, &partial, part);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_root_gather gather = gather_of(builder, shape);
    struct ct_partial partial = ct_root_partial(shape, 0);

    ct_set_units_per_block(builder, gather.vector.units);
    if (gather.butterfly.number >= 0) {
        plan_working(&gather);
        return;
    }
    ct_butterfly_give_half(builder, &partial, shape->rank, gather.vector);
    if (shape->rank == shape->root)
        ct_root_gather(&gather, &partial, gather.vector);
}

extern const struct ct_collective ct_reduce;

const struct ct_algorithm reduce_halving = {
    .name = "reduce_halving",
    .collective = &ct_reduce,
    .source = "Rabenseifner 2004, section 3.5; far: Thakur, Rabenseifner, Gropp 2005, "
              "section 4.4; bine: De Sensi et al. 2025",
    .needs = "p > 1; far, bine: p >= 4, a commutative operation",
    .cost = "2 log2 q alpha + 2 (q-1)/q n beta + (q-1)/q n gamma, q the "
            "largest power of two <= p; if p > q, 2 alpha + n beta + n/2 "
            "gamma more",
    .params = {&ct_distance_param},
    .ordered = true,
    .ordered_with = ct_distance_is_near,
    .least_ranks = 2,
    .applies = ct_distance_applies,
    .plan = plan,
};
