/*
 * counted_ring.c - plans a ring whose blocks have segments by their sizes.
 *
 * As in ring.c, a segment waits only for itself, and a message also for that
 * which is a window before it in its direction. Messages of an edge are
 * numbered (step, segment); every wait is for an earlier step, here or at a
 * neighbour, or for an earlier segment of this step: no deadlock, even with
 * synchronous sends.
 */
#include "repo/pattern/counted_ring.h"

enum { WINDOW_MAX = 8 };
enum { SEGMENTS_MAX = 64 };

enum { SEGMENT_BYTES }; /* the parameters */

static size_t largest_block(const struct ct_counted_ring *ring)
{
    size_t largest = 0;

    for (int i = 0; i < ring->nranks; i++)
        largest = ring->bytes[i] > largest ? ring->bytes[i] : largest;
    return largest;
}

bool ct_counted_ring_applies(const struct ct_problem *problem,
                             const struct ct_counted_ring *ring)
{
    const int segment_bytes = problem->setting.values[SEGMENT_BYTES];

    return problem->nranks - 1 <= CT_TAGS_MAX &&
           (segment_bytes == 0 ||
            (ring->nranks > 1 && (size_t)segment_bytes < largest_block(ring)));
}

int ct_counted_ring_segments(const struct ct_problem *problem,
                             const struct ct_counted_ring *ring)
{
    return ct_segments(largest_block(ring),
                       problem->setting.values[SEGMENT_BYTES], problem->nranks);
}

int ct_counted_ring_messages(const struct ct_counted_ring *ring, int rank,
                             int segment_bytes, int most)
{
    const int n = ct_segments(ring->bytes[rank], segment_bytes, ring->nranks);

    return n < most ? n : most;
}

/* The last messages of one direction. */
struct recent_steps {
    int n;
    int steps[WINDOW_MAX];
};

/* A rank's walk round the ring. */
struct counted_walk {
    struct ct_builder *builder;
    const struct ct_counted_ring *ring;
    const struct ct_shape *shape;
    int position;
    int window;
    struct recent_steps sends;
    struct recent_steps recvs;
    int got[SEGMENTS_MAX]; /* receives of the last step, by segment */
};

static void keep_window(const struct counted_walk *w,
                        struct recent_steps *recent, int step)
{
    int *const slot = &recent->steps[recent->n++ % w->window];

    if (recent->n > w->window)
        ct_after(w->builder, step, *slot);
    *slot = step;
}

static int rank_at(const struct counted_walk *w, int position)
{
    const int n = w->ring->nranks;

    return w->ring->order[(position + n) % n];
}

static int messages_of(const struct counted_walk *w, int rank)
{
    return ct_counted_ring_messages(w->ring, rank,
                                    w->shape->setting.values[SEGMENT_BYTES],
                                    w->shape->segments);
}

/* Send the block of `rank` on: that which the last step received. */
static void send_block(struct counted_walk *w, int rank, bool is_own)
{
    const int n = messages_of(w, rank);
    const int units = w->shape->segments / n;
    const int next = rank_at(w, w->position + 1);

    for (int s = 0; s < n; s++) {
        const struct ct_span span =
            is_own ? ct_span(CT_SEND, s * units, units)
                   : ct_span(CT_RECV, rank * w->shape->segments + s * units,
                             units);
        const int send = ct_send(w->builder, next, span);

        if (!is_own)
            ct_after(w->builder, send, w->got[s]);
        keep_window(w, &w->sends, send);
    }
}

static void recv_block(struct counted_walk *w, int rank)
{
    const int n = messages_of(w, rank);
    const int units = w->shape->segments / n;
    const int prev = rank_at(w, w->position - 1);

    for (int s = 0; s < n; s++) {
        const int recv = ct_recv(
            w->builder, prev,
            ct_span(CT_RECV, rank * w->shape->segments + s * units, units));

        keep_window(w, &w->recvs, recv);
        w->got[s] = recv;
    }
}

void ct_counted_ring_allgatherv(struct ct_builder *builder,
                                const struct ct_shape *shape,
                                const struct ct_counted_ring *ring)
{
    struct counted_walk w = {.builder = builder, .ring = ring, .shape = shape};
    const int segments = shape->segments;
    const int both = 2 * segments;

    while (rank_at(&w, w.position) != shape->rank)
        w.position++;
    w.window = both < WINDOW_MAX ? both : WINDOW_MAX;
    ct_skip_empty(builder);
    ct_set_units_per_block(builder, segments);
    for (int k = 0; k < ring->nranks - 1; k++) {
        send_block(&w, rank_at(&w, w.position - k), k == 0);
        recv_block(&w, rank_at(&w, w.position - k - 1));
    }
    ct_copy(builder, ct_span(CT_SEND, 0, segments),
            ct_span(CT_RECV, shape->rank * segments, segments));
}
