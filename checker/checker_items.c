/*
 * checker_items.c - equal sizes where items differ in size.
 *
 * A block is as large as its item; so the two spans of a step or message must
 * be of the same items, unit by unit. A scratch buffer without items has
 * blocks as large as the largest item, so that a block takes any item, whose
 * data begin where the block begins. So, of such a buffer,
 *
 * - only whole blocks are moved: parts of a block of another size begin
 *   elsewhere;
 * - one block at a time is moved to or from a block of an item: one after the
 *   other they would lie closer together;
 * - no message goes from it into a block of an item: the sender does not know
 *   the item's size. In the other direction the message is shorter than the
 *   block;
 * - two such blocks are not combined: beyond the item's size there is no data.
 *
 * That the item is the right one is proved when the data are followed
 * (checker_content.c). So where sizes are private, and go the way of the blocks
 * before them, each scratch block gets the size of the item that it is for.
 */
#include "checker/checker_parts.h"

/* One end of a copy, reduction or message. */
struct end {
    const struct ct_check *check;
    struct ct_step_at at;
    const struct ct_span *span;
    int units_per_block;
    bool takes_any;
};

static const struct ct_schedule *schedule_of(const struct end *end)
{
    return end->check->schedules[end->at.rank];
}

int ct_block_item(const struct ct_check *check, int rank, int buffer, int block)
{
    const struct ct_member member = ct_check_member(check, rank);
    const int *items;

    if (buffer < CT_SCRATCH)
        return check->collective->content(&member, (enum ct_buffer)buffer, block).item;
    items = check->schedules[rank]->scratch_items[buffer - CT_SCRATCH];
    return items == NULL ? -1 : items[block];
}

static struct end end_of(const struct ct_check *check, struct ct_step_at at, bool is_dst)
{
    const struct ct_schedule *s = check->schedules[at.rank];
    const struct ct_step *step = &s->steps[at.step];
    const struct ct_span *span = is_dst ? &step->dst : &step->src;

    return (struct end){
        .check = check,
        .at = at,
        .span = span,
        .units_per_block = s->units_per_block,
        .takes_any =
            span->buffer >= CT_SCRATCH && s->scratch_items[span->buffer - CT_SCRATCH] == NULL,
    };
}

static int item_at(const struct end *end, int i)
{
    return ct_block_item(end->check, end->at.rank, end->span->buffer,
                         (end->span->first + i) / end->units_per_block);
}

static int check_whole(const struct end *end, struct ct_diag *diag)
{
    if (!end->takes_any || (end->span->first % end->units_per_block == 0 &&
                            end->span->units % end->units_per_block == 0))
        return CT_OK;
    return ct_check_fail(schedule_of(end), end->at.step, diag,
                         "a part of a block of scratch %d, whose blocks take "
                         "any item: only whole ones can be moved",
                         end->span->buffer - CT_SCRATCH);
}

/* Between blocks for any item and blocks of their items' sizes. */
static int check_mixed(const struct end *src, const struct end *dst, struct ct_diag *diag)
{
    const struct ct_action_traits *traits =
        ct_action_traits(schedule_of(dst)->steps[dst->at.step].action);

    if (dst->span->units != dst->units_per_block || dst->span->first % dst->units_per_block != 0)
        return ct_check_fail(schedule_of(dst), dst->at.step, diag,
                             "not one whole block between scratch blocks for "
                             "any item and blocks as large as their items");
    if ((traits->is_recv || traits->is_fetch) && src->takes_any)
        return ct_check_fail(schedule_of(dst), dst->at.step, diag,
                             "it receives item %d from a scratch block for "
                             "any item: the sender does not know its size",
                             item_at(dst, 0));
    return CT_OK;
}

static int check_ends(const struct end *src, const struct end *dst, struct ct_diag *diag)
{
    const struct ct_schedule *s = schedule_of(dst);
    const int number = dst->at.step;
    int err = check_whole(src, diag);

    if (err == CT_OK)
        err = check_whole(dst, diag);
    if (err != CT_OK)
        return err;
    if (src->takes_any != dst->takes_any)
        return check_mixed(src, dst, diag);
    if (src->takes_any)
        return s->steps[number].action != CT_DO_REDUCE
                   ? CT_OK
                   : ct_check_fail(s, number, diag,
                                   "both its blocks take any item: how much "
                                   "to combine is not known");
    for (int i = 0; i < dst->span->units; i++) {
        if (item_at(src, i) != item_at(dst, i))
            return ct_check_fail(s, number, diag,
                                 "a unit of item %d becomes one of item %d: "
                                 "their sizes may differ",
                                 item_at(src, i), item_at(dst, i));
    }
    return CT_OK;
}

/* Where messages of no bytes are not sent, both ends must know the size. */
static int check_skipped(const struct end *src, const struct end *dst, struct ct_diag *diag)
{
    if (src->at.rank == dst->at.rank ||
        !(schedule_of(src)->skips_empty || schedule_of(dst)->skips_empty))
        return CT_OK;
    if (schedule_of(src)->skips_empty != schedule_of(dst)->skips_empty)
        return ct_check_fail(schedule_of(dst), dst->at.step, diag,
                             "a message of no bytes is left out at one end "
                             "only");
    if (src->takes_any || dst->takes_any)
        return ct_check_fail(schedule_of(dst), dst->at.step, diag,
                             "a message of no bytes is left out, and scratch "
                             "for any item does not tell which has none");
    return CT_OK;
}

/* Where a part of what is posted begins, a reader knows by its own items: they must
   be the same. */
static int check_part(const struct ct_check *check, struct ct_step_at at, const struct end *posted,
                      struct ct_diag *diag)
{
    const struct ct_schedule *s = check->schedules[at.rank];
    const struct ct_span *own = &s->steps[at.step].src;
    const struct end here = {check, at, own, s->units_per_block, false};

    if (own->first > ct_buffer_units(check, s, own->buffer) - own->units || item_at(&here, 0) < 0)
        return ct_check_fail(s, at.step, diag,
                             "a part of a post of items that it has no buffer of its own for");
    for (int i = 0; i < own->units; i++) {
        if (item_at(posted, i) != item_at(&here, i))
            return ct_check_fail(s, at.step, diag,
                                 "item %d is posted where it takes item %d to be: the part "
                                 "may begin elsewhere",
                                 item_at(posted, i), item_at(&here, i));
    }
    return CT_OK;
}

static int check_fetch(const struct ct_check *check, const struct ct_matches *matches,
                       struct ct_step_at at, struct ct_diag *diag)
{
    const struct ct_step *step = &check->schedules[at.rank]->steps[at.step];
    const struct ct_step_at post = {step->peer,
                                    matches->partner[matches->first[at.rank] + (size_t)at.step]};
    const struct end dst = end_of(check, at, true);
    struct end src = end_of(check, post, false);
    struct ct_span part = *src.span;
    int err = CT_OK;

    if (step->dst.units == 0)
        return CT_OK;
    if (step->dst.units < step->src.units)
        err = check_part(check, at, &src, diag);
    part.first += step->skip;
    part.units = step->dst.units;
    src.span = &part;
    return err != CT_OK ? err : check_ends(&src, &dst, diag);
}

static int check_step(const struct ct_check *check, const struct ct_matches *matches,
                      struct ct_step_at at, struct ct_diag *diag)
{
    const struct ct_step *step = &check->schedules[at.rank]->steps[at.step];
    const struct ct_action_traits *traits = ct_action_traits(step->action);
    struct ct_step_at from = at;
    struct end src, dst;
    int err;

    if (!traits->writes)
        return CT_OK;
    if (traits->is_fetch)
        return check_fetch(check, matches, at, diag);
    if (traits->is_recv) {
        from.rank = step->peer;
        from.step = matches->partner[matches->first[at.rank] + (size_t)at.step];
    }
    src = end_of(check, from, false);
    dst = end_of(check, at, true);
    err = check_skipped(&src, &dst, diag);
    return err != CT_OK ? err : check_ends(&src, &dst, diag);
}

/* The largest item in one buffer; -1: none. */
static int last_of_buffer(const struct ct_check *check, int rank, enum ct_buffer buffer)
{
    const struct ct_member member = ct_check_member(check, rank);
    const int n = check->collective->nblocks(&member, buffer);
    int last = -1;

    for (int i = 0; i < n; i++) {
        const int item = ct_block_item(check, rank, (int)buffer, i);

        last = item > last ? item : last;
    }
    return last;
}

/* The largest item in a send or receive buffer. */
static int last_item(const struct ct_check *check)
{
    int last = -1;

    for (int rank = 0; rank < check->nranks; rank++) {
        const int sent = last_of_buffer(check, rank, CT_SEND);
        const int got = last_of_buffer(check, rank, CT_RECV);

        last = sent > last ? sent : last;
        last = got > last ? got : last;
    }
    return last;
}

static int check_known(const struct ct_schedule *s, enum ct_announcement announces,
                       struct ct_diag *diag)
{
    if (s->nscratch > 0 && announces == CT_ANNOUNCES_NOTHING)
        return ct_diag_set(diag, CT_ERR_INVALID,
                           "rank %d: scratch, where a rank knows only the "
                           "sizes of what it sends and gets itself",
                           s->rank);
    for (int i = 0; i < s->nscratch; i++) {
        if (s->scratch_items[i] != NULL && announces == CT_ANNOUNCES_LARGEST)
            return ct_diag_set(diag, CT_ERR_INVALID,
                               "rank %d: scratch %d is for items, of which a "
                               "rank knows only that of the largest",
                               s->rank, i);
    }
    return CT_OK;
}

/* With private counts a rank has room for what is not its own as far as it was
   told how much that is. */
static int check_private(const struct ct_check *check, struct ct_diag *diag)
{
    int err = CT_OK;

    for (int i = 0; i < check->nranks && err == CT_OK; i++)
        err = check_known(check->schedules[i], check->announces, diag);
    return err;
}

/* Check that the items of scratch blocks are items of the collective. */
static int check_scratch(const struct ct_schedule *s, int last, struct ct_diag *diag)
{
    for (int i = 0; i < s->nscratch; i++) {
        const int *items = s->scratch_items[i];
        const int n = items == NULL ? 0 : ct_scratch_blocks(s, i);

        for (int k = 0; k < n; k++) {
            if (items[k] < 0 || items[k] > last)
                return ct_diag_set(diag, CT_ERR_INVALID,
                                   "rank %d: block %d of scratch %d is for "
                                   "item %d: the last is %d",
                                   s->rank, k, i, items[k], last);
        }
    }
    return CT_OK;
}

int ct_check_items(const struct ct_check *check, const struct ct_matches *matches,
                   struct ct_diag *diag)
{
    int err = CT_OK;
    int last;

    if (!check->collective->has_counts)
        return CT_OK;
    if (check->collective->private_bytes != 0)
        err = check_private(check, diag);
    last = last_item(check);
    for (int i = 0; i < check->nranks && err == CT_OK; i++)
        err = check_scratch(check->schedules[i], last, diag);
    for (int i = 0; i < check->nranks; i++) {
        for (int j = 0; j < check->schedules[i]->nsteps && err == CT_OK; j++)
            err = check_step(check, matches, (struct ct_step_at){i, j}, diag);
    }
    return err;
}
