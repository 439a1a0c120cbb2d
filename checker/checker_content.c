/*
 * checker_content.c - what units hold: at first, after each step, and what
 * they must hold at the end.
 *
 * What a unit holds is a number: an item, and the set of ranks whose
 * contributions to it are combined (one rank alone unless the collective
 * reduces). Which unit of the block it is need not be kept: both spans of
 * every step and message start at equal numbers modulo units_per_block, so it
 * is always the unit's own place in its block.
 *
 * Ranks that get the same must get it in every bit (MPI 4.0, section 6.9.6), so
 * that of a reduction's results, a hash of the whole expression is kept, too.
 */
#include "checker/checker_parts.h"

#include <stdlib.h>
#include <string.h>

/* Contributions, a number of ct_sets, to an item; never 0. */
static uint64_t value_of(int item, uint32_t set)
{
    return ((uint64_t)item + 1) << 32 | set;
}

static int item_of(uint64_t value)
{
    return (int)(value >> 32) - 1;
}

static uint32_t set_of(uint64_t value)
{
    return (uint32_t)value;
}

/* The hash of one result; of two, the second combined with the first. */
static uint64_t way_of(uint64_t a, uint64_t b)
{
    uint64_t hash = (a ^ UINT64_C(0x9e3779b97f4a7c15)) * UINT64_C(0xff51afd7ed558ccd);

    hash = (hash ^ hash >> 32 ^ b) * UINT64_C(0xc4ceb9fe1a85ec53);
    return hash ^ hash >> 29;
}

static const struct ct_step *step_at(const struct ct_contents *c, struct ct_step_at at)
{
    return &c->check->schedules[at.rank]->steps[at.step];
}

static struct ct_content content_of(const struct ct_contents *c, int rank, enum ct_buffer buffer,
                                    int unit)
{
    const struct ct_check *check = c->check;
    const struct ct_member member = ct_check_member(check, rank);

    return check->collective->content(&member, buffer,
                                      unit / check->schedules[rank]->units_per_block);
}

static int init_rank(struct ct_contents *c, int rank)
{
    const int nsend = ct_buffer_units(c->check, c->check->schedules[rank], CT_SEND);
    struct ct_layout *layout = &c->layouts[rank];

    ct_layout_init(layout, c->check, rank);
    c->cells[rank] = calloc(layout->ncells + 1, sizeof(uint64_t));
    if (c->ways != NULL)
        c->ways[rank] = calloc(layout->ncells + 1, sizeof(uint64_t));
    if (c->cells[rank] == NULL || (c->ways != NULL && c->ways[rank] == NULL))
        return CT_ERR_MEMORY;
    for (int i = 0; i < nsend; i++) {
        const struct ct_content content = content_of(c, rank, CT_SEND, i);
        const size_t cell = layout->base[CT_SEND] + (size_t)i;

        c->cells[rank][cell] = value_of(content.item, ct_sets_of_rank(c->sets, content.first));
        if (c->ways != NULL)
            c->ways[rank][cell] = way_of((uint64_t)content.first, 0);
    }
    return CT_OK;
}

int ct_contents_init(struct ct_contents *c, const struct ct_check *check, struct ct_diag *diag)
{
    const size_t nranks = (size_t)check->nranks;
    int err = CT_OK;

    c->check = check;
    c->layouts = calloc(nranks, sizeof *c->layouts);
    c->cells = calloc(nranks, sizeof *c->cells);
    if (check->collective->reduces)
        c->ways = calloc(nranks, sizeof *c->ways);
    c->sets = ct_sets_new(check->nranks);
    if (c->layouts == NULL || c->cells == NULL || c->sets == NULL ||
        (check->collective->reduces && c->ways == NULL))
        err = CT_ERR_MEMORY;
    for (int i = 0; i < check->nranks && err == CT_OK; i++)
        err = init_rank(c, i);
    if (err != CT_OK)
        ct_diag_set(diag, CT_ERR_MEMORY,
                    "out of memory for the data of %d "
                    "ranks",
                    check->nranks);
    return err;
}

void ct_contents_fini(struct ct_contents *c)
{
    for (int i = 0; c->cells != NULL && i < c->check->nranks; i++)
        free(c->cells[i]);
    for (int i = 0; c->ways != NULL && i < c->check->nranks; i++)
        free(c->ways[i]);
    free(c->cells);
    free(c->ways);
    free(c->layouts);
    ct_sets_free(c->sets);
}

static size_t cell_of(const struct ct_contents *c, int rank, const struct ct_span *span)
{
    return c->layouts[rank].base[span->buffer] + (size_t)span->first;
}

static uint64_t *cells_of(const struct ct_contents *c, int rank, const struct ct_span *span)
{
    return &c->cells[rank][cell_of(c, rank, span)];
}

static uint64_t *ways_of(const struct ct_contents *c, int rank, const struct ct_span *span)
{
    return &c->ways[rank][cell_of(c, rank, span)];
}

/* Check that everything that the step reads was written. */
static int check_reads(const struct ct_contents *c, struct ct_step_at at,
                       const struct ct_span *span, struct ct_diag *diag)
{
    const uint64_t *cells = cells_of(c, at.rank, span);
    char unit[64];
    int i = 0;

    while (i < span->units && cells[i] != 0)
        i++;
    if (i == span->units)
        return CT_OK;
    ct_unit_describe(span->buffer, (size_t)span->first + (size_t)i, unit, sizeof unit);
    return ct_check_fail(c->check->schedules[at.rank], at.step, diag,
                         "it reads %s, where nothing was written", unit);
}

/* With counts: check that each block of an item's size gets that item. */
static int check_fits(const struct ct_contents *c, struct ct_step_at at, const uint64_t *values,
                      struct ct_diag *diag)
{
    const struct ct_schedule *s = c->check->schedules[at.rank];
    const struct ct_span *dst = &step_at(c, at)->dst;

    for (int i = 0; i < dst->units; i++) {
        const int item =
            ct_block_item(c->check, at.rank, dst->buffer, (dst->first + i) / s->units_per_block);

        if (item >= 0 && item != item_of(values[i]))
            return ct_check_fail(s, at.step, diag,
                                 "item %d comes into a block of the size of "
                                 "item %d",
                                 item_of(values[i]), item);
    }
    return CT_OK;
}

int ct_contents_read(const struct ct_contents *c, struct ct_step_at at, struct ct_diag *diag)
{
    return check_reads(c, at, &step_at(c, at)->src, diag);
}

/* What the step at the other end takes of what this one reads. */
static struct ct_span taken(const struct ct_contents *c, struct ct_step_at from,
                            struct ct_step_at to)
{
    const struct ct_step *step = step_at(c, to);
    struct ct_span src = step_at(c, from)->src;

    if (!ct_action_traits(step->action)->is_fetch)
        return src;
    src.first += step->skip;
    src.units = step->dst.units;
    return src;
}

int ct_contents_move(struct ct_contents *c, struct ct_step_at from, struct ct_step_at to,
                     struct ct_diag *diag)
{
    const struct ct_span units = taken(c, from, to);
    const struct ct_span *src = &units;
    const struct ct_span *dst = &step_at(c, to)->dst;
    const uint64_t *values = cells_of(c, from.rank, src);
    int err = check_reads(c, from, src, diag);

    if (err == CT_OK && c->check->collective->has_counts)
        err = check_fits(c, to, values, diag);
    if (err == CT_OK)
        memmove(cells_of(c, to.rank, dst), values, (size_t)src->units * sizeof *values);
    if (err == CT_OK && c->ways != NULL)
        memmove(ways_of(c, to.rank, dst), ways_of(c, from.rank, src),
                (size_t)src->units * sizeof(uint64_t));
    return err;
}

/* One unit of a reduction. */
static int reduce_unit(struct ct_contents *c, struct ct_step_at at, int unit, uint64_t src,
                       uint64_t *dst, struct ct_diag *diag)
{
    const struct ct_schedule *s = c->check->schedules[at.rank];
    uint32_t joined = 0;
    int twice = 0;
    int err;

    if (item_of(src) != item_of(*dst))
        return ct_check_fail(s, at.step, diag, "it combines item %d with item %d", item_of(src),
                             item_of(*dst));
    err = ct_sets_join(c->sets, set_of(src), set_of(*dst), &joined, &twice);
    *dst = value_of(item_of(src), joined);
    if (err == CT_ERR_INVALID)
        ct_check_fail(s, at.step, diag,
                      "the contribution of rank %d is already in unit %d "
                      "of its destination",
                      twice, unit);
    else if (err != CT_OK)
        ct_diag_set(diag, CT_ERR_MEMORY, "out of memory for sets of contributions");
    return err;
}

/* dst = src op dst: the contributions of src come first. */
int ct_contents_reduce(struct ct_contents *c, struct ct_step_at from, struct ct_step_at to,
                       struct ct_diag *diag)
{
    const struct ct_span units = taken(c, from, to);
    const struct ct_span *into = &step_at(c, to)->dst;
    const uint64_t *src = cells_of(c, from.rank, &units);
    uint64_t *dst = cells_of(c, to.rank, into);
    const uint64_t *ways = ways_of(c, from.rank, &units);
    uint64_t *way = ways_of(c, to.rank, into);
    int err = check_reads(c, from, &units, diag);

    if (err == CT_OK)
        err = check_reads(c, to, into, diag);
    for (int i = 0; i < units.units && err == CT_OK; i++) {
        err = reduce_unit(c, to, into->first + i, src[i], &dst[i], diag);
        way[i] = way_of(ways[i], way[i]);
    }
    return err;
}

static int fail_final(int rank, int unit, const char *fault, struct ct_diag *diag)
{
    return ct_diag_set(diag, CT_ERR_INVALID,
                       "rank %d ends with the wrong data in unit %d of the "
                       "receive buffer: %s",
                       rank, unit, fault);
}

/* Check that a unit holds all that it should of its item. */
static int check_contributions(const struct ct_contents *c, int rank, int unit, uint32_t set,
                               const struct ct_content *wanted, struct ct_diag *diag)
{
    const int missing = ct_sets_missing(c->sets, set, wanted->first, wanted->last);
    const int beyond = ct_sets_beyond(c->sets, set, wanted->first, wanted->last);
    struct ct_diag fault;

    if (missing <= wanted->last) {
        ct_diag_set(&fault, CT_ERR_INVALID, "the contribution of rank %d is missing", missing);
        return fail_final(rank, unit, fault.text, diag);
    }
    if (beyond >= 0) {
        ct_diag_set(&fault, CT_ERR_INVALID, "the contribution of rank %d does not belong there",
                    beyond);
        return fail_final(rank, unit, fault.text, diag);
    }
    if (c->check->ordered && !ct_sets_is_ordered(c->sets, set))
        return fail_final(rank, unit, "contributions are not in the order of ranks", diag);
    return CT_OK;
}

static int check_value(const struct ct_contents *c, int rank, int unit, uint64_t value,
                       struct ct_diag *diag)
{
    const struct ct_content wanted = content_of(c, rank, CT_RECV, unit);
    const bool reduces = c->check->collective->reduces;
    struct ct_diag fault;

    if (value == 0)
        return fail_final(rank, unit, "nothing was written there", diag);
    if (item_of(value) == wanted.item && reduces)
        return check_contributions(c, rank, unit, set_of(value), &wanted, diag);
    if (item_of(value) == wanted.item && set_of(value) == ct_sets_of_rank(c->sets, wanted.first))
        return CT_OK;
    if (reduces)
        ct_diag_set(&fault, CT_ERR_INVALID, "item %d instead of item %d", item_of(value),
                    wanted.item);
    else
        ct_diag_set(&fault, CT_ERR_INVALID, "item %d of rank %d instead of item %d of rank %d",
                    item_of(value), (int)(set_of(value) / (uint32_t)c->check->nranks), wanted.item,
                    wanted.first);
    return fail_final(rank, unit, fault.text, diag);
}

/* All ranks hold what they should: check that it is the same in every bit. */
static int check_ways(const struct ct_contents *c, int rank, struct ct_diag *diag)
{
    const uint64_t *ways = c->ways[rank] + c->layouts[rank].base[CT_RECV];
    const uint64_t *others = c->ways[0] + c->layouts[0].base[CT_RECV];
    const size_t nrecv =
        c->layouts[rank].nrecv < c->layouts[0].nrecv ? c->layouts[rank].nrecv : c->layouts[0].nrecv;

    for (int i = 0; i < (int)nrecv; i++) {
        const struct ct_content own = content_of(c, rank, CT_RECV, i);
        const struct ct_content other = content_of(c, 0, CT_RECV, i);

        if (own.item == other.item && own.first == other.first && own.last == other.last &&
            ways[i] != others[i])
            return fail_final(rank, i,
                              "rank 0 combined the same contributions in "
                              "another way, so rounding may differ",
                              diag);
    }
    return CT_OK;
}

/* Where sizes go the way of the blocks before them, a rank learns the size of a
   scratch block by what comes into it. */
static int check_learned(const struct ct_contents *c, int rank, struct ct_diag *diag)
{
    const struct ct_schedule *s = c->check->schedules[rank];

    for (int i = 0; i < s->nscratch; i++) {
        const uint64_t *cells = c->cells[rank] + c->layouts[rank].base[CT_SCRATCH + i];

        for (int k = 0; s->scratch_items[i] != NULL && k < s->scratch_units[i]; k++) {
            if (cells[k] == 0)
                return ct_diag_set(diag, CT_ERR_INVALID,
                                   "rank %d: nothing comes into unit %d of "
                                   "scratch %d, so its size is never known",
                                   rank, k, i);
        }
    }
    return CT_OK;
}

int ct_contents_check(const struct ct_contents *c, struct ct_diag *diag)
{
    int err = CT_OK;

    for (int rank = 0; rank < c->check->nranks && err == CT_OK; rank++) {
        const struct ct_layout *layout = &c->layouts[rank];
        const uint64_t *cells = c->cells[rank] + layout->base[CT_RECV];

        for (int i = 0; i < (int)layout->nrecv && err == CT_OK; i++)
            err = check_value(c, rank, i, cells[i], diag);
    }
    for (int rank = 0; rank < c->check->nranks && err == CT_OK; rank++) {
        if (c->check->announces == CT_ANNOUNCES_SIZES)
            err = check_learned(c, rank, diag);
    }
    for (int rank = 1; rank < c->check->nranks && err == CT_OK; rank++) {
        if (c->ways != NULL)
            err = check_ways(c, rank, diag);
    }
    return err;
}
