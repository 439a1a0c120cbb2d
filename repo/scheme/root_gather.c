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
                ct_part_span(buffer, part));
}

static void plan_root(const struct ct_root_gather *gather, struct ct_partial *partial)
{
    const int number = gather->root_number;
    const struct ct_part part = ct_butterfly_part(&gather->butterfly, number, gather->vector);

    if (gather->butterfly.number == number)
        ct_partial_deliver(gather->builder, partial, part);
    else
        ct_recv(gather->builder, ct_butterfly_rank(&gather->butterfly, number),
                ct_part_span(CT_RECV, part));
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
        ct_send(gather->builder, gather->shape->root, ct_part_span(partial->buffer, part));
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
