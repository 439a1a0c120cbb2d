/*
 * root_turns_routine.c - plans, proofs and text of these routines.
 */
#include "generator/root_turns_routine.h"

#include "generator/emit.h"
#include "repo/pattern/root_turns.h"

#include <stdlib.h>

enum { ROOTS_PROVED = 8 };

/* window, turns */
const struct ct_routine_shape ct_gather_turns_shapes[CT_GATHER_SHAPES] = {
    {{{1, 0}}, 1},
    {{{1, 1}}, 1},
    {{{4, 0}}, 1},
    {{{4, 1}}, 1},
};

const struct ct_routine_shape ct_scatter_turns_shapes[CT_SCATTER_SHAPES] = {
    {{{1}}, 1},
    {{{4}}, 1},
};

void ct_gather_turns_plan(const void *state, struct ct_builder *builder,
                          const struct ct_shape *shape)
{
    ct_gather_in_order(builder, shape, state);
}

void ct_scatter_turns_plan(const void *state, struct ct_builder *builder,
                           const struct ct_shape *shape)
{
    ct_scatter_in_order(builder, shape, state);
}

static int prove_order(const struct ct_tree *tree, int root, int *order,
                       int *times, struct ct_diag *diag)
{
    if (ct_root_order(tree, root, order) != CT_OK)
        return ct_diag_memory(diag);
    for (int i = 0; i < tree->nranks; i++)
        times[i] = i == root;
    for (int i = 0; i < tree->nranks - 1; i++) {
        if (order[i] < 0 || order[i] >= tree->nranks || times[order[i]]++ > 0)
            return ct_diag_set(diag, CT_ERR_INVALID,
                               "root %d: rank %d has no turn of its own", root,
                               order[i]);
    }
    return CT_OK;
}

int ct_root_turns_prove(const struct ct_wiring *wiring, const void *state,
                        struct ct_diag *diag)
{
    const struct ct_tree *tree = state;
    int *work = calloc(2 * (size_t)tree->nranks, sizeof *work);
    int err = CT_OK;

    (void)wiring;
    if (work == NULL)
        return ct_diag_memory(diag);
    for (int i = 0; i < tree->nranks && i < ROOTS_PROVED && err == CT_OK; i++)
        err = prove_order(tree, i * tree->nranks / ROOTS_PROVED % tree->nranks,
                          work, work + tree->nranks, diag);
    free(work);
    return err;
}

static const char head[] =
    " *\n"
    " * The root's cable carries the blocks of all others, so they pass one\n"
    " * after the other, or a few at a time: more would only fill the queues\n"
    " * of switches. The next rank is one whose way is free soonest in an\n"
    " * ideal run; of these, one whose busiest cable has most to carry yet.\n";

void ct_gather_turns_put_head(FILE *f, const struct ct_wiring *wiring,
                              const void *state)
{
    (void)state;
    fputs(head, f);
    fprintf(f,
            " * Cost: %d alpha + (p-1) n beta, with n bytes per block and p =\n"
            " * %d; with turns=tokens a message without bytes for each.\n"
            " * Needs: the ranks placed as in the cluster file; window < p-1.\n"
            " * Scratch: none.\n"
            " * Source: docs/schedules.md, section 13.\n",
            wiring->tree.nranks - 1, wiring->tree.nranks);
}

void ct_scatter_turns_put_head(FILE *f, const struct ct_wiring *wiring,
                               const void *state)
{
    (void)state;
    fputs(head, f);
    fprintf(f,
            " * Cost: %d alpha + (p-1) n beta, with n bytes per block and p =\n"
            " * %d.\n"
            " * Needs: the ranks placed as in the cluster file; window < p-1.\n"
            " * Scratch: none.\n"
            " * Source: docs/schedules.md, section 13.\n",
            wiring->tree.nranks - 1, wiring->tree.nranks);
}

static void put_body(FILE *f, const struct ct_emitted *emitted,
                     const struct ct_wiring *wiring)
{
    fputs("#include \"repo/pattern/root_turns.h\"\n", f);
    ct_emit_wiring(f, &wiring->tree);
    ct_emit_descriptor(f, emitted);
}

void ct_gather_turns_put_body(FILE *f, const char *name,
                              const struct ct_collective *collective,
                              const struct ct_wiring *wiring)
{
    char elsewhere[80];
    const struct ct_emitted emitted = {
        .name = name,
        .collective = collective,
        .planner = "ct_gather_in_order",
        .data = "&tree",
        .source = "docs/schedules.md, section 13",
        .members = "    .params = {&ct_root_window, &ct_root_turns},\n"
                   "    .applies = ct_root_turns_applies,\n"
                   "    .contention_free = ct_gather_contention_free,\n",
        .elsewhere = elsewhere,
        .nranks = wiring->tree.nranks,
    };

    snprintf(elsewhere, sizeof elsewhere, "%s_wired_direct", collective->name);
    put_body(f, &emitted, wiring);
}

void ct_scatter_turns_put_body(FILE *f, const char *name,
                               const struct ct_collective *collective,
                               const struct ct_wiring *wiring)
{
    char elsewhere[80];
    const struct ct_emitted emitted = {
        .name = name,
        .collective = collective,
        .planner = "ct_scatter_in_order",
        .data = "&tree",
        .source = "docs/schedules.md, section 13",
        .members = "    .params = {&ct_root_window},\n"
                   "    .applies = ct_root_turns_applies,\n"
                   "    .contention_free = ct_scatter_contention_free,\n",
        .elsewhere = elsewhere,
        .nranks = wiring->tree.nranks,
    };

    snprintf(elsewhere, sizeof elsewhere, "%s_wired_direct", collective->name);
    put_body(f, &emitted, wiring);
}
