/*
 * allreduce_pairwise_ring - a pairwise reduce-scatter, then a ring.
 *
 * The vector is cut into p chunks. In step i of the first half, rank r sends
 * its contribution to chunk r+i to rank r+i and receives one to chunk r from
 * rank r-i. Those of lower ranks come in falling order, then those of higher
 * ones: with one partial sum of each kind, rank order is kept. In the second
 * half the chunks go round as in allgather_ring. Two steps may overlap.
 * Cost: 2 (p-1) alpha + 2 (p-1)/p n beta + (p-1)/p n gamma, n bytes in the
 * vector.
 * Needs: p <= 16383, for the numbers of messages. Scratch: room for four
 * vectors, of which four chunks are used.
 * Source: Rabenseifner 2004, section 3.7 ("ring"); Thakur, Rabenseifner,
 * Gropp 2005, sections 4.4 and 5.3.
 */
#include "repo/algorithm.h"

enum { WINDOW = 2 };

/* The blocks of scratch: two to receive into, in turn, and two partial sums. */
enum { SLOT, LOWER = WINDOW, UPPER };

/* One rank's plan of the first half. */
struct scatter {
    struct ct_builder *builder;
    int p;
    int rank;
    int recvs[WINDOW]; /* of the last steps, by step % WINDOW */
    int sends[WINDOW];
    int done[WINDOW]; /* their slots are free after these */
    int lower;        /* the last step that wrote a partial sum */
    int upper;
};

static struct ct_span chunk(const struct scatter *s, int block)
{
    return ct_span(CT_SCRATCH, block * s->p + s->rank, 1);
}

static struct ct_span own(const struct scatter *s)
{
    return ct_span(CT_SEND, s->rank, 1);
}

/* Where contribution i is received: the first to a sum begins it. */
static int place_of(const struct scatter *s, int i)
{
    return i == s->rank + 1 ? UPPER : SLOT + i % WINDOW;
}

/* Combine contribution i; the step after which its place is free. */
static int plan_reduce(struct scatter *s, int i, int recv)
{
    int *sum = i <= s->rank ? &s->lower : &s->upper;
    const int block = i <= s->rank ? LOWER : UPPER;
    int step = recv;

    if (place_of(s, i) != block) {
        step =
            ct_combine(s->builder, chunk(s, place_of(s, i)), chunk(s, block));
        ct_after(s->builder, step, recv);
        ct_after(s->builder, step, *sum);
    }
    *sum = step;
    return step;
}

static void plan_exchange(struct scatter *s, int i)
{
    const int to = (s->rank + i) % s->p;
    const int from = (s->rank + s->p - i) % s->p;
    const int past = i % WINDOW;
    const int recv = ct_recv(s->builder, from, chunk(s, place_of(s, i)));
    const int send = ct_send(s->builder, to, ct_span(CT_SEND, to, 1));

    ct_after(s->builder, recv, s->recvs[past]);
    ct_after(s->builder, recv, s->sends[past]);
    ct_after(s->builder, recv, s->done[past]);
    ct_after(s->builder, send, s->recvs[past]);
    ct_after(s->builder, send, s->sends[past]);
    s->recvs[past] = recv;
    s->sends[past] = send;
    s->done[past] = plan_reduce(s, i, recv);
}

/* Ends with the own chunk in the receive buffer. */
static void plan_scatter(struct scatter *s)
{
    const bool has_upper = s->rank + 1 < s->p;

    for (int i = 0; i < WINDOW; i++)
        s->recvs[i] = s->sends[i] = s->done[i] = CT_NO_STEP;
    s->lower = ct_copy(s->builder, own(s), chunk(s, LOWER));
    s->upper = CT_NO_STEP;
    for (int i = 1; i < s->p; i++)
        plan_exchange(s, i);
    ct_fence(s->builder);
    if (has_upper)
        ct_combine(s->builder, chunk(s, LOWER), chunk(s, UPPER));
    ct_fence(s->builder);
    ct_copy(s->builder, chunk(s, has_upper ? UPPER : LOWER),
            ct_span(CT_RECV, s->rank, 1));
    ct_fence(s->builder);
}

/* Chunks go round; a step is a receive and a send. */
static void plan_gather(struct ct_builder *builder, int p, int rank)
{
    const int next = (rank + 1) % p;
    const int prev = (rank + p - 1) % p;

    for (int k = 0; k < p - 1; k++) {
        const int in = (rank + p - k - 1) % p;
        const int out = (rank + p - k) % p;
        const int recv = ct_recv(builder, prev, ct_span(CT_RECV, in, 1));
        const int send = ct_send(builder, next, ct_span(CT_RECV, out, 1));

        if (k > 0)
            ct_after(builder, send, recv - 2);
        if (k >= WINDOW) {
            ct_after(builder, recv, recv - 2 * WINDOW);
            ct_after(builder, send, send - 2 * WINDOW);
        }
    }
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct scatter s = {
        .builder = builder, .p = shape->nranks, .rank = shape->rank};

    ct_set_units_per_block(builder, shape->nranks);
    if (shape->nranks == 1) {
        ct_copy(builder, ct_span(CT_SEND, 0, 1), ct_span(CT_RECV, 0, 1));
        return;
    }
    plan_scatter(&s);
    plan_gather(builder, shape->nranks, shape->rank);
}

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks <= CT_TAGS_MAX;
}

extern const struct ct_collective ct_allreduce;

const struct ct_algorithm allreduce_pairwise_ring = {
    .name = "allreduce_pairwise_ring",
    .collective = &ct_allreduce,
    .source = "Rabenseifner 2004, section 3.7",
    .needs = "p <= 16383",
    .cost = "2 (p-1) alpha + 2 (p-1)/p n beta + (p-1)/p n gamma",
    .ordered = true,
    .applies = applies,
    .plan = plan,
};
