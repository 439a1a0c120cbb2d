/*
 * naive_sizes.h - with counts: checks that the two ends of steps and messages
 * are of the same items. Here items are the ranks' numbers.
 */
#ifndef CT_TESTS_CHECKER_NAIVE_SIZES_H
#define CT_TESTS_CHECKER_NAIVE_SIZES_H

#include "tests/checker/naive_steps.h"

/* The item that a unit's block is as large as; -1: any. */
static inline int naive_item(const struct ct_check *check, int rank, int buffer, int unit)
{
    const struct ct_schedule *s = check->schedules[rank];
    const struct ct_member member = naive_member(check, rank);
    const int block = unit / s->units_per_block;

    if (buffer < CT_SCRATCH)
        return check->collective->content(&member, (enum ct_buffer)buffer, block).item;
    return s->scratch_items[buffer - CT_SCRATCH] == NULL
               ? -1
               : s->scratch_items[buffer - CT_SCRATCH][block];
}

/* The item of what a unit was made from. */
static inline int naive_item_of(const struct ct_check *check, const struct naive_unit *unit)
{
    return naive_item(check, unit->items[0] / NAIVE_UNITS, CT_SEND, unit->items[0] % NAIVE_UNITS);
}

static inline bool naive_is_any(const struct ct_check *check, int rank, struct ct_span span)
{
    return naive_item(check, rank, span.buffer, span.first) < 0;
}

static inline bool naive_is_whole(struct ct_span span, int per_block)
{
    return span.first % per_block == 0 && span.units % per_block == 0;
}

/* How steps may use blocks for any item: checker_items.c says why. */
static inline bool naive_any_is_right(bool is_from_any, struct ct_span from, bool is_to_any,
                                      struct ct_span to, const struct ct_step *step, int per_block)
{
    if ((is_from_any && !naive_is_whole(from, per_block)) ||
        (is_to_any && !naive_is_whole(to, per_block)))
        return false;
    if (is_from_any && is_to_any)
        return step->action != CT_DO_REDUCE && step->action != CT_DO_FETCH_REDUCE;
    return naive_is_whole(to, per_block) && to.units == per_block &&
           ((step->action != CT_DO_RECV && !naive_fetches(step)) || is_to_any);
}

/* A reader knows where the units before a part end by its own. */
static inline bool naive_part_is_right(const struct ct_check *check, int rank,
                                       const struct ct_step *fetch, struct ct_span posted)
{
    const struct ct_span own = fetch->src;

    if (!naive_span_is_right(check, rank, own) ||
        naive_item(check, rank, own.buffer, own.first) < 0)
        return false;
    for (int i = 0; i < own.units; i++) {
        if (naive_item(check, rank, own.buffer, own.first + i) !=
            naive_item(check, fetch->peer, posted.buffer, posted.first + i))
            return false;
    }
    return true;
}

static inline bool naive_size_is_right(const struct ct_check *check, int rank,
                                       const struct ct_step *step)
{
    const int per_block = check->schedules[rank]->units_per_block;
    const bool is_recv = step->action == CT_DO_RECV || naive_fetches(step);
    const int sender = is_recv ? step->peer : rank;
    const int partner = naive_fetches(step) ? naive_post_of(check, rank, step)
                        : is_recv           ? naive_partner(check, rank, step)
                                            : 0;
    const struct ct_span to = step->dst;
    struct ct_span from = is_recv ? check->schedules[sender]->steps[partner].src : step->src;
    const bool is_from_any = naive_is_any(check, sender, from);
    const bool is_to_any = naive_is_any(check, rank, to);

    if (naive_fetches(step) && step->dst.units < from.units &&
        !naive_part_is_right(check, rank, step, from))
        return false;
    if (naive_fetches(step)) {
        from.first += step->skip;
        from.units = to.units;
    }
    if (is_from_any || is_to_any)
        return naive_any_is_right(is_from_any, from, is_to_any, to, step, per_block);
    for (int i = 0; i < to.units; i++) {
        if (naive_item(check, sender, from.buffer, from.first + i) !=
            naive_item(check, rank, to.buffer, to.first + i))
            return false;
    }
    return true;
}

static inline bool naive_scratch_is_right(const struct ct_check *check, const struct ct_schedule *s)
{
    const int n = s->scratch_items[0] == NULL ? 0 : ct_scratch_blocks(s, 0);

    for (int i = 0; i < n; i++) {
        if (s->scratch_items[0][i] < 0 || s->scratch_items[0][i] >= check->nranks)
            return false;
    }
    return true;
}

static inline bool naive_sizes_are_right(const struct ct_check *check, int rank)
{
    const struct ct_schedule *s = check->schedules[rank];

    if (!check->collective->has_counts)
        return true;
    for (int i = 0; i < s->nsteps; i++) {
        if (naive_writes(&s->steps[i]) && !naive_size_is_right(check, rank, &s->steps[i]))
            return false;
    }
    return naive_scratch_is_right(check, s);
}

#endif
