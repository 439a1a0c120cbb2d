/*
 * generator.c - from a cluster to proved routines.
 */
#include "generator/generator.h"

#include "checker/plan_check.h"
#include "generator/emit.h"

#include <stdlib.h>
#include <string.h>

void ct_generated_free(struct ct_generated *g)
{
    if (g == NULL)
        return;
    for (int i = 0; i < g->nroutines; i++) {
        struct ct_routine *routine = &g->routines[i];

        if (routine->state != NULL)
            routine->maker->free(routine->state);
        free(routine->name);
        free(routine->text);
    }
    free(g->routines);
    ct_wiring_fini(&g->wiring);
    free(g);
}

static int make_name(const struct ct_routine_maker *maker, const char *cluster,
                     char **name, struct ct_diag *diag)
{
    const char *collective = maker->collective->name;
    const char *word = maker->word == NULL ? "" : maker->word;
    const size_t size = strlen(collective) + strlen(word) + strlen(cluster) + 3;

    *name = malloc(size);
    if (*name == NULL)
        return ct_diag_memory(diag);
    snprintf(*name, size, "%s_%s%s%s", collective, word,
             maker->word == NULL ? "" : "_", cluster);
    for (char *c = *name; *c != '\0'; c++) {
        if (*c == '-')
            *c = '_';
    }
    return CT_OK;
}

/* Check that no other routine and no algorithm has the name of routine
   `number`. */
static int check_name(const struct ct_generated *g, int number,
                      const char *cluster, struct ct_diag *diag)
{
    const char *name = g->routines[number].name;

    for (int i = 0; i < number; i++) {
        if (strcmp(g->routines[i].name, name) == 0)
            return ct_diag_set(diag, CT_ERR_INPUT,
                               "the cluster's name '%s' makes one name for "
                               "two routines, %s: choose another name",
                               cluster, name);
    }
    if ((g->routines[number].maker->word != NULL ||
         strcmp(cluster, "native") != 0) && /* the MPI library's own */
        ct_algorithm_find(ct_registry, name) == NULL)
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_INPUT,
                       "the cluster's name '%s' makes the routine's name %s, "
                       "which is an algorithm of the repository: choose "
                       "another name",
                       cluster, name);
}

static int count_makers(void)
{
    int n = 0;

    while (ct_routine_makers[n] != NULL)
        n++;
    return n;
}

static int name_routines(struct ct_generated *g,
                         const struct ct_cluster *cluster, struct ct_diag *diag)
{
    const int n = count_makers();
    int err = CT_OK;

    g->routines = calloc((size_t)n + 1, sizeof *g->routines);
    if (g->routines == NULL)
        return ct_diag_memory(diag);
    for (; g->nroutines < n && err == CT_OK; g->nroutines++) {
        struct ct_routine *routine = &g->routines[g->nroutines];

        routine->maker = ct_routine_makers[g->nroutines];
        err = make_name(routine->maker, cluster->name, &routine->name, diag);
        if (err == CT_OK)
            err = check_name(g, g->nroutines, cluster->name, diag);
    }
    return err;
}

static int generate(struct ct_generated *g, const struct ct_cluster *cluster,
                    struct ct_diag *diag)
{
    int err;

    CT_TRY(err, out, name_routines(g, cluster, diag));
    CT_TRY(err, out, ct_wiring_build(cluster, &g->wiring, diag));
    for (int i = 0; i < g->nroutines; i++) {
        struct ct_routine *routine = &g->routines[i];

        CT_TRY(err, out,
               routine->maker->make(&g->wiring, &routine->state, diag));
        CT_TRY(err, out, ct_routine_prove(&g->wiring, routine, diag));
        CT_TRY(err, out,
               ct_emit(routine, &g->wiring, cluster, &routine->text,
                       &routine->length, diag));
    }
out:
    return err;
}

int ct_generate(const struct ct_cluster *cluster,
                struct ct_generated **generated, struct ct_diag *diag)
{
    struct ct_generated *g = calloc(1, sizeof *g);
    int err;

    if (g == NULL)
        return ct_diag_memory(diag);
    err = generate(g, cluster, diag);
    if (err != CT_OK) {
        ct_generated_free(g);
        return err;
    }
    *generated = g;
    return CT_OK;
}

const struct ct_routine *ct_generated_find(const struct ct_generated *g,
                                           const struct ct_routine_maker *maker)
{
    int i = 0;

    while (i < g->nroutines && g->routines[i].maker != maker)
        i++;
    return i < g->nroutines ? &g->routines[i] : NULL;
}

static struct ct_planner planner_of(const struct ct_routine *routine)
{
    return (struct ct_planner){
        .collective = routine->maker->collective,
        .plan = routine->maker->plan,
        .context = routine->state,
        .contention_free = routine->maker->contention_free,
    };
}

int ct_routine_prove(const struct ct_wiring *wiring,
                     const struct ct_routine *routine, struct ct_diag *diag)
{
    const struct ct_routine_maker *maker = routine->maker;
    const struct ct_planner planner = planner_of(routine);
    int err = maker->prove(wiring, routine->state, diag);

    if (wiring->tree.nranks > CT_TABLE_RANKS)
        return err;
    for (int i = 0; i < maker->nshapes && err == CT_OK; i++) {
        const struct ct_shape shape = {
            .nranks = wiring->tree.nranks,
            .setting = maker->shapes[i].setting,
            .segments = maker->shapes[i].segments,
            .places = wiring->places,
        };

        err = ct_plan_check(&planner, &shape, &wiring->tree, NULL, diag);
    }
    return err;
}

int ct_routine_plan(const struct ct_routine *routine,
                    const struct ct_shape *shape, struct ct_schedule **schedule,
                    struct ct_diag *diag)
{
    const struct ct_planner planner = planner_of(routine);

    return ct_planner_plan(&planner, shape, schedule, diag);
}
