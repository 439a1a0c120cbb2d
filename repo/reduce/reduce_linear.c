/*
 * reduce_linear - the root receives all vectors and combines them.
 *
 * They are combined from the highest rank down, each with what there is; where
 * order is free, from the root down, and round. A few may be under way.
 * Scratch: up to three vectors, at the root.
 * Source: MPI 4.0, section 6.9 (the definition).
 */
#include "repo/algorithm.h"

enum { WINDOW = 2 };

/* The root's plan. */
struct gathering {
    struct ct_builder *builder;
    int sum;           /* buffer */
    int last;          /* the last step that wrote it */
    int freed[WINDOW]; /* scratch buffer -> the last step that read it */
    int received;      /* vectors */
};

static struct ct_span vector(int buffer)
{
    return ct_span(buffer, 0, 1);
}

/* The next lower rank's. */
static void add(struct gathering *g, int from)
{
    const int slot = g->received++ % WINDOW;
    const int into = CT_SCRATCH + slot;
    const int recv = ct_recv(g->builder, from, vector(into));
    const int reduce = ct_combine(g->builder, vector(into), vector(g->sum));

    ct_after(g->builder, recv, g->freed[slot]);
    ct_after(g->builder, reduce, recv);
    ct_after(g->builder, reduce, g->last);
    g->freed[slot] = reduce;
    g->last = reduce;
}

/* In order, the sum of higher ranks is in scratch until the own vector is in
   it: in place, that is in the receive buffer. */
static void begin(struct gathering *g, const struct ct_shape *shape, int first)
{
    if (first == shape->root) {
        g->sum = CT_RECV;
        g->last = ct_copy(g->builder, vector(CT_SEND), vector(CT_RECV));
        return;
    }
    g->sum = CT_SCRATCH + WINDOW;
    g->last = ct_recv(g->builder, first, vector(g->sum));
}

static void add_own(struct gathering *g)
{
    const int reduce = ct_combine(g->builder, vector(CT_SEND), vector(g->sum));
    const int copy = ct_copy(g->builder, vector(g->sum), vector(CT_RECV));

    ct_after(g->builder, reduce, g->last);
    ct_after(g->builder, copy, reduce);
    g->sum = CT_RECV;
    g->last = copy;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const int first = shape->keeps_order ? p - 1 : shape->root;
    struct gathering g = {.builder = builder, .freed = {CT_NO_STEP, CT_NO_STEP}};

    if (shape->rank != shape->root) {
        ct_send(builder, shape->root, vector(CT_SEND));
        return;
    }
    begin(&g, shape, first);
    for (int i = 1; i < p; i++) {
        const int rank = (first - i + p) % p;

        if (rank == shape->root)
            add_own(&g);
        else
            add(&g, rank);
    }
}

extern const struct ct_collective ct_reduce;

const struct ct_algorithm reduce_linear = {
    .name = "reduce_linear",
    .collective = &ct_reduce,
    .source = "MPI 4.0, section 6.9",
    .cost = "(p-1) (alpha + n beta + n gamma)",
    .ordered = true,
    .plan = plan,
};
