/*
 * allgather_wired_local_return - round the tree of cables, where slow cables lead
 * to groups of ranks: no block enters a group twice.
 *
 * Round a depth-first ring, each cable carries p-1 blocks. Here a block passes all
 * ranks of its own group first, by a message from the group's last rank back to its first, and
 * then the other groups, so that a cable with k ranks on its smaller side carries
 * p-k each way: the least that it can (repo/scheme/local_return.h). Ranks take messages in
 * the order of hops that blocks have made, a few to or from each rank at once; every wait is
 * for a message of fewer hops, or of as many hops and a lower block: no deadlock.
 */
#include "repo/scheme/centred_tree.h"
#include "repo/scheme/local_return.h"
#include "repo/scheme/ring.h"
#include "repo/segment_bytes.h"

#include <stdlib.h>

/* Messages to a rank under way, or from one (chosen, not measured: as in
   ring.c). */
enum { WINDOW = 8 };

/* Of the ring's time, if the wiring lets it save that much. */
static const double part_of_ring = 0.95;

/* The least bandwidth of a cable with ranks on both sides; 0: none is known. */
static double slowest_cable(const struct ct_tree *tree)
{
    const struct ct_tree wiring = *tree; /* so that it is not read anew for each cable */
    double slowest = 0;

    for (int link = ct_links_count(&wiring) - 2; link >= 2; link -= 2) {
        const double capacity = ct_link_capacity(&wiring, link);

        if (capacity > 0 && (slowest == 0 || capacity < slowest) &&
            ct_ranks_beyond_link(tree, link) > 0)
            slowest = capacity;
    }
    return slowest;
}

/* True if each cable needs less time than the slowest one in a ring. No memory: it
   is asked in each call, by all ranks. */
static bool is_less_than_ring(const struct ct_tree *tree)
{
    const struct ct_tree wiring = *tree;
    const double slowest = slowest_cable(tree);

    for (int link = ct_links_count(&wiring) - 2; link >= 2 && slowest > 0; link -= 2) {
        const double capacity = ct_link_capacity(&wiring, link);
        int k;

        if (capacity == 0 || capacity * part_of_ring > slowest)
            continue;
        k = ct_ranks_beyond_link(tree, link);
        k = k < tree->nranks - k ? k : tree->nranks - k;
        if (k > 0 && (tree->nranks - k) / capacity > part_of_ring * (tree->nranks - 1) / slowest)
            return false;
    }
    return slowest > 0;
}

static bool applies(const struct ct_problem *problem)
{
    return ct_ring_allgather_applies(problem) && is_less_than_ring(&problem->places->tree);
}

/* Messages of one direction, each to or from a peer. */
struct direction {
    const struct ct_return_message *messages;
    int *first;  /* message -> number of its first step */
    int *before; /* message -> the one before with the same peer; -1: none */
    int *last;   /* position -> the last message with it so far; -1: none */
    int n;       /* planned so far */
};

/* A rank's work. */
struct work {
    struct ct_builder *builder;
    const struct ct_made_tree *seen;
    int segments;
    struct direction recvs;
    struct direction sends;
    int *arrived; /* position of a block's rank -> number of its receive */
};

/* A new message. */
static void begin(struct direction *d)
{
    const int peer = d->messages[d->n].peer;

    d->before[d->n] = d->last[peer];
    d->last[peer] = d->n;
}

/* A step of the new message waits for the one `WINDOW` before it with the same
   peer: a slow cable holds up no other. */
static void join(const struct work *w, struct direction *d, int segment, int step)
{
    int before = segment - WINDOW;
    int message = d->n;

    if (segment == 0)
        d->first[d->n] = step;
    for (; before < 0 && message >= 0; before += w->segments)
        message = d->before[message];
    if (message >= 0)
        ct_after(w->builder, step, d->first[message] + before);
}

static void plan_recv(struct work *w)
{
    struct direction *d = &w->recvs;
    const struct ct_return_message *m = &d->messages[d->n];
    const int unit = w->seen->order[m->block] * w->segments;

    begin(d);
    for (int s = 0; s < w->segments; s++)
        join(w, d, s, ct_recv(w->builder, w->seen->order[m->peer], ct_span(CT_RECV, unit + s, 1)));
    w->arrived[m->block] = d->n++;
}

static void plan_send(struct work *w, int position)
{
    struct direction *d = &w->sends;
    const struct ct_return_message *m = &d->messages[d->n];
    const int unit = w->seen->order[m->block] * w->segments;

    begin(d);
    for (int s = 0; s < w->segments; s++) {
        const bool is_own = m->block == position;
        const int step = ct_send(w->builder, w->seen->order[m->peer],
                                 ct_span(is_own ? CT_SEND : CT_RECV, is_own ? s : unit + s, 1));

        join(w, d, s, step);
        if (!is_own)
            ct_after(w->builder, step, w->recvs.first[w->arrived[m->block]] + s);
    }
    d->n++;
}

static void plan_messages(struct work *w, int position)
{
    const int n = w->seen->nranks - 1;

    while (w->recvs.n < n || w->sends.n < n) {
        const bool is_recv =
            w->sends.n == n || (w->recvs.n < n && w->recvs.messages[w->recvs.n].hop <=
                                                      w->sends.messages[w->sends.n].hop);

        if (is_recv)
            plan_recv(w);
        else
            plan_send(w, position);
    }
}

/* numbers: 3 * nranks */
static struct direction direction_of(const struct ct_return_message *messages, int *numbers,
                                     int nranks)
{
    return (struct direction){
        .messages = messages,
        .first = numbers,
        .before = numbers + nranks,
        .last = numbers + 2 * (size_t)nranks,
    };
}

static void plan_along(struct ct_builder *builder, const struct ct_shape *shape,
                       const struct ct_made_tree *seen)
{
    const int n = seen->nranks, position = seen->nodes[seen->leaf[shape->rank]].first;
    struct ct_return_message *messages = calloc(2 * (size_t)n, sizeof *messages);
    int *numbers = malloc(7 * (size_t)n * sizeof *numbers);
    struct work w = {.builder = builder, .seen = seen, .segments = shape->segments};

    if (messages == NULL || numbers == NULL) {
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for an allgather's plan");
    } else {
        for (int i = 0; i < 7 * n; i++)
            numbers[i] = -1;
        w.recvs = direction_of(messages, numbers, n);
        w.sends = direction_of(messages + n, numbers + 3 * (size_t)n, n);
        w.arrived = numbers + 6 * (size_t)n;
        ct_return_messages(seen, position, messages, messages + n);
        plan_messages(&w, position);
    }
    free(messages);
    free(numbers);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int segments = shape->segments;

    ct_set_units_per_block(builder, segments);
    if (shape->nranks > 1)
        ct_plan_on_centred(builder, shape, plan_along, CT_CENTRE_OF_RANKS);
    ct_copy(builder, ct_span(CT_SEND, 0, segments),
            ct_span(CT_RECV, shape->rank * segments, segments));
}

CT_SERVES(allgather, allgatherv, wired_local_return,
          {
              .source = "docs/inside/schedules.md, section 4",
              .needs = "places; slow cables to groups of ranks; segment_bytes < n",
              .cost = "(p-1) alpha + (p-1) n beta; (p-k) n beta' by a slow cable to k "
                      "ranks",
              .params = {&ct_ring_allgather_param},
              .by_places = true,
              .applies = applies,
              .segments = ct_segments_by_ranks,
              .plan = plan,
          });
