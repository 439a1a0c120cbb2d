/*
 * multiway.c - slots and reductions of a group of ranks.
 */
#include "repo/scheme/multiway.h"

struct ct_multiway ct_multiway_level(const struct ct_digits *digits, int nranks, int number,
                                     int level)
{
    struct ct_multiway group = {.size = digits->radices[level]};

    group.place = ct_digits_group(digits, number, level, group.ranks);
    for (int i = 0; i < group.size; i++)
        group.ranks[i] = ct_fold_group(nranks, digits->count, group.ranks[i]).first;
    return group;
}

void ct_multiway_share(struct ct_multiway *group, struct ct_part part)
{
    for (int i = 0; i < group->size; i++) {
        const int first = i * part.units / group->size;
        const int end = (i + 1) * part.units / group->size;

        group->parts[i] = (struct ct_part){part.first + first, end - first};
    }
}

struct ct_span ct_holding_span(const struct ct_holding *holding, struct ct_part part)
{
    return ct_span(holding->buffer, holding->slot * holding->units + part.first, part.units);
}

/* Where the part of the i-th rank is after the exchange: slots are numbered
   by place, without the one that is held. */
static struct ct_holding source_of(const struct ct_holding *holding,
                                   const struct ct_multiway *group, int i)
{
    const int number = i < group->place ? i : i - 1;
    const bool follows = holding->buffer == CT_SCRATCH && number >= holding->slot;

    if (i == group->place)
        return *holding;
    return (struct ct_holding){holding->units, CT_SCRATCH, number + follows, holding->in_scratch};
}

/* From the highest down, into what the highest had. */
static void reduce(struct ct_builder *builder, struct ct_holding *holding,
                   const struct ct_multiway *group)
{
    const struct ct_part part = group->parts[group->place];
    struct ct_holding result = source_of(holding, group, group->size - 1);
    int last = CT_NO_STEP;

    /* the send buffer cannot be the second operand */
    if (result.buffer == CT_SEND) {
        result.buffer = holding->in_scratch ? CT_SCRATCH : CT_RECV;
        result.slot = holding->in_scratch ? group->size - 1 : 0;
        last = ct_copy(builder, ct_holding_span(holding, part), ct_holding_span(&result, part));
    }
    for (int i = group->size - 2; i >= 0; i--) {
        const struct ct_holding source = source_of(holding, group, i);
        const int step =
            ct_combine(builder, ct_holding_span(&source, part), ct_holding_span(&result, part));

        ct_after(builder, step, last);
        last = step;
    }
    *holding = result;
}

void ct_multiway_combine(struct ct_builder *builder, struct ct_holding *holding,
                         const struct ct_multiway *group)
{
    ct_fence(builder);
    for (int i = 1; i < group->size; i++) {
        const int from = (group->place + group->size - i) % group->size;
        const int to = (group->place + i) % group->size;
        const struct ct_holding into = source_of(holding, group, from);

        ct_recv(builder, group->ranks[from], ct_holding_span(&into, group->parts[group->place]));
        ct_send(builder, group->ranks[to], ct_holding_span(holding, group->parts[to]));
    }
    ct_fence(builder);
    if (group->parts[group->place].units > 0)
        reduce(builder, holding, group);
    ct_fence(builder);
}

void ct_multiway_collect(struct ct_builder *builder, struct ct_holding *holding,
                         const struct ct_fold_group *of, struct ct_part vector)
{
    struct ct_multiway group = {.size = of->size, .parts = {vector}};

    for (int i = 0; i < of->size; i++)
        group.ranks[i] = of->first + i;
    if (of->size > 1)
        ct_multiway_combine(builder, holding, &group);
}

void ct_multiway_gather(struct ct_builder *builder, const struct ct_multiway *group)
{
    const struct ct_part own = group->parts[group->place];

    ct_fence(builder);
    for (int i = 1; i < group->size; i++) {
        const int from = (group->place + group->size - i) % group->size;
        const int to = (group->place + i) % group->size;

        ct_recv(builder, group->ranks[from],
                ct_span(CT_RECV, group->parts[from].first, group->parts[from].units));
        ct_send(builder, group->ranks[to], ct_span(CT_RECV, own.first, own.units));
    }
    ct_fence(builder);
}
