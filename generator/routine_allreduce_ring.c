/*
 * routine_allreduce_ring - reduce-scatter and allgather round a depth-first
 * ring of the wiring.
 */
#include "generator/emit.h"
#include "generator/ring_order.h"
#include "repo/pattern/ring.h"

extern const struct ct_collective ct_allreduce;

static void plan(const void *state, struct ct_builder *builder,
                 const struct ct_shape *shape)
{
    ct_ring_allreduce(builder, shape, state);
}

static void put_head(FILE *f, const struct ct_wiring *wiring, const void *state)
{
    const int nranks = wiring->tree.nranks;

    (void)state;
    ct_ring_order_put_head(f);
    fprintf(f,
            " * Reduce-scatter, then allgather of %d chunks of the vector.\n"
            " * Cost: %d alpha + 2 n (p-1)/p beta + n (p-1)/p gamma, with n\n"
            " * bytes in the vector and p = %d; the busiest link carries\n"
            " * %d chunks each way. With segments more alpha.\n"
            " * Needs: the ranks placed as in the cluster file; a commutative\n"
            " * operation; segment_bytes < n/p. Scratch: one vector.\n"
            " * Source: Faraj, Yuan 2005, section 4; schedules: depth-first\n"
            " * logical ring, halves as in Rabenseifner 2004.\n",
            nranks, 2 * (nranks - 1), nranks, 2 * (nranks - 1));
}

static void put_body(FILE *f, const char *name, const struct ct_wiring *wiring,
                     const void *state)
{
    const struct ct_emitted emitted = {
        .name = name,
        .collective = &ct_allreduce,
        .planner = "ct_ring_allreduce",
        .data = "order",
        .source = "Faraj, Yuan 2005, section 4",
        .members = "    .params = {&ct_ring_allreduce_param},\n"
                   "    .applies = ct_ring_allreduce_applies,\n"
                   "    .contention_free = ct_ring_contention_free,\n"
                   "    .segments = ct_ring_allreduce_segments,\n",
        .elsewhere = "allreduce_wired_ring",
        .nranks = wiring->tree.nranks,
    };

    ct_ring_order_put_table(f, "repo/pattern/ring.h", wiring, state);
    ct_emit_descriptor(f, &emitted);
}

static const struct ct_routine_shape shapes[] = {
    {.segments = 1},
    {.segments = 2},
};

const struct ct_routine_maker ct_routine_allreduce_ring = {
    .collective = &ct_allreduce,
    .title = "allreduce round the wiring",
    .make = ct_ring_order_make,
    .free = ct_ring_order_free,
    .plan = plan,
    .contention_free = ct_ring_contention_free,
    .prove = ct_ring_order_prove,
    .nshapes = sizeof shapes / sizeof *shapes,
    .shapes = shapes,
    .put_head = put_head,
    .put_body = put_body,
};
