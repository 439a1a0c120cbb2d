/*
 * routine_bcast_tree - a broadcast along a binary tree made for the root's place.
 */
#include "generator/emit.h"
#include "generator/wired_tree_proof.h"
#include "repo/pattern/wired_tree.h"

extern const struct ct_collective ct_bcast;

static void plan(const void *state, struct ct_builder *builder,
                 const struct ct_shape *shape)
{
    ct_bcast_wired(builder, shape, state);
}

static void put_head(FILE *f, const struct ct_wiring *wiring, const void *state)
{
    (void)state;
    fprintf(f,
            " *\n"
            " * The binary tree is made for the root's place: a branch of the\n"
            " * wiring is entered from one rank and left from one, so each\n"
            " * directed link has one sender. A rank sends to its children in\n"
            " * turn, segment by segment: no two messages contend.\n"
            " * Cost: (h + 2 S) (alpha + n/S beta), with n bytes in the\n"
            " * vector, S segments and a tree of height h, of p = %d.\n"
            " * Needs: the ranks placed as in the cluster file;\n"
            " * segment_bytes < n. Scratch: none.\n"
            " * Source: Patarasuk, Faraj, Yuan 2006; docs/schedules.md,\n"
            " * section 12.\n",
            wiring->tree.nranks);
}

static void put_body(FILE *f, const char *name, const struct ct_wiring *wiring,
                     const void *state)
{
    const struct ct_emitted emitted = {
        .name = name,
        .collective = &ct_bcast,
        .planner = "ct_bcast_wired",
        .data = "&tree",
        .source = "Patarasuk, Faraj, Yuan 2006",
        .members = "    .params = {&ct_in_turn_param},\n"
                   "    .applies = ct_in_turn_applies,\n"
                   "    .contention_free = ct_bcast_wired_contention_free,\n"
                   "    .segments = ct_in_turn_segments,\n",
        .elsewhere = "bcast_wired_tree",
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

const struct ct_routine_maker ct_routine_bcast_tree = {
    .collective = &ct_bcast,
    .word = "tree",
    .title = "broadcast along a binary tree of the wiring",
    .nranks_max = CT_WIRED_TREE_RANKS,
    .make = ct_wiring_state_make,
    .free = ct_wiring_state_free,
    .plan = plan,
    .contention_free = ct_bcast_wired_contention_free,
    .prove = ct_wired_tree_prove,
    .nshapes = sizeof shapes / sizeof *shapes,
    .shapes = shapes,
    .put_head = put_head,
    .put_body = put_body,
};
