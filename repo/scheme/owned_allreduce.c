/*
 * owned_allreduce.c - one rank's messages along the tree.
 *
 * A rank's messages are at the nodes above its leaf. Partial results are made
 * in scratch memory, so that the send buffer may be the receive buffer. The
 * first that is received of a piece comes to its place there, the others into
 * `slots` vectors in turn.
 * Every wait is for a step nearer to the leaves on the way up, nearer to the
 * root on the way down, or of an earlier segment: no deadlock, even with
 * synchronous sends.
 */
#include "repo/scheme/owned_allreduce.h"

#include "repo/common.h"
#include "repo/scheme/piece_owners.h"
#include "repo/scheme/segment_window.h"
#include "repo/segment_bytes.h"

#include <stdlib.h>

enum { SUM = CT_SCRATCH, SLOTS = CT_SCRATCH + 1 }; /* buffers */

enum { SLOTS_MAX = 3 };

static const int segment_values[] = {16384, 65536, 262144};

enum { NVALUES = sizeof segment_values / sizeof *segment_values };

const struct ct_param ct_owned_segment_param = {
    .name = "segment_bytes",
    .nvalues = NVALUES,
    .values = segment_values,
};

/* What divides the vector, or the largest value, which stands for all that do
   not. */
static bool segment_applies(int segment_bytes, size_t bytes)
{
    return segment_bytes == segment_values[NVALUES - 1] || (size_t)segment_bytes < bytes;
}

/* A segment's plan; the steps are by piece, CT_NO_STEP where there is none. */
struct owned {
    struct ct_builder *builder;
    struct ct_segment_window window;
    const struct ct_owners *owners;
    int rank;
    int nslots;
    int nsegments;
    int nreceived;         /* contributions to each piece that it owns */
    int *summed;           /* the last reduction */
    int *given;            /* the partial result is sent */
    int *got;              /* the result is received */
    int *freed[SLOTS_MAX]; /* the last that read a slot */
};

static struct ct_span span_of(const struct owned *o, int buffer, struct ct_owned_run run)
{
    return ct_span(buffer, o->window.segment * o->owners->npieces + run.first, run.npieces);
}

/* Wait for the steps of all pieces of the run. */
static void after_run(const struct owned *o, int step, const int *steps, struct ct_owned_run run)
{
    for (int i = run.first; i < run.first + run.npieces; i++) {
        if (i == run.first || steps[i] != steps[i - 1])
            ct_after(o->builder, step, steps[i]);
    }
}

static void set_run(int *steps, int step, struct ct_owned_run run)
{
    for (int i = run.first; i < run.first + run.npieces; i++)
        steps[i] = step;
}

static const struct ct_made_node *node_at(const struct owned *o, int node)
{
    return &o->owners->made->nodes[node];
}

/* Where a rank begins to send: siblings begin with different receivers. */
static int start_of(const struct owned *o, int node, int number)
{
    return (int)((long long)number * o->owners->npieces / node_at(o, node)->nchildren);
}

static void give_run(struct owned *o, struct ct_owned_run run)
{
    const int buffer = o->nreceived == 0 ? CT_SEND : SUM;
    const int send =
        ct_in_window(&o->window, ct_send(o->builder, run.other, span_of(o, buffer, run)));

    after_run(o, send, o->summed, run);
    set_run(o->given, send, run);
}

/* The first that is received of a piece. */
static void take_first(struct owned *o, struct ct_owned_run run)
{
    const struct ct_span sum = span_of(o, SUM, run);
    const int recv = ct_in_window(&o->window, ct_recv(o->builder, run.other, sum));
    const int reduce = ct_combine(o->builder, span_of(o, CT_SEND, run), sum);

    ct_after(o->builder, reduce, recv);
    set_run(o->summed, reduce, run);
}

static void take_further(struct owned *o, struct ct_owned_run run)
{
    const int slot = (o->nreceived - 1) % o->nslots;
    struct ct_span from = span_of(o, SLOTS, run);
    int recv;
    int reduce;

    from.first += slot * o->nsegments * o->owners->npieces;
    recv = ct_in_window(&o->window, ct_recv(o->builder, run.other, from));
    after_run(o, recv, o->freed[slot], run);
    reduce = ct_combine(o->builder, from, span_of(o, SUM, run));
    ct_after(o->builder, reduce, recv);
    after_run(o, reduce, o->summed, run);
    set_run(o->summed, reduce, run);
    set_run(o->freed[slot], reduce, run);
}

/* At `node`, above its child `from` through which this rank is reached. */
static void plan_up(struct owned *o, int node, int from)
{
    const int n = node_at(o, node)->nchildren, child = node_at(o, node)->child;
    const int number = from - child;
    struct ct_owned_run run = {0};

    while (ct_owners_next(o->owners, o->rank, from, node, start_of(o, node, number), &run))
        give_run(o, run);
    /* in the order in which the others send, and each of them its own */
    for (int i = 1; i < n; i++) {
        const int giver = (number - i + n) % n;

        run = (struct ct_owned_run){0};
        while (ct_owners_next(o->owners, o->rank, node, child + giver, start_of(o, node, giver),
                              &run)) {
            if (o->nreceived == 0)
                take_first(o, run);
            else
                take_further(o, run);
        }
        o->nreceived++;
    }
}

/* The next run that this rank owns at the root. */
static bool next_at_root(const struct owned *o, struct ct_owned_run *run)
{
    const int n = o->owners->npieces;

    run->first += run->npieces;
    while (run->first < n && ct_owner(o->owners, 0, run->first) != o->rank)
        run->first++;
    run->npieces = 0;
    while (run->first + run->npieces < n &&
           ct_owner(o->owners, 0, run->first + run->npieces) == o->rank)
        run->npieces++;
    return run->npieces > 0;
}

/* What this rank owns at the root is complete. */
static void plan_root(struct owned *o)
{
    const int buffer = o->nreceived == 0 ? CT_SEND : SUM;
    struct ct_owned_run run = {0};

    while (next_at_root(o, &run)) {
        const int copy = ct_copy(o->builder, span_of(o, buffer, run), span_of(o, CT_RECV, run));

        after_run(o, copy, o->summed, run);
        set_run(o->got, copy, run);
    }
}

static void plan_down(struct owned *o, int node, int from)
{
    const int n = node_at(o, node)->nchildren, child = node_at(o, node)->child;
    const int number = from - child;
    struct ct_owned_run run = {0};

    while (ct_owners_next(o->owners, o->rank, from, node, 0, &run)) {
        const int recv =
            ct_in_window(&o->window, ct_recv(o->builder, run.other, span_of(o, CT_RECV, run)));

        after_run(o, recv, o->given, run);
        set_run(o->got, recv, run);
    }
    for (int i = 1; i < n; i++) {
        run = (struct ct_owned_run){0};
        while (ct_owners_next(o->owners, o->rank, node, child + (number + i) % n, 0, &run))
            after_run(
                o,
                ct_in_window(&o->window, ct_send(o->builder, run.other, span_of(o, CT_RECV, run))),
                o->got, run);
    }
}

/* Down to `from`, one node after the other. */
static void plan_all_down(struct owned *o, int from)
{
    const int node = node_at(o, from)->parent;

    if (node < 0)
        return;
    plan_all_down(o, node);
    plan_down(o, node, from);
}

static void plan_segment(struct owned *o)
{
    const int leaf = o->owners->made->leaf[o->rank];
    const int n = (3 + o->nslots) * o->owners->npieces;

    for (int i = 0; i < n; i++)
        o->summed[i] = CT_NO_STEP; /* and the arrays that follow it */
    o->nreceived = 0;
    for (int from = leaf; from > 0; from = node_at(o, from)->parent)
        plan_up(o, node_at(o, from)->parent, from);
    plan_root(o);
    plan_all_down(o, leaf);
}

/* One array for all that is kept by piece. */
static bool make_steps(struct owned *o)
{
    const int npieces = o->owners->npieces;

    o->summed = calloc((size_t)(3 + o->nslots) * (size_t)npieces, sizeof *o->summed);
    if (o->summed == NULL)
        return false;
    o->given = o->summed + npieces;
    o->got = o->given + npieces;
    for (int i = 0; i < o->nslots; i++)
        o->freed[i] = o->got + (size_t)(1 + i) * (size_t)npieces;
    return true;
}

/* What owners depend on besides the shape. */
struct owners_of {
    const struct ct_made_tree *made;
    int npieces;
    bool on_switches;
};

static void free_owners(void *owners)
{
    ct_owners_fini(owners);
    free(owners);
}

static void *make_owners(const struct ct_shape *shape, const void *of)
{
    const struct owners_of *how = of;
    struct ct_owners *owners = malloc(sizeof *owners);

    (void)shape;
    if (owners == NULL ||
        ct_owners_init(owners, how->made, how->npieces, how->on_switches) == CT_OK)
        return owners;
    free_owners(owners);
    return NULL;
}

static void plan(struct owned *o, const struct ct_shape *shape, struct owners_of of)
{
    struct ct_owners *owners = ct_common_take(shape, make_owners, free_owners, &of);

    o->owners = owners;
    o->rank = shape->rank;
    o->nsegments = shape->segments;
    o->window.builder = o->builder;
    o->window.message = CT_NO_STEP;
    ct_set_units_per_block(o->builder, of.npieces * o->nsegments);
    if (owners == NULL || !make_steps(o))
        ct_builder_fail(o->builder, CT_ERR_MEMORY, "out of memory for an allreduce on a tree");
    for (int s = 0; o->summed != NULL && s < o->nsegments; s++) {
        o->window.segment = s;
        plan_segment(o);
    }
    free(o->summed);
    ct_common_leave(shape, free_owners, owners);
}

void ct_halving_on_tree(struct ct_builder *builder, const struct ct_shape *shape,
                        const struct ct_made_tree *made)
{
    struct owned o = {.builder = builder, .nslots = 1};
    int npieces = 1;

    while (npieces < shape->nranks)
        npieces *= 2;
    plan(&o, shape, (struct owners_of){made, npieces, false});
}

bool ct_halving_on_tree_applies(const struct ct_problem *problem)
{
    return segment_applies(problem->setting.values[0], problem->bytes);
}

void ct_allreduce_on_switches(struct ct_builder *builder, const struct ct_shape *shape,
                              const struct ct_made_tree *made)
{
    struct owned o = {.builder = builder, .nslots = SLOTS_MAX};

    plan(&o, shape, (struct owners_of){made, shape->setting.values[0], true});
}

bool ct_allreduce_on_switches_applies(const struct ct_problem *problem)
{
    return segment_applies(problem->setting.values[1], problem->bytes);
}

int ct_allreduce_on_switches_segments(const struct ct_problem *problem)
{
    return ct_segments(problem->bytes, problem->setting.values[1], problem->nranks);
}
