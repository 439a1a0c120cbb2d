/*
 * routine_alltoallv_greedy - alltoallv of a pattern in phases, the largest messages first.
 */
#include "generator/emit.h"
#include "repo/phases/greedy.h"
#include "repo/phases/phased.h"
#include "repo/phases/tokens.h"

#include <stdlib.h>

extern const struct ct_collective ct_alltoallv;

struct greedy_plan {
    struct ct_tree tree;
    const struct ct_call_pattern *pattern; /* borrowed */
};

static int make_for(const struct ct_wiring *wiring,
                    const struct ct_call_pattern *pattern, void **state,
                    struct ct_diag *diag)
{
    struct greedy_plan *p = malloc(sizeof *p);

    *state = p;
    if (p == NULL)
        return ct_diag_memory(diag);
    *p = (struct greedy_plan){wiring->tree, pattern};
    return CT_OK;
}

static void plan(const void *state, struct ct_builder *builder,
                 const struct ct_shape *shape)
{
    const struct greedy_plan *p = state;

    ct_skip_empty(builder);
    ct_greedy_alltoallv(builder, shape, &p->tree, p->pattern->bytes);
}

/* The plans of all ranks are proved. */
static int prove(const struct ct_wiring *wiring, const void *state,
                 struct ct_diag *diag)
{
    (void)wiring;
    (void)state;
    (void)diag;
    return CT_OK;
}

static void put_head(FILE *f, const struct ct_wiring *wiring, const void *state)
{
    const struct greedy_plan *p = state;

    (void)wiring;
    fprintf(
        f,
        " * Pattern %s: %zu bytes in all.\n"
        " *\n"
        " * The messages, by falling size, are dealt into phases: each\n"
        " * goes to the first in which no other uses a link of its path\n"
        " * (repo/phases/greedy.h). Right for any counts; messages of no\n"
        " * bytes are not sent.\n"
        " * Needs: the ranks placed as in the cluster file. Scratch: none.\n"
        " * Source: Karwande, Yuan, Lowenthal 2003 (CC-MPI), greedy.\n",
        p->pattern->name, ct_call_pattern_total(p->pattern));
}

static void put_body(FILE *f, const char *name, const struct ct_wiring *wiring,
                     const void *state)
{
    const struct greedy_plan *p = state;
    const struct ct_emitted emitted = {
        .name = name,
        .collective = &ct_alltoallv,
        .planner = "ct_greedy_alltoallv",
        .data = "&tree, pattern_bytes",
        .source = "Karwande, Yuan, Lowenthal 2003",
        .members = "    .params = {&ct_phased_param},\n"
                   "    .contention_free = ct_phased_contention_free,\n",
        .pattern = p->pattern->name,
        .nranks = wiring->tree.nranks,
    };

    fputs("#include \"repo/phases/greedy.h\"\n"
          "#include \"repo/phases/phased.h\"\n",
          f);
    ct_emit_pattern_bytes(f, p->pattern);
    ct_emit_tree(f, &wiring->tree);
    ct_emit_descriptor(f, &emitted);
}

static const struct ct_routine_shape shapes[] = {
    {{{CT_SEPARATE_NOT}}, 1},
    {{{CT_SEPARATE_RENDEZVOUS}}, 1},
    {{{CT_SEPARATE_EAGER}}, 1},
};

const struct ct_routine_maker ct_routine_alltoallv_greedy = {
    .collective = &ct_alltoallv,
    .word = "greedy",
    .title = "the largest messages first, in phases",
    .make_for = make_for,
    .nranks_max = CT_CLOCK_RANKS_MAX,
    .free = free,
    .plan = plan,
    .contention_free = ct_phased_contention_free,
    .prove = prove,
    .nshapes = sizeof shapes / sizeof *shapes,
    .shapes = shapes,
    .put_head = put_head,
    .put_body = put_body,
};
