/*
 * routine_allreduce_halving - recursive halving and doubling along the wiring,
 * with the nearest peer first.
 */
#include "generator/emit.h"
#include "generator/tree_state.h"
#include "repo/pattern/owned_allreduce.h"

extern const struct ct_collective ct_allreduce;

static void plan(const void *state, struct ct_builder *builder,
                 const struct ct_shape *shape)
{
    const struct ct_made_tree *made = state;

    ct_halving_on_tree(builder, shape, &made->tree);
}

static void put_head(FILE *f, const struct ct_wiring *wiring, const void *state)
{
    (void)state;
    fprintf(
        f,
        " *\n"
        " * The ranks, in the order of a depth-first walk of the wiring,\n"
        " * are divided again and again, where the wiring divides them if\n"
        " * that is near the middle. From the smallest parts up, the two\n"
        " * ranks that have the same piece of the vector exchange halves\n"
        " * of it and combine; then back: the largest messages stay near.\n"
        " * Cost: 2 ceil(log2 p) alpha + 2 n beta + n gamma, with n bytes\n"
        " * in the vector and p = %d; with segments more alpha. Where p is\n"
        " * no power of two, some ranks have a second peer in a round.\n"
        " * Needs: the ranks placed as in the cluster file; a commutative\n"
        " * operation. Scratch: two vectors.\n"
        " * Source: Rabenseifner 2004, on a tree; docs/schedules.md,\n"
        " * section 8.\n",
        wiring->tree.nranks);
}

static void put_body(FILE *f, const char *name, const struct ct_wiring *wiring,
                     const void *state)
{
    const struct ct_made_tree *made = state;
    const struct ct_emitted emitted = {
        .name = name,
        .collective = &ct_allreduce,
        .planner = "ct_halving_on_tree",
        .data = "&tree",
        .source = "Rabenseifner 2004",
        .members = "    .params = {&ct_owned_segment_param},\n"
                   "    .applies = ct_halving_on_tree_applies,\n"
                   "    .segments = ct_halving_on_tree_segments,\n",
        .elsewhere = "allreduce_wired_halving",
        .nranks = wiring->tree.nranks,
    };

    fputs("#include \"repo/pattern/owned_allreduce.h\"\n", f);
    ct_emit_tree(f, &made->tree);
    ct_emit_descriptor(f, &emitted);
}

static const struct ct_routine_shape shapes[] = {
    {.segments = 1},
    {.segments = 2},
};

const struct ct_routine_maker ct_routine_allreduce_halving = {
    .collective = &ct_allreduce,
    .word = "halving",
    .title = "allreduce by halving, the nearest peers first",
    .make = ct_bisected_tree_make,
    .free = ct_tree_state_free,
    .plan = plan,
    .prove = ct_made_tree_prove,
    .nshapes = sizeof shapes / sizeof *shapes,
    .shapes = shapes,
    .put_head = put_head,
    .put_body = put_body,
};
