/*
 * positions.c - plans exchanges of runs of positions.
 */
#include "repo/scheme/positions.h"

#include <stdlib.h>

static const char *const words[] = {"messages", "copies", "exchange"};

const struct ct_param ct_order_by_param = {
    .name = "order_by",
    .nvalues = sizeof words / sizeof *words,
    .words = words,
};

bool ct_order_by_fits(const struct ct_problem *problem, enum ct_order_by order_by)
{
    return order_by != CT_BY_EXCHANGE || !problem->collective->has_counts;
}

/* All rounds, in a buffer with a block for each position; the rank's own run
   of one is sent from `own`. */
static void plan_rounds(struct ct_builder *builder, const struct ct_shape *shape,
                        const struct ct_positions *positions, struct ct_span own, int buffer)
{
    const int p = shape->nranks;
    const int position = positions->position(shape->rank, p);

    for (int run = 1; run < p; run *= 2) {
        const int mine = position & ~(run - 1);
        const int peer = positions->peer(shape->rank, p, run);

        ct_recv(builder, peer, ct_span(buffer, mine ^ run, run));
        ct_send(builder, peer, run == 1 ? own : ct_span(buffer, mine, run));
        ct_fence(builder);
    }
}

/* Whose block each one of scratch is, should they differ in size. */
static void name_items(struct ct_builder *builder, const struct ct_shape *shape,
                       const struct ct_positions *positions)
{
    const int p = shape->nranks;
    int *items = malloc((size_t)p * sizeof *items);

    if (items == NULL) {
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for the items");
        return;
    }
    for (int i = 0; i < p; i++)
        items[positions->position(i, p)] = i;
    ct_scratch_items(builder, CT_SCRATCH, items, p);
    free(items);
}

static void order_by_copies(struct ct_builder *builder, const struct ct_shape *shape,
                            const struct ct_positions *positions)
{
    const int p = shape->nranks;
    const struct ct_span own = ct_span(CT_SEND, 0, 1);

    name_items(builder, shape, positions);
    ct_copy(builder, own, ct_span(CT_RECV, shape->rank, 1));
    if (p > 2)
        ct_copy(builder, own, ct_span(CT_SCRATCH, positions->position(shape->rank, p), 1));
    plan_rounds(builder, shape, positions, own, CT_SCRATCH);
    for (int i = 1; i < p; i++) {
        const int rank = (shape->rank + i) % p;

        ct_copy(builder, ct_span(CT_SCRATCH, positions->position(rank, p), 1),
                ct_span(CT_RECV, rank, 1));
    }
}

/* The rank that has a position. */
static int rank_at(const struct ct_positions *positions, int nranks, int position)
{
    int rank = 0;

    while (positions->position(rank, nranks) != position)
        rank++;
    return rank;
}

static void order_by_exchange(struct ct_builder *builder, const struct ct_shape *shape,
                              const struct ct_positions *positions)
{
    const int rank = shape->rank;
    const int position = positions->position(rank, shape->nranks);
    const struct ct_span first = ct_span(CT_RECV, position, 1);

    if (position == rank) {
        ct_copy(builder, ct_span(CT_SEND, 0, 1), first);
    } else {
        ct_recv(builder, position, first);
        ct_send(builder, rank_at(positions, shape->nranks, rank), ct_span(CT_SEND, 0, 1));
    }
    ct_fence(builder);
    plan_rounds(builder, shape, positions, first, CT_RECV);
}

void ct_positions_allgather(struct ct_builder *builder, const struct ct_shape *shape,
                            const struct ct_positions *positions, enum ct_order_by order_by)
{
    if (order_by == CT_BY_EXCHANGE)
        order_by_exchange(builder, shape, positions);
    else
        order_by_copies(builder, shape, positions);
}
