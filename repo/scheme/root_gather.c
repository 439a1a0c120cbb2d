/*
 * root_gather.c - who is on the way to the root.
 */
#include "repo/scheme/root_gather.h"

#include "repo/scheme/fold.h"

static int size_of(const struct ct_root_gather *gather)
{
    return ct_fold_power(gather->butterfly.nranks);
}

static int count_steps(const struct ct_butterfly *butterfly)
{
    int nsteps = 0;

    while (1 << nsteps < ct_fold_power(butterfly->nranks))
        nsteps++;
    return nsteps;
}

static struct ct_pairing pairing_of(const struct ct_root_gather *gather, int number, int step)
{
    return gather->butterfly.pairing(number, step, size_of(gather));
}

/*
 * True if `number` still has its parts before step `step` goes backwards, and
 * keeps them. In the steps before that one, the numbers that do keep one part
 * each: the one that the root reaches by taking the same halves as `number`.
 */
static bool is_on_way(const struct ct_root_gather *gather, int number, int step)
{
    int at = gather->root_number;

    for (int k = 0; k < step; k++) {
        const struct ct_pairing with = pairing_of(gather, at, k);

        if (with.is_lower != pairing_of(gather, number, k).is_lower)
            at = with.partner;
    }
    return at == number;
}

/* The rank that has the place of a number at the end. */
static int rank_of(const struct ct_root_gather *gather, int number)
{
    return number == gather->root_number ? gather->shape->root
                                         : ct_butterfly_rank(&gather->butterfly, number);
}

static struct ct_span span_of(int buffer, struct ct_part part)
{
    return ct_span(buffer, part.first, part.units);
}

/* What `number` gets on the way and sends on; the root: all. */
static void plan_way(const struct ct_root_gather *gather, int number, int buffer,
                     struct ct_part part)
{
    int step = count_steps(&gather->butterfly) - 1;

    for (; step >= 0 && is_on_way(gather, number, step); step--) {
        const struct ct_pairing with = pairing_of(gather, number, step);
        const int other = part.first + (with.is_lower ? 1 : -1) * part.units;

        ct_recv(gather->builder, rank_of(gather, with.partner), ct_span(buffer, other, part.units));
        part.first = with.is_lower ? part.first : other;
        part.units *= 2;
    }
    ct_fence(gather->builder);
    if (step >= 0)
        ct_send(gather->builder, rank_of(gather, pairing_of(gather, number, step).partner),
                span_of(buffer, part));
}

static void plan_root(const struct ct_root_gather *gather, struct ct_partial *partial)
{
    const int number = gather->root_number;
    const struct ct_part part = ct_butterfly_part(&gather->butterfly, number, gather->vector);

    if (gather->butterfly.number == number)
        ct_partial_deliver(gather->builder, partial, part);
    else
        ct_recv(gather->builder, ct_butterfly_rank(&gather->butterfly, number),
                span_of(CT_RECV, part));
    plan_way(gather, number, CT_RECV, part);
}

void ct_root_gather(const struct ct_root_gather *gather, struct ct_partial *partial,
                    struct ct_part part)
{
    const int number = gather->butterfly.number;

    ct_fence(gather->builder);
    if (gather->shape->rank == gather->shape->root)
        plan_root(gather, partial);
    else if (number == gather->root_number)
        ct_send(gather->builder, gather->shape->root, span_of(partial->buffer, part));
    else
        plan_way(gather, number, partial->buffer, part);
}

struct ct_partial ct_root_partial(const struct ct_shape *shape, int moves)
{
    return (struct ct_partial){
        .buffer = CT_SEND,
        .moves = moves,
        .in_scratch = shape->rank != shape->root,
    };
}

/* How often the partial result moves: where order is free, each time. */
static int count_moves(const struct ct_butterfly *butterfly)
{
    return butterfly->any_order ? count_steps(butterfly) : ct_butterfly_moves(butterfly);
}

static struct ct_root_gather gather_of(struct ct_builder *builder, const struct ct_shape *shape,
                                       ct_butterfly_fn pairing)
{
    const int p = shape->nranks;
    const int stand_in = shape->root - (ct_fold_number(p, shape->root) < 0);

    return (struct ct_root_gather){
        .builder = builder,
        .shape = shape,
        .butterfly = {.pairing = pairing,
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
    struct ct_partial partial = ct_root_partial(shape, paired + count_moves(&gather->butterfly));
    struct ct_part part;

    if (paired)
        ct_butterfly_take_half(gather->builder, &partial, shape->rank, gather->vector);
    part = ct_butterfly_halve(gather->builder, &gather->butterfly, &partial, gather->vector);
    ct_root_gather(gather, &partial, part);
}

void ct_reduce_halving(struct ct_builder *builder, const struct ct_shape *shape,
                       ct_butterfly_fn pairing)
{
    const struct ct_root_gather gather = gather_of(builder, shape, pairing);
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
