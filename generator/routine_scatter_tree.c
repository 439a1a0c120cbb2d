/*
 * routine_scatter_tree - along a binomial tree over the depth-first order of the
 * ranks, from the root on.
 */
#include "generator/emit.h"
#include "generator/ring_order.h"
#include "repo/pattern/turned_ring.h"

extern const struct ct_collective ct_scatter;

static void plan(const void *state, struct ct_builder *builder,
                 const struct ct_shape *shape)
{
    ct_scatter_on_ring(builder, shape, state);
}

static void put_head(FILE *f, const struct ct_wiring *wiring, const void *state)
{
    (void)state;
    fprintf(
        f,
        " *\n"
        " * The ranks in the order in which a depth-first walk of the wiring\n"
        " * meets them, from the root on and round to the one before it,\n"
        " * are numbered for a binomial tree: a subtree is of ranks that are\n"
        " * near each other, and few messages cross a cable to them.\n"
        " * A rank gets the blocks of its subtree and sends them on.\n"
        " * Cost: ceil(log2 p) alpha + (p-1) n beta, with n bytes per block\n"
        " * and p = %d.\n"
        " * Needs: the ranks placed as in the cluster file. Scratch: p\n"
        " * blocks at most on the root, p/2 on others.\n"
        " * Source: Thakur, Gropp 2003, section 4.1, in this order.\n",
        wiring->tree.nranks);
}

static void put_body(FILE *f, const char *name, const struct ct_wiring *wiring,
                     const void *state)
{
    const struct ct_emitted emitted = {
        .name = name,
        .collective = &ct_scatter,
        .planner = "ct_scatter_on_ring",
        .data = "order",
        .source = "Thakur, Gropp 2003, section 4.1",
        .members = "",
        .elsewhere = "scatter_wired_tree",
        .nranks = wiring->tree.nranks,
    };

    ct_ring_order_put_table(f, "repo/pattern/turned_ring.h", wiring, state);
    ct_emit_descriptor(f, &emitted);
}

static const struct ct_routine_shape shapes[] = {{.segments = 1}};

const struct ct_routine_maker ct_routine_scatter_tree = {
    .collective = &ct_scatter,
    .word = "tree",
    .title = "scatter along a tree over the wiring",
    .make = ct_ring_order_make,
    .free = ct_ring_order_free,
    .plan = plan,
    .prove = ct_ring_order_prove,
    .nshapes = sizeof shapes / sizeof *shapes,
    .shapes = shapes,
    .put_head = put_head,
    .put_body = put_body,
};
