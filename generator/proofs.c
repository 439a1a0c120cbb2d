/*
 * proofs.c - which checks a generated routine must pass.
 */
#include "generator/proofs.h"

#include "checker/checker.h"
#include "checker/contention.h"
#include "checker/phase_check.h"

#include <stdlib.h>

/* A shape of a routine, and what to prove for it. */
struct proof {
    enum ct_routine_kind kind;
    int param;
    int segments;
    bool eager; /* no contention with CT_EAGER */
    bool rendezvous;
};

static const struct proof proofs[] = {
    {CT_ROUTINE_ALLTOALL, CT_SEPARATE_NOT, 1, false, false},
    {CT_ROUTINE_ALLTOALL, CT_SEPARATE_RENDEZVOUS, 1, false, true},
    {CT_ROUTINE_ALLTOALL, CT_SEPARATE_EAGER, 1, true, true},
    {CT_ROUTINE_ALLGATHER, 0, 1, true, true},
    {CT_ROUTINE_ALLGATHER, 0, 2, false, false},
    {CT_ROUTINE_ALLREDUCE, 0, 1, true, true},
    {CT_ROUTINE_ALLREDUCE, 0, 2, false, false},
};

enum { NPROOFS = sizeof proofs / sizeof *proofs };

/* used, links: as many entries as there are directed links, used all 0 */
static int check_edges(const struct ct_generated *g, unsigned char *used,
                       int *links, struct ct_diag *diag)
{
    const struct ct_tree *tree = &g->wiring.tree;

    for (int i = 0; i < tree->nranks; i++) {
        const int from = g->order[i];
        const int to = g->order[(i + 1) % tree->nranks];
        const int n = ct_tree_path(tree, from, to, links);

        for (int k = 0; k < n; k++) {
            if (used[links[k]] != 0)
                return ct_diag_set(diag, CT_ERR_INVALID,
                                   "ring: %d -> %d shares a link with another "
                                   "edge, at node %d",
                                   from, to, links[k] / 2);
            used[links[k]] = 1;
        }
    }
    return CT_OK;
}

static int check_ring(const struct ct_generated *g, struct ct_diag *diag)
{
    const size_t nlinks = 2 * (size_t)g->wiring.tree.nnodes;
    unsigned char *used = calloc(nlinks, sizeof *used);
    int *links = calloc(nlinks, sizeof *links);
    int err = CT_ERR_MEMORY;

    if (used != NULL && links != NULL)
        err = check_edges(g, used, links, diag);
    else
        ct_diag_set(diag, CT_ERR_MEMORY,
                    "out of memory for checking a ring of %d ranks",
                    g->wiring.tree.nranks);
    free(used);
    free(links);
    return err;
}

static void free_schedules(struct ct_schedule **schedules, int nranks)
{
    for (int rank = 0; schedules != NULL && rank < nranks; rank++)
        ct_schedule_free(schedules[rank]);
    free(schedules);
}

static int plan_all(const struct ct_generated *g, const struct proof *proof,
                    struct ct_schedule **schedules, struct ct_diag *diag)
{
    struct ct_shape shape = {
        .nranks = g->phases.nranks,
        .setting = {{proof->param}},
        .segments = proof->segments,
    };
    int err = CT_OK;

    for (; err == CT_OK && shape.rank < shape.nranks; shape.rank++)
        err = ct_generated_plan(g, proof->kind, &shape, &schedules[shape.rank],
                                diag);
    return err;
}

static int check_schedules(const struct ct_generated *g,
                           const struct proof *proof,
                           const struct ct_schedule *const *schedules,
                           struct ct_diag *diag)
{
    struct ct_check check = {
        .collective = g->routines[proof->kind].collective,
        .nranks = g->phases.nranks,
        .schedules = schedules,
    };
    int err;

    CT_TRY(err, out, ct_check_run(&check, NULL, diag));
    check.in_place = true;
    if (proof->kind != CT_ROUTINE_ALLTOALL)
        CT_TRY(err, out, ct_check_run(&check, NULL, diag));
    if (proof->eager)
        CT_TRY(err, out,
               ct_contention_check(&g->wiring.tree, schedules, CT_EAGER, diag));
    if (proof->rendezvous)
        CT_TRY(err, out,
               ct_contention_check(&g->wiring.tree, schedules, CT_RENDEZVOUS,
                                   diag));
out:
    return err;
}

static int prove(const struct ct_generated *g, const struct proof *proof,
                 struct ct_diag *diag)
{
    const int nranks = g->phases.nranks;
    struct ct_schedule **schedules =
        calloc((size_t)nranks, sizeof(struct ct_schedule *));
    const struct ct_schedule **list =
        calloc((size_t)nranks, sizeof(const struct ct_schedule *));
    int err;

    if (schedules == NULL || list == NULL) {
        err =
            ct_diag_set(diag, CT_ERR_MEMORY,
                        "out of memory for the schedules of %d ranks", nranks);
    } else {
        err = plan_all(g, proof, schedules, diag);
        for (int rank = 0; rank < nranks; rank++)
            list[rank] = schedules[rank];
        if (err == CT_OK)
            err = check_schedules(g, proof, list, diag);
    }
    free_schedules(schedules, nranks);
    free(list);
    return err;
}

int ct_generated_prove(const struct ct_generated *g, struct ct_diag *diag)
{
    int err = ct_phase_check(&g->wiring.tree, &g->phases, diag);

    if (err == CT_OK)
        err = check_ring(g, diag);
    if (g->phases.nranks > CT_TABLE_RANKS)
        return err;
    for (int i = 0; err == CT_OK && i < NPROOFS; i++)
        err = prove(g, &proofs[i], diag);
    return err;
}
