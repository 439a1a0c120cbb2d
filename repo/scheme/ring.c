/*
 * ring.c - plans rings whose segments move on without waiting for a round.
 *
 * Messages to (and from) a neighbour are numbered m = step * segments +
 * segment. A segment waits only for itself: the send of step k+1 for the
 * receive (and reduction) of step k. So that a rank waits on few requests,
 * message m also waits for message m - window of its direction; the window
 * lets two steps overlap, but no more than WINDOW_MAX messages (chosen, not
 * measured: 8 KB under way with the smallest segments). Every wait is for a
 * smaller m, here or at the neighbour: no deadlock, even with synchronous
 * sends.
 */
#include "repo/scheme/ring.h"

#include "repo/scheme/scratch_vectors.h"
#include "repo/segment_bytes.h"

enum { WINDOW_MAX = 8 };

enum { SEGMENT_BYTES }; /* the parameters */

static const int allgather_values[] = {0, 4096, 8192, 16384, 65536};

const struct ct_param ct_ring_allgather_param = {
    .name = "segment_bytes",
    .nvalues = sizeof allgather_values / sizeof *allgather_values,
    .values = allgather_values,
};

/* A segment as large as the block or chunk is the same as 0. */
static bool divides(int segment_bytes, size_t piece_bytes, int nranks)
{
    return segment_bytes == 0 || (nranks > 1 && (size_t)segment_bytes < piece_bytes);
}

/* A chunk of a vector, rounded up. */
static size_t chunk_bytes(const struct ct_problem *problem)
{
    const size_t nranks = (size_t)problem->nranks;

    return problem->bytes / nranks + (problem->bytes % nranks != 0);
}

bool ct_ring_allgather_applies(const struct ct_problem *problem)
{
    return problem->nranks - 1 <= CT_TAGS_MAX &&
           divides(problem->setting.values[SEGMENT_BYTES], problem->bytes, problem->nranks);
}

bool ct_ring_allreduce_applies(const struct ct_problem *problem)
{
    return problem->nranks - 1 <= CT_TAGS_MAX / 2 &&
           divides(problem->setting.values[SEGMENT_BYTES], chunk_bytes(problem), problem->nranks);
}

/* A neighbour gets each segment twice: half as many of them. */
int ct_ring_allreduce_segments(const struct ct_problem *problem)
{
    return ct_segments(chunk_bytes(problem), problem->setting.values[SEGMENT_BYTES],
                       2 * problem->nranks);
}

/* One rank's view of the ring. */
struct ring {
    const uint16_t *order;
    int nranks;
    int segments;
    int window;
    int position; /* of this rank */
    int next;     /* ranks */
    int prev;
};

/* Position modulo the ring's length, for -nranks <= position < 2 nranks. */
static int wrapped(const struct ring *ring, int position)
{
    return (position + ring->nranks) % ring->nranks;
}

static int rank_at(const struct ring *ring, int position)
{
    const int i = wrapped(ring, position);

    return ring->order == NULL ? i : ring->order[i];
}

static struct ring ring_of(const struct ct_shape *shape, const uint16_t *order)
{
    const int both = 2 * shape->segments;
    struct ring ring = {
        .order = order,
        .nranks = shape->nranks,
        .segments = shape->segments,
        .window = both < WINDOW_MAX ? both : WINDOW_MAX,
        .position = order == NULL ? shape->rank : 0,
    };

    while (rank_at(&ring, ring.position) != shape->rank)
        ring.position++;
    ring.next = rank_at(&ring, ring.position + 1);
    ring.prev = rank_at(&ring, ring.position - 1);
    return ring;
}

/*
 * Steps of one kind, one per message, at equal distances: their numbers need
 * not be stored.
 */
struct train {
    int first; /* step number for message 0 */
    int stride;
    const struct train *before; /* continues it; NULL: nothing before */
    int nbefore;                /* messages of `before` */
};

/* The step of message m; m < 0: counted back from the end of the train
   before; CT_NO_STEP where there is none. */
static int step_of(const struct train *train, int m)
{
    if (m >= 0)
        return train->first + m * train->stride;
    if (train->before == NULL || train->nbefore + m < 0)
        return CT_NO_STEP;
    return train->before->first + (train->nbefore + m) * train->before->stride;
}

/* Step `step` is message m of the train: note the first, keep to the window. */
static void join(struct ct_builder *builder, struct train *train, int m, int step, int window)
{
    if (m == 0)
        train->first = step;
    ct_after(builder, step, step_of(train, m - window));
}

void ct_ring_allgather(struct ct_builder *builder, const struct ct_shape *shape,
                       const uint16_t *order)
{
    const struct ring ring = ring_of(shape, order);
    const int segments = ring.segments;
    struct train recvs = {.stride = 2};
    struct train sends = {.stride = 2};

    ct_set_units_per_block(builder, segments);
    for (int m = 0; m < (ring.nranks - 1) * segments; m++) {
        const int k = m / segments;
        const int s = m % segments;
        const int in = rank_at(&ring, ring.position - k - 1) * segments + s;
        const int out = rank_at(&ring, ring.position - k) * segments + s;
        const int recv = ct_recv(builder, ring.prev, ct_span(CT_RECV, in, 1));
        const int send =
            ct_send(builder, ring.next, k == 0 ? ct_span(CT_SEND, s, 1) : ct_span(CT_RECV, out, 1));

        join(builder, &recvs, m, recv, ring.window);
        join(builder, &sends, m, send, ring.window);
        if (k > 0)
            ct_after(builder, send, step_of(&recvs, m - segments));
    }
    ct_copy(builder, ct_span(CT_SEND, 0, segments),
            ct_span(CT_RECV, shape->rank * segments, segments));
}

/* The trains of an allreduce: first reduce-scatter, then allgather. */
struct trains {
    struct train recvs;
    struct train sends;
    struct train reduces;
    struct train final_recvs;
    struct train final_sends;
};

/* Unit of segment s of the chunk `back` positions before this rank's. */
static int unit_of(const struct ring *ring, int back, int s)
{
    return wrapped(ring, ring->position - back) * ring->segments + s;
}

/* Message m of a reduce-scatter, a unit of each: what it sends, what it
   receives, what it combines that with. */
struct passed {
    struct ct_span out;
    struct ct_span in;
    struct ct_span own;
};

typedef struct passed (*passed_fn)(const struct ring *ring, int m);

static void plan_reduce_scatter(struct ct_builder *builder, const struct ring *ring,
                                struct trains *t, passed_fn passed_at)
{
    const int segments = ring->segments;

    for (int m = 0; m < (ring->nranks - 1) * segments; m++) {
        const struct passed passed = passed_at(ring, m);
        const int recv = ct_recv(builder, ring->prev, passed.in);
        const int send = ct_send(builder, ring->next, passed.out);
        const int reduce = ct_combine(builder, passed.own, passed.in);

        join(builder, &t->recvs, m, recv, ring->window);
        join(builder, &t->sends, m, send, ring->window);
        if (m == 0)
            t->reduces.first = reduce;
        if (m >= segments)
            ct_after(builder, send, step_of(&t->reduces, m - segments));
        ct_after(builder, reduce, recv);
    }
}

/*
 * Step k: send the chunk k positions back, receive the one before it. Partial
 * sums are made in scratch, so that the send buffer may be the receive buffer.
 */
static struct passed chunk_at(const struct ring *ring, int m)
{
    const int k = m / ring->segments;
    const int in = unit_of(ring, k + 1, m % ring->segments);
    const int out = unit_of(ring, k, m % ring->segments);

    return (struct passed){ct_span(k == 0 ? CT_SEND : CT_SCRATCH, out, 1),
                           ct_span(CT_SCRATCH, in, 1), ct_span(CT_SEND, in, 1)};
}

/*
 * Step k: send the chunk k-1 positions back, which is complete, receive the
 * one k positions back. That may overwrite this rank's contribution (in place),
 * so it waits for the last reader: the first send or a reduction.
 */
static void plan_gather(struct ct_builder *builder, const struct ring *ring, struct trains *t)
{
    const int segments = ring->segments;
    const int messages = (ring->nranks - 1) * segments;

    for (int m = 0; m < messages; m++) {
        const int k = m / segments;
        const int s = m % segments;
        const int in = unit_of(ring, k, s);
        const int out = unit_of(ring, k - 1, s);
        const int recv = ct_recv(builder, ring->prev, ct_span(CT_RECV, in, 1));
        const int send =
            ct_send(builder, ring->next, ct_span(k == 0 ? CT_SCRATCH : CT_RECV, out, 1));

        join(builder, &t->final_recvs, m, recv, ring->window);
        join(builder, &t->final_sends, m, send, ring->window);
        ct_after(builder, recv,
                 k == 0 ? step_of(&t->sends, m) : step_of(&t->reduces, m - segments));
        ct_after(builder, send,
                 k == 0 ? step_of(&t->reduces, messages - segments + s)
                        : step_of(&t->final_recvs, m - segments));
    }
}

/* The chunk that this rank has summed, from scratch to its place. */
static void plan_own_chunk(struct ct_builder *builder, const struct ring *ring,
                           const struct trains *t)
{
    const int last = (ring->nranks - 2) * ring->segments;

    for (int s = 0; s < ring->segments; s++) {
        const int unit = unit_of(ring, -1, s);

        ct_after(builder, ct_copy(builder, ct_span(CT_SCRATCH, unit, 1), ct_span(CT_RECV, unit, 1)),
                 step_of(&t->reduces, last + s));
    }
}

void ct_ring_allreduce(struct ct_builder *builder, const struct ct_shape *shape,
                       const uint16_t *order)
{
    const struct ring ring = ring_of(shape, order);
    const int messages = (ring.nranks - 1) * ring.segments;
    struct trains t = {
        .recvs = {.stride = 3},
        .sends = {.stride = 3},
        .reduces = {.stride = 3},
        .final_recvs = {.stride = 2, .before = &t.recvs, .nbefore = messages},
        .final_sends = {.stride = 2, .before = &t.sends, .nbefore = messages},
    };

    ct_set_units_per_block(builder, ring.nranks * ring.segments);
    if (ring.nranks == 1) {
        ct_copy(builder, ct_span(CT_SEND, 0, ring.segments), ct_span(CT_RECV, 0, ring.segments));
        return;
    }
    plan_reduce_scatter(builder, &ring, &t, chunk_at);
    plan_gather(builder, &ring, &t);
    plan_own_chunk(builder, &ring, &t);
}

/* Segment s of the block of the rank `back` positions before this one. */
static int block_unit(const struct ring *ring, int back, int s)
{
    return rank_at(ring, ring->position - back) * ring->segments + s;
}

/* Step k: send the block k + 1 positions back, receive the one before it: the
   own one last, which is completed where it belongs. */
static struct passed block_at(const struct ring *ring, int m)
{
    const int k = m / ring->segments;
    const int s = m % ring->segments;
    const int in = block_unit(ring, k + 2, s);
    const int out = block_unit(ring, k + 1, s);

    return (struct passed){ct_span(k == 0 ? CT_SEND : CT_SCRATCH, out, 1),
                           k == ring->nranks - 2 ? ct_span(CT_RECV, s, 1)
                                                 : ct_span(CT_SCRATCH, in, 1),
                           ct_span(CT_SEND, in, 1)};
}

void ct_ring_reduce_scatter(struct ct_builder *builder, const struct ct_shape *shape,
                            const uint16_t *order)
{
    const struct ring ring = ring_of(shape, order);
    struct trains t = {.recvs = {.stride = 3}, .sends = {.stride = 3}, .reduces = {.stride = 3}};

    ct_set_units_per_block(builder, ring.segments);
    ct_scratch_vectors(builder, CT_SCRATCH, 1);
    if (ring.nranks == 1)
        ct_copy(builder, ct_span(CT_SEND, 0, ring.segments), ct_span(CT_RECV, 0, ring.segments));
    plan_reduce_scatter(builder, &ring, &t, block_at);
}

bool ct_ring_contention_free(const struct ct_setting *setting, enum ct_protocol protocol)
{
    (void)setting;
    (void)protocol;
    return true;
}
