/*
 * butterfly.c - halving and doubling, for any choice of partners.
 */
#include "repo/scheme/butterfly.h"

#include "repo/scheme/bine.h"
#include "repo/scheme/fold.h"

struct ct_pairing ct_butterfly_near(int number, int step, int q)
{
    const int distance = 1 << step;

    (void)q;
    return (struct ct_pairing){number ^ distance, (number & distance) == 0};
}

struct ct_pairing ct_butterfly_far(int number, int step, int q)
{
    const int distance = q >> (step + 1);

    return (struct ct_pairing){number ^ distance, (number & distance) == 0};
}

struct ct_pairing ct_butterfly_bine(int number, int step, int q)
{
    const int half = q >> (step + 1);

    return (struct ct_pairing){ct_bine_partner(number, step, q),
                               (ct_bine_position(number, q) & half) == 0};
}

static const char *const distance_words[] = {
    [CT_DISTANCE_NEAR] = "near",
    [CT_DISTANCE_FAR] = "far",
    [CT_DISTANCE_BINE] = "bine",
};
const struct ct_param ct_distance_param = {
    .name = "distance",
    .nvalues = sizeof distance_words / sizeof *distance_words,
    .words = distance_words,
};

ct_butterfly_fn ct_distance_pairing(const struct ct_setting *setting)
{
    static const ct_butterfly_fn pairings[] = {
        [CT_DISTANCE_NEAR] = ct_butterfly_near,
        [CT_DISTANCE_FAR] = ct_butterfly_far,
        [CT_DISTANCE_BINE] = ct_butterfly_bine,
    };

    return pairings[setting->values[0]];
}

bool ct_distance_is_near(const struct ct_setting *setting)
{
    return setting->values[0] == CT_DISTANCE_NEAR;
}

bool ct_distance_applies(const struct ct_problem *problem)
{
    return ct_distance_is_near(&problem->setting) || problem->nranks >= 4;
}

static int size_of(const struct ct_butterfly *butterfly)
{
    return ct_fold_power(butterfly->nranks);
}

static struct ct_pairing pairing_of(const struct ct_butterfly *butterfly, int number, int step)
{
    return butterfly->pairing(number, step, size_of(butterfly));
}

int ct_butterfly_rank(const struct ct_butterfly *butterfly, int number)
{
    return butterfly->first + ct_fold_rank(butterfly->nranks, number);
}

int ct_butterfly_moves(const struct ct_butterfly *butterfly)
{
    int moves = 0;

    for (int step = 0; 1 << step < size_of(butterfly); step++)
        moves += butterfly->any_order || pairing_of(butterfly, butterfly->number, step).is_lower;
    return moves;
}

static struct ct_part half_of(struct ct_part part, bool lower)
{
    const int units = part.units / 2;

    return (struct ct_part){part.first + (lower ? 0 : units), units};
}

/* The units of a part. */
static struct ct_part units_of(const struct ct_butterfly *butterfly, struct ct_part part)
{
    const int first = ct_butterfly_rank(butterfly, part.first);
    const int end = ct_butterfly_rank(butterfly, part.first + part.units);

    return butterfly->by_rank ? (struct ct_part){first, end - first} : part;
}

struct ct_part ct_butterfly_halve(struct ct_builder *builder, const struct ct_butterfly *butterfly,
                                  struct ct_partial *partial, struct ct_part vector)
{
    struct ct_part part = vector;

    for (int step = 0; 1 << step < size_of(butterfly); step++) {
        const struct ct_pairing with = pairing_of(butterfly, butterfly->number, step);

        ct_partial_combine(builder, partial, ct_butterfly_rank(butterfly, with.partner),
                           with.is_lower || butterfly->any_order,
                           units_of(butterfly, half_of(part, !with.is_lower)),
                           units_of(butterfly, half_of(part, with.is_lower)));
        part = half_of(part, with.is_lower);
    }
    return part;
}

struct ct_part ct_butterfly_part(const struct ct_butterfly *butterfly, int number,
                                 struct ct_part vector)
{
    struct ct_part part = vector;

    for (int step = 0; 1 << step < size_of(butterfly); step++)
        part = half_of(part, pairing_of(butterfly, number, step).is_lower);
    return part;
}

void ct_butterfly_gather(struct ct_builder *builder, const struct ct_butterfly *butterfly,
                         struct ct_part part)
{
    int nsteps = 0;

    while (1 << nsteps < size_of(butterfly))
        nsteps++;
    for (int step = nsteps - 1; step >= 0; step--) {
        const struct ct_pairing with = pairing_of(butterfly, butterfly->number, step);
        const int peer = ct_butterfly_rank(butterfly, with.partner);
        const int other = part.first + (with.is_lower ? 1 : -1) * part.units;

        ct_recv(builder, peer, ct_span(CT_RECV, other, part.units));
        ct_send(builder, peer, ct_part_span(CT_RECV, part));
        ct_fence(builder);
        part.first = with.is_lower ? part.first : other;
        part.units *= 2;
    }
}

void ct_butterfly_give_half(struct ct_builder *builder, struct ct_partial *partial, int rank,
                            struct ct_part vector)
{
    const struct ct_part upper = half_of(vector, false);

    ct_partial_combine(builder, partial, rank - 1, false, half_of(vector, true), upper);
    ct_send(builder, rank - 1, ct_part_span(partial->buffer, upper));
    ct_fence(builder);
}

void ct_butterfly_take_half(struct ct_builder *builder, struct ct_partial *partial, int rank,
                            struct ct_part vector)
{
    const struct ct_part upper = half_of(vector, false);

    ct_partial_combine(builder, partial, rank + 1, true, upper, half_of(vector, true));
    ct_recv(builder, rank + 1, ct_part_span(partial->buffer, upper));
}

static void plan_doubling(struct ct_builder *builder, const struct ct_butterfly *butterfly,
                          int rank)
{
    const struct ct_part nothing = {0, 0};
    const struct ct_part vector = {0, 1};
    const bool paired = ct_fold_is_paired(butterfly->nranks, rank);
    struct ct_partial partial = {.buffer = CT_SEND,
                                 .moves = paired + ct_butterfly_moves(butterfly)};

    if (paired)
        ct_partial_combine(builder, &partial, rank + 1, true, nothing, vector);
    for (int step = 0; 1 << step < size_of(butterfly); step++) {
        const struct ct_pairing with = pairing_of(butterfly, butterfly->number, step);

        ct_partial_combine(builder, &partial, ct_butterfly_rank(butterfly, with.partner),
                           with.is_lower, vector, vector);
    }
    ct_partial_deliver(builder, &partial, vector);
    if (paired)
        ct_send(builder, rank + 1, ct_span(CT_RECV, 0, 1));
}

void ct_allreduce_doubling(struct ct_builder *builder, const struct ct_shape *shape,
                           ct_butterfly_fn pairing)
{
    const int rank = shape->rank;
    const struct ct_butterfly butterfly = {
        .pairing = pairing,
        .nranks = shape->nranks,
        .number = ct_fold_number(shape->nranks, rank),
    };

    if (butterfly.number >= 0) {
        plan_doubling(builder, &butterfly, rank);
        return;
    }
    ct_send(builder, rank - 1, ct_span(CT_SEND, 0, 1));
    ct_fence(builder);
    ct_recv(builder, rank - 1, ct_span(CT_RECV, 0, 1));
}
