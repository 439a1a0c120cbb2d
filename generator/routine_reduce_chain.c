/*
 * routine_reduce_chain - a reduction along a depth-first chain of the wiring.
 */
#include "generator/emit.h"
#include "generator/ring_order.h"
#include "repo/pattern/in_turn.h"
#include "repo/pattern/ring.h"

extern const struct ct_collective ct_reduce;

static void plan(const void *state, struct ct_builder *builder,
                 const struct ct_shape *shape)
{
    ct_reduce_chain(builder, shape, state);
}

static void put_head(FILE *f, const struct ct_wiring *wiring, const void *state)
{
    (void)state;
    fprintf(
        f,
        " *\n"
        " * The chain visits the ranks in the order in which a depth-first\n"
        " * walk of the wiring meets them, from the one after the root on\n"
        " * and round to the root: each directed link is used by at most\n"
        " * one edge of the chain, whatever the root, so no two messages\n"
        " * contend. Each rank adds its own to a segment and passes it on.\n"
        " * Cost: (p-2 + S) (alpha + n/S beta + n/S gamma), with n bytes in\n"
        " * the vector, S segments and p = %d; a link carries the vector\n"
        " * at most once.\n"
        " * Needs: the ranks placed as in the cluster file; a commutative\n"
        " * operation; segment_bytes < n. Scratch: one vector.\n"
        " * Source: Patarasuk, Faraj, Yuan 2006, reversed; schedules:\n"
        " * depth-first logical ring.\n",
        wiring->tree.nranks);
}

static void put_body(FILE *f, const char *name, const struct ct_wiring *wiring,
                     const void *state)
{
    const struct ct_emitted emitted = {
        .name = name,
        .collective = &ct_reduce,
        .planner = "ct_reduce_chain",
        .data = "order",
        .source = "Patarasuk, Faraj, Yuan 2006, reversed",
        .members = "    .params = {&ct_in_turn_chain_param},\n"
                   "    .applies = ct_in_turn_applies,\n"
                   "    .contention_free = ct_ring_contention_free,\n"
                   "    .segments = ct_in_turn_segments,\n",
        .elsewhere = "reduce_wired_chain",
        .nranks = wiring->tree.nranks,
    };

    fputs("#include \"repo/pattern/in_turn.h\"\n", f);
    ct_ring_order_put_table(f, "repo/pattern/ring.h", wiring, state);
    ct_emit_descriptor(f, &emitted);
}

static const struct ct_routine_shape shapes[] = {
    {.segments = 1},
    {.segments = 2},
};

const struct ct_routine_maker ct_routine_reduce_chain = {
    .collective = &ct_reduce,
    .title = "reduction along a chain of the wiring",
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
