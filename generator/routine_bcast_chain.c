/*
 * routine_bcast_chain - a broadcast along a depth-first chain of the wiring.
 */
#include "generator/emit.h"
#include "generator/ring_order.h"
#include "repo/pattern/in_turn.h"
#include "repo/pattern/ring.h"

extern const struct ct_collective ct_bcast;

static void plan(const void *state, struct ct_builder *builder,
                 const struct ct_shape *shape)
{
    ct_bcast_chain(builder, shape, state);
}

static void put_head(FILE *f, const struct ct_wiring *wiring, const void *state)
{
    (void)state;
    fprintf(
        f,
        " *\n"
        " * The chain visits the ranks in the order in which a depth-first\n"
        " * walk of the wiring meets them, from the root on and round to\n"
        " * the one before it: each directed link is used by at most one\n"
        " * edge of the chain, whatever the root, so no two messages\n"
        " * contend. Each rank passes a segment on as soon as it has it.\n"
        " * Cost: (p-2 + S) (alpha + n/S beta), with n bytes in the vector,\n"
        " * S segments and p = %d; a link carries the vector at most once.\n"
        " * Needs: the ranks placed as in the cluster file;\n"
        " * segment_bytes < n. Scratch: none.\n"
        " * Source: Patarasuk, Faraj, Yuan 2006; schedules: depth-first\n"
        " * logical ring.\n",
        wiring->tree.nranks);
}

static void put_body(FILE *f, const char *name, const struct ct_wiring *wiring,
                     const void *state)
{
    const struct ct_emitted emitted = {
        .name = name,
        .collective = &ct_bcast,
        .planner = "ct_bcast_chain",
        .data = "order",
        .source = "Patarasuk, Faraj, Yuan 2006",
        .members = "    .params = {&ct_in_turn_chain_param},\n"
                   "    .applies = ct_in_turn_applies,\n"
                   "    .contention_free = ct_ring_contention_free,\n"
                   "    .segments = ct_in_turn_segments,\n",
        .elsewhere = "bcast_wired_chain",
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

const struct ct_routine_maker ct_routine_bcast_chain = {
    .collective = &ct_bcast,
    .title = "broadcast along a chain of the wiring",
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
