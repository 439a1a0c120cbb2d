/*
 * near_first_routine.c - recursive halving along the wiring, with the nearest
 * peer first.
 */
#include "generator/near_first_routine.h"

#include "generator/emit.h"
#include "generator/tree_state.h"
#include "repo/pattern/near_first.h"

void ct_near_first_plan(const void *state, struct ct_builder *builder,
                        const struct ct_shape *shape)
{
    const struct ct_made_tree *made = state;

    ct_near_first_reduce_scatter(builder, shape, &made->tree);
}

void ct_near_first_put_head(FILE *f, const struct ct_wiring *wiring,
                            const void *state)
{
    (void)state;
    fprintf(
        f,
        " *\n"
        " * The ranks, in the order of a depth-first walk of the wiring,\n"
        " * are divided again and again, where the wiring divides them if\n"
        " * that is near the middle. From the smallest parts up, a rank\n"
        " * hands over what it has combined for the other half: each block\n"
        " * leaves each half once, and the largest messages stay near.\n"
        " * Cost: ceil(log2 p) alpha + (p-1) n (beta + gamma), with n bytes\n"
        " * per block and p = %d; the blocks are put in order by a copy.\n"
        " * Needs: the ranks placed as in the cluster file; a commutative\n"
        " * operation. Scratch: two vectors at most.\n"
        " * Source: Thakur, Rabenseifner, Gropp 2005, section 4.4,\n"
        " * reversed, on a tree; docs/schedules.md, section 8.\n",
        wiring->tree.nranks);
}

void ct_near_first_put_body(FILE *f, const char *name,
                            const struct ct_collective *collective,
                            const struct ct_wiring *wiring, const void *state)
{
    const struct ct_made_tree *made = state;
    char elsewhere[80];
    const struct ct_emitted emitted = {
        .name = name,
        .collective = collective,
        .planner = "ct_near_first_reduce_scatter",
        .data = "&tree",
        .source = "Thakur, Rabenseifner, Gropp 2005, section 4.4, reversed",
        .members = "",
        .elsewhere = elsewhere,
        .nranks = wiring->tree.nranks,
    };

    snprintf(elsewhere, sizeof elsewhere, "%s_wired_near_first",
             collective->name);
    fputs("#include \"repo/pattern/near_first.h\"\n", f);
    ct_emit_tree(f, &made->tree);
    ct_emit_descriptor(f, &emitted);
}
