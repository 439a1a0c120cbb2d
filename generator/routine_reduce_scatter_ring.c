/*
 * routine_reduce_scatter_ring - blocks are combined round a depth-first ring
 * of the wiring.
 */
#include "generator/block_ring_routine.h"
#include "generator/ring_order.h"
#include "repo/pattern/ring.h"

extern const struct ct_collective ct_reduce_scatter;

static void put_body(FILE *f, const char *name, const struct ct_wiring *wiring,
                     const void *state)
{
    ct_reduce_scatter_ring_put_body(f, name, &ct_reduce_scatter, wiring, state);
}

static const struct ct_routine_shape shapes[] = {
    {.segments = 1},
    {.segments = 2},
};

const struct ct_routine_maker ct_routine_reduce_scatter_ring = {
    .collective = &ct_reduce_scatter,
    .title = "reduce-scatter round the wiring",
    .make = ct_ring_order_make,
    .free = ct_ring_order_free,
    .plan = ct_reduce_scatter_ring_plan,
    .contention_free = ct_ring_contention_free,
    .prove = ct_ring_order_prove,
    .nshapes = sizeof shapes / sizeof *shapes,
    .shapes = shapes,
    .put_head = ct_reduce_scatter_ring_put_head,
    .put_body = put_body,
};
