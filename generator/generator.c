/*
 * generator.c - from a cluster to proved routines.
 */
#include "generator/generator.h"

#include "generator/emit.h"
#include "generator/proofs.h"
#include "repo/pattern/ring.h"
#include "repo/phases/phased.h"

#include <stdlib.h>
#include <string.h>

extern const struct ct_collective ct_alltoall;
extern const struct ct_collective ct_allgather;
extern const struct ct_collective ct_allreduce;

static const struct ct_collective *const collectives[CT_ROUTINES] = {
    [CT_ROUTINE_ALLTOALL] = &ct_alltoall,
    [CT_ROUTINE_ALLGATHER] = &ct_allgather,
    [CT_ROUTINE_ALLREDUCE] = &ct_allreduce,
};

static int fail_memory(struct ct_diag *diag)
{
    return ct_diag_set(diag, CT_ERR_MEMORY,
                       "out of memory for generated routines");
}

void ct_generated_free(struct ct_generated *g)
{
    if (g == NULL)
        return;
    for (int i = 0; i < CT_ROUTINES; i++) {
        free(g->routines[i].name);
        free(g->routines[i].text);
    }
    for (int i = 0; i < CT_SEPARATIONS; i++)
        free(g->tokens[i].tokens);
    free(g->messages);
    free(g->order);
    ct_wiring_fini(&g->wiring);
    free(g);
}

static int name_routine(struct ct_generated *g,
                        const struct ct_cluster *cluster,
                        enum ct_routine_kind kind, struct ct_diag *diag)
{
    const char *prefix = collectives[kind]->name;
    const size_t size = strlen(prefix) + strlen(cluster->name) + 2;
    char *const name = malloc(size);

    if (name == NULL)
        return fail_memory(diag);
    snprintf(name, size, "%s_%s", prefix, cluster->name);
    for (char *c = name; *c != '\0'; c++) {
        if (*c == '-')
            *c = '_';
    }
    g->routines[kind].collective = collectives[kind];
    g->routines[kind].name = name;
    if (strcmp(cluster->name, "native") != 0 && /* the MPI library's own */
        ct_algorithm_find(ct_registry, name) == NULL)
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_INPUT,
                       "the cluster's name '%s' makes the routine's name %s, "
                       "which is an algorithm of the repository: choose "
                       "another name",
                       cluster->name, name);
}

static int find_order(struct ct_generated *g, struct ct_diag *diag)
{
    const struct ct_tree *tree = &g->wiring.tree;
    const size_t nranks = (size_t)tree->nranks;
    int *work = calloc((size_t)tree->nnodes + nranks, sizeof *work);
    int *order;

    g->order = calloc(nranks, sizeof *g->order);
    if (work == NULL || g->order == NULL) {
        free(work);
        return fail_memory(diag);
    }
    order = work + tree->nnodes;
    ct_tree_order(tree, work, order);
    for (int i = 0; i < tree->nranks; i++)
        g->order[i] = (uint16_t)order[i];
    free(work);
    return CT_OK;
}

static int find_phases(struct ct_generated *g, struct ct_diag *diag)
{
    const struct ct_tree *tree = &g->wiring.tree;
    struct ct_phases *phases = &g->phases;
    struct ct_aapc *aapc;
    int err = ct_aapc_new(tree, &aapc, diag);

    if (err != CT_OK)
        return err;
    err = ct_aapc_messages(aapc, &g->messages, &phases->nmessages, diag);
    g->nphases = ct_aapc_phases(aapc);
    ct_aapc_free(aapc);
    for (int i = 0; err == CT_OK && i < CT_SEPARATIONS; i++) {
        err = ct_tokens_plan(tree, g->messages, phases->nmessages,
                             (enum ct_separation)i, &g->tokens[i], diag);
        phases->ntokens[i] = g->tokens[i].ntokens;
        phases->tokens[i] = g->tokens[i].tokens;
    }
    phases->nranks = tree->nranks;
    phases->messages = g->messages;
    return err;
}

static int generate(struct ct_generated *g, const struct ct_cluster *cluster,
                    struct ct_diag *diag)
{
    int err;

    for (int i = 0; i < CT_ROUTINES; i++)
        CT_TRY(err, out,
               name_routine(g, cluster, (enum ct_routine_kind)i, diag));
    CT_TRY(err, out, ct_wiring_build(cluster, &g->wiring, diag));
    CT_TRY(err, out, find_phases(g, diag));
    CT_TRY(err, out, find_order(g, diag));
    CT_TRY(err, out, ct_generated_prove(g, diag));
    for (int i = 0; i < CT_ROUTINES; i++)
        CT_TRY(err, out,
               ct_emit(g, cluster, (enum ct_routine_kind)i,
                       &g->routines[i].text, &g->routines[i].length, diag));
out:
    return err;
}

int ct_generate(const struct ct_cluster *cluster,
                struct ct_generated **generated, struct ct_diag *diag)
{
    struct ct_generated *g = calloc(1, sizeof *g);
    int err;

    if (g == NULL)
        return fail_memory(diag);
    err = generate(g, cluster, diag);
    if (err != CT_OK) {
        ct_generated_free(g);
        return err;
    }
    *generated = g;
    return CT_OK;
}

static void plan(const struct ct_generated *g, enum ct_routine_kind kind,
                 struct ct_builder *builder, const struct ct_shape *shape)
{
    switch (kind) {
    case CT_ROUTINE_ALLTOALL:
        ct_phased_alltoall(builder, shape, &g->phases);
        break;
    case CT_ROUTINE_ALLGATHER:
        ct_ring_allgather(builder, shape, g->order);
        break;
    case CT_ROUTINE_ALLREDUCE:
        ct_ring_allreduce(builder, shape, g->order);
        break;
    case CT_ROUTINES:
        break;
    }
}

int ct_generated_plan(const struct ct_generated *g, enum ct_routine_kind kind,
                      const struct ct_shape *shape,
                      struct ct_schedule **schedule, struct ct_diag *diag)
{
    struct ct_builder *builder = ct_builder_new(shape->nranks, shape->rank);
    int err;

    if (builder == NULL)
        return fail_memory(diag);
    plan(g, kind, builder, shape);
    err = ct_builder_finish(builder, schedule, diag);
    ct_builder_free(builder);
    return err;
}
