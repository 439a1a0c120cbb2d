/*
 * routine_allgather_far_first - recursive doubling along the wiring, with the
 * farthest peer first.
 */
#include "generator/emit.h"
#include "generator/tree_state.h"
#include "repo/pattern/far_first.h"

extern const struct ct_collective ct_allgather;

static void plan(const void *state, struct ct_builder *builder,
                 const struct ct_shape *shape)
{
    const struct ct_made_tree *made = state;

    ct_far_first_allgather(builder, shape, &made->tree);
}

static void put_head(FILE *f, const struct ct_wiring *wiring, const void *state)
{
    const int nranks = wiring->tree.nranks;

    (void)state;
    fprintf(f,
            " *\n"
            " * The ranks, in the order of a depth-first walk of the wiring,\n"
            " * are divided again and again, where the wiring divides them if\n"
            " * that is near the middle. In each round, a rank sends what it\n"
            " * has to one in the other half: each block enters each half\n"
            " * once, and the largest messages stay near.\n"
            " * Cost: ceil(log2 p) alpha + (p-1) n beta, with n bytes per\n"
            " * block and p = %d; and what order_by costs.\n"
            " * Needs: the ranks placed as in the cluster file. Scratch: with\n"
            " * order_by=copies, %d blocks.\n"
            " * Source: Thakur, Rabenseifner, Gropp 2005, section 4.1,\n"
            " * reversed, on a tree; docs/schedules.md, section 8.\n",
            nranks, nranks);
}

static void put_body(FILE *f, const char *name, const struct ct_wiring *wiring,
                     const void *state)
{
    const struct ct_made_tree *made = state;
    const struct ct_emitted emitted = {
        .name = name,
        .collective = &ct_allgather,
        .planner = "ct_far_first_allgather",
        .data = "&tree",
        .source = "Thakur, Rabenseifner, Gropp 2005, section 4.1, reversed",
        .members = "    .params = {&ct_far_first_param},\n"
                   "    .applies = ct_far_first_applies,\n",
        .elsewhere = "allgather_wired_far_first",
        .nranks = wiring->tree.nranks,
    };

    fputs("#include \"repo/pattern/far_first.h\"\n", f);
    ct_emit_tree(f, &made->tree);
    ct_emit_descriptor(f, &emitted);
}

static const struct ct_routine_shape shapes[] = {
    {{{0}}, 1},
    {{{1}}, 1},
};

const struct ct_routine_maker ct_routine_allgather_far_first = {
    .collective = &ct_allgather,
    .word = "far_first",
    .title = "allgather, the farthest peers first",
    .make = ct_bisected_tree_make,
    .free = ct_tree_state_free,
    .plan = plan,
    .prove = ct_made_tree_prove,
    .nshapes = sizeof shapes / sizeof *shapes,
    .shapes = shapes,
    .put_head = put_head,
    .put_body = put_body,
};
