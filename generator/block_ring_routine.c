/*
 * block_ring_routine.c - the first half of an allreduce round a depth-first
 * ring of the wiring.
 */
#include "generator/block_ring_routine.h"

#include "generator/emit.h"
#include "generator/ring_order.h"
#include "repo/pattern/ring.h"

void ct_reduce_scatter_ring_plan(const void *state, struct ct_builder *builder,
                                 const struct ct_shape *shape)
{
    ct_ring_reduce_scatter(builder, shape, state);
}

void ct_reduce_scatter_ring_put_head(FILE *f, const struct ct_wiring *wiring,
                                     const void *state)
{
    const int steps = wiring->tree.nranks - 1;

    (void)state;
    ct_ring_order_put_head(f);
    fprintf(f,
            " * A block is combined on its way to its rank, which is the last "
            "to add.\n"
            " * Cost: %d (alpha + n beta + n gamma), with n bytes per block; "
            "the\n"
            " * busiest link carries %d blocks each way. With segments more "
            "alpha.\n"
            " * Needs: the ranks placed as in the cluster file; a commutative\n"
            " * operation; segment_bytes < n. Scratch: a vector.\n"
            " * Source: Faraj, Yuan 2005, section 4; schedules: depth-first\n"
            " * logical ring, reduce-scatter half of Rabenseifner 2004, 3.7.\n",
            steps, steps);
}

void ct_reduce_scatter_ring_put_body(FILE *f, const char *name,
                                     const struct ct_collective *collective,
                                     const struct ct_wiring *wiring,
                                     const void *state)
{
    char elsewhere[80];
    const struct ct_emitted emitted = {
        .name = name,
        .collective = collective,
        .planner = "ct_ring_reduce_scatter",
        .data = "order",
        .source = "Faraj, Yuan 2005, section 4",
        .members = "    .params = {&ct_ring_allreduce_param},\n"
                   "    .applies = ct_ring_allgather_applies,\n"
                   "    .contention_free = ct_ring_contention_free,\n"
                   "    .segments = ct_ring_allgather_segments,\n",
        .elsewhere = elsewhere,
        .nranks = wiring->tree.nranks,
    };

    snprintf(elsewhere, sizeof elsewhere, "%s_wired_ring", collective->name);
    ct_ring_order_put_table(f, "repo/pattern/ring.h", wiring, state);
    ct_emit_descriptor(f, &emitted);
}
