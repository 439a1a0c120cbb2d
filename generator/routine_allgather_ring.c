/*
 * routine_allgather_ring - allgather round a depth-first ring of the wiring.
 */
#include "generator/emit.h"
#include "generator/ring_order.h"
#include "repo/pattern/ring.h"

extern const struct ct_collective ct_allgather;

static void plan(const void *state, struct ct_builder *builder,
                 const struct ct_shape *shape)
{
    ct_ring_allgather(builder, shape, state);
}

static void put_head(FILE *f, const struct ct_wiring *wiring, const void *state)
{
    const int steps = wiring->tree.nranks - 1;

    (void)state;
    ct_ring_order_put_head(f);
    fprintf(f,
            " * Cost: %d (alpha + n beta), with n bytes per block; the "
            "busiest\n"
            " * link carries %d blocks each way. With segments more alpha.\n"
            " * Needs: the ranks placed as in the cluster file;\n"
            " * segment_bytes < n. Scratch: none.\n"
            " * Source: Faraj, Yuan 2005, section 4; schedules: depth-first\n"
            " * logical ring.\n",
            steps, steps);
}

static void put_body(FILE *f, const char *name, const struct ct_wiring *wiring,
                     const void *state)
{
    const struct ct_emitted emitted = {
        .name = name,
        .collective = &ct_allgather,
        .planner = "ct_ring_allgather",
        .data = "order",
        .source = "Faraj, Yuan 2005, section 4",
        .members = "    .params = {&ct_ring_allgather_param},\n"
                   "    .applies = ct_ring_allgather_applies,\n"
                   "    .contention_free = ct_ring_contention_free,\n"
                   "    .segments = ct_ring_allgather_segments,\n",
        .elsewhere = "allgather_wired_ring",
        .nranks = wiring->tree.nranks,
    };

    ct_ring_order_put_table(f, "repo/pattern/ring.h", wiring, state);
    ct_emit_descriptor(f, &emitted);
}

static const struct ct_routine_shape shapes[] = {
    {.segments = 1},
    {.segments = 2},
};

const struct ct_routine_maker ct_routine_allgather_ring = {
    .collective = &ct_allgather,
    .title = "allgather round the wiring",
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
