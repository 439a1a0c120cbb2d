/*
 * routine_reduce_tree - a reduction along a binary tree made for the root's place.
 */
#include "generator/emit.h"
#include "generator/wired_tree_proof.h"
#include "repo/pattern/wired_tree.h"

extern const struct ct_collective ct_reduce;

static void plan(const void *state, struct ct_builder *builder,
                 const struct ct_shape *shape)
{
    ct_reduce_wired(builder, shape, state);
}

static void put_head(FILE *f, const struct ct_wiring *wiring, const void *state)
{
    (void)state;
    fprintf(
        f,
        " *\n"
        " * The binary tree is made for the root's place: a branch of the\n"
        " * wiring is left for one rank and entered for one, so each\n"
        " * directed link has one receiver. A rank takes the segments of\n"
        " * its children in turn: with rendezvous no two messages contend.\n"
        " * Cost: (h + 2 S) (alpha + n/S beta + n/S gamma), with n bytes\n"
        " * in the vector, S segments and a tree of height h, of p = %d.\n"
        " * Needs: the ranks placed as in the cluster file; a commutative\n"
        " * operation; segment_bytes < n. Scratch: a vector for a child.\n"
        " * Source: Patarasuk, Faraj, Yuan 2006, reversed;\n"
        " * docs/schedules.md, section 12.\n",
        wiring->tree.nranks);
}

static void put_body(FILE *f, const char *name, const struct ct_wiring *wiring,
                     const void *state)
{
    const struct ct_emitted emitted = {
        .name = name,
        .collective = &ct_reduce,
        .planner = "ct_reduce_wired",
        .data = "&tree",
        .source = "Patarasuk, Faraj, Yuan 2006, reversed",
        .members = "    .params = {&ct_in_turn_param},\n"
                   "    .applies = ct_in_turn_applies,\n"
                   "    .contention_free = ct_reduce_wired_contention_free,\n"
                   "    .segments = ct_in_turn_segments,\n",
        .elsewhere = "reduce_wired_tree",
        .nranks = wiring->tree.nranks,
    };

    (void)state;
    fputs("#include \"repo/pattern/wired_tree.h\"\n", f);
    ct_emit_wiring(f, &wiring->tree);
    ct_emit_descriptor(f, &emitted);
}

static const struct ct_routine_shape shapes[] = {
    {.segments = 1},
    {.segments = 2},
};

const struct ct_routine_maker ct_routine_reduce_tree = {
    .collective = &ct_reduce,
    .word = "tree",
    .title = "reduction along a binary tree of the wiring",
    .nranks_max = CT_WIRED_TREE_RANKS,
    .make = ct_wiring_state_make,
    .free = ct_wiring_state_free,
    .plan = plan,
    .contention_free = ct_reduce_wired_contention_free,
    .prove = ct_wired_tree_prove,
    .nshapes = sizeof shapes / sizeof *shapes,
    .shapes = shapes,
    .put_head = put_head,
    .put_body = put_body,
};
