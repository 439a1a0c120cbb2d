/*
 * tree_sum.c - chooses buffers and the order of children.
 */
#include "repo/scheme/tree_sum.h"

/* Receive a child's unit; returns the step. */
static int receive(struct ct_summing *summing, const struct ct_sum *sum, int child,
                   struct ct_span into)
{
    struct ct_builder *builder = summing->window.builder;
    const int rank = ct_numbered_rank(&summing->numbering, child);
    const int step = ct_in_window(&summing->window, ct_recv(builder, rank, into));

    if (into.buffer >= CT_SCRATCH)
        ct_after(builder, step, sum->freed[into.buffer - CT_SCRATCH]);
    else /* in place, it is the send buffer, too */
        ct_after(builder, step, sum->step);
    return step;
}

/* The scratch buffer that the sum is not in. */
static struct ct_span free_span(const struct ct_sum *sum)
{
    const int slot = sum->span.buffer == CT_SCRATCH;

    return ct_span(CT_SCRATCH + slot, sum->span.first, 1);
}

static void note_read(struct ct_sum *sum, const struct ct_span *span, int step)
{
    if (span->buffer >= CT_SCRATCH)
        sum->freed[span->buffer - CT_SCRATCH] = step;
}

/* A child of higher numbers: the sum moves to where its unit came. */
static void add_higher(struct ct_summing *summing, struct ct_sum *sum, int child, bool is_last)
{
    struct ct_builder *builder = summing->window.builder;
    struct ct_span into = free_span(sum);
    int recv, reduce;

    if (summing->ends_in_recv && is_last && sum->span.buffer != CT_SEND)
        into.buffer = CT_RECV;
    recv = receive(summing, sum, child, into);
    reduce = ct_combine(builder, sum->span, into);
    ct_after(builder, reduce, recv);
    ct_after(builder, reduce, sum->step);
    note_read(sum, &sum->span, reduce);
    sum->span = into;
    sum->step = reduce;
}

/* A child of lower numbers, or of any. */
static void add_lower(struct ct_summing *summing, struct ct_sum *sum, int child)
{
    struct ct_builder *builder = summing->window.builder;
    struct ct_span from;
    int recv, reduce;

    /* the send buffer cannot be the second operand */
    if (sum->span.buffer == CT_SEND) {
        const struct ct_span own =
            ct_span(summing->ends_in_recv ? CT_RECV : CT_SCRATCH, sum->span.first, 1);

        sum->step = ct_copy(builder, sum->span, own);
        sum->span = own;
    }
    from = free_span(sum);
    recv = receive(summing, sum, child, from);
    reduce = ct_combine(builder, from, sum->span);
    ct_after(builder, reduce, recv);
    ct_after(builder, reduce, sum->step);
    note_read(sum, &from, reduce);
    sum->step = reduce;
}

/* Children that are combined into what there is. Where order is free, that is
   the only one whose sum ends in the receive buffer: the own unit is copied
   there, unless it is in place, while that of the child comes. */
static int count_lower(const struct ct_summing *summing, const struct ct_rank_node *node)
{
    int n = 0;

    if (summing->may_change_order)
        return summing->ends_in_recv && node->nchildren == 1;
    while (n < node->nchildren && node->children[n] < summing->number)
        n++;
    return n;
}

/* The children next to the rank first: the sum is of consecutive numbers. */
struct ct_sum ct_tree_sum(struct ct_summing *summing, const struct ct_rank_node *node, int unit)
{
    struct ct_sum sum = {ct_span(CT_SEND, unit, 1), CT_NO_STEP, {CT_NO_STEP, CT_NO_STEP}};
    const int nlower = count_lower(summing, node);

    for (int i = nlower; i < node->nchildren; i++)
        add_higher(summing, &sum, node->children[i], i + 1 == node->nchildren);
    for (int i = nlower - 1; i >= 0; i--)
        add_lower(summing, &sum, node->children[i]);
    return sum;
}
