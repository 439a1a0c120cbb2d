/*
 * generator.c - from a cluster to proved routines.
 */
#include "generator/generator.h"

#include "base/memory.h"
#include "base/text.h"
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
    ct_call_pattern_free(g->pattern);
    ct_wiring_fini(&g->wiring);
    free(g);
}

/* NULL: out of memory */
static char *name_of(const struct ct_routine *routine, const char *cluster)
{
    const char *word = routine->maker->word;
    const char *pattern =
        routine->pattern == NULL ? NULL : routine->pattern->name;
    char *const name = ct_format(
        "%s_%s%s%s%s%s", routine->maker->collective->name,
        word == NULL ? "" : word, word == NULL ? "" : "_",
        pattern == NULL ? "" : pattern, pattern == NULL ? "" : "_", cluster);
    for (char *c = name; c != NULL && *c != '\0'; c++) {
        if (*c == '-')
            *c = '_';
    }
    return name;
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

/* Whether the maker makes what is asked for. */
static bool makes(const struct ct_routine_maker *maker,
                  const struct ct_call_pattern *pattern, int nranks)
{
    if ((maker->nranks_max != 0 && nranks > maker->nranks_max) ||
        ct_memory_of_pairs(nranks, maker->pair_bytes) > ct_memory_most())
        return false;
    return pattern == NULL
               ? maker->make != NULL
               : maker->make_for != NULL &&
                     ct_collective_is(maker->collective, pattern->collective);
}

static int name_routines(struct ct_generated *g,
                         const struct ct_cluster *cluster, struct ct_diag *diag)
{
    const int n = count_makers();
    int err = CT_OK;

    g->routines = calloc((size_t)n + 1, sizeof *g->routines);
    if (g->routines == NULL)
        return ct_diag_memory(diag);
    for (int i = 0; i < n && err == CT_OK; i++) {
        struct ct_routine *routine = &g->routines[g->nroutines];

        if (!makes(ct_routine_makers[i], g->pattern, cluster->nranks))
            continue;
        routine->maker = ct_routine_makers[i];
        routine->pattern = g->pattern;
        routine->name = name_of(routine, cluster->name);
        if (routine->name == NULL)
            return ct_diag_memory(diag);
        err = check_name(g, g->nroutines, cluster->name, diag);
        g->nroutines++;
    }
    return err;
}

static int make_state(const struct ct_wiring *wiring,
                      struct ct_routine *routine, struct ct_diag *diag)
{
    const struct ct_routine_maker *maker = routine->maker;

    return routine->pattern == NULL ? maker->make(wiring, &routine->state, diag)
                                    : maker->make_for(wiring, routine->pattern,
                                                      &routine->state, diag);
}

static int generate(struct ct_generated *g, const struct ct_cluster *cluster,
                    struct ct_diag *diag)
{
    int err;

    CT_TRY(err, out, name_routines(g, cluster, diag));
    CT_TRY(err, out, ct_wiring_build(cluster, &g->wiring, diag));
    for (int i = 0; i < g->nroutines; i++) {
        struct ct_routine *routine = &g->routines[i];

        CT_TRY(err, out, make_state(&g->wiring, routine, diag));
        CT_TRY(err, out, ct_routine_prove(&g->wiring, routine, diag));
        CT_TRY(err, out,
               ct_emit(routine, &g->wiring, cluster, &routine->text,
                       &routine->length, diag));
    }
out:
    return err;
}

/* pattern: NULL, or taken over */
static int generate_all(const struct ct_cluster *cluster,
                        struct ct_call_pattern *pattern,
                        struct ct_generated **generated, struct ct_diag *diag)
{
    struct ct_generated *g = calloc(1, sizeof *g);
    int err;

    if (g == NULL) {
        ct_call_pattern_free(pattern);
        return ct_diag_memory(diag);
    }
    g->pattern = pattern;
    err = generate(g, cluster, diag);
    if (err != CT_OK) {
        ct_generated_free(g);
        return err;
    }
    *generated = g;
    return CT_OK;
}

int ct_generate(const struct ct_cluster *cluster,
                struct ct_generated **generated, struct ct_diag *diag)
{
    return generate_all(cluster, NULL, generated, diag);
}

int ct_generate_for(const struct ct_cluster *cluster,
                    const struct ct_call_pattern *pattern,
                    struct ct_generated **generated, struct ct_diag *diag)
{
    struct ct_call_pattern *copy;

    if (pattern->rank_count != cluster->nranks)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "the pattern %s is for %d ranks, the cluster %s "
                           "has %d",
                           pattern->name, pattern->rank_count, cluster->name,
                           cluster->nranks);
    copy = ct_call_pattern_copy(pattern);
    if (copy == NULL)
        return ct_diag_memory(diag);
    return generate_all(cluster, copy, generated, diag);
}

const struct ct_routine *ct_generated_find(const struct ct_generated *g,
                                           const struct ct_routine_maker *maker)
{
    int i = 0;

    while (i < g->nroutines && g->routines[i].maker != maker)
        i++;
    return i < g->nroutines ? &g->routines[i] : NULL;
}

static bool claims(const struct ct_routine *routine)
{
    return routine->maker->claims == NULL ||
           routine->maker->claims(routine->state);
}

static struct ct_planner planner_of(const struct ct_routine *routine)
{
    return (struct ct_planner){
        .collective = routine->maker->collective,
        .plan = routine->maker->plan,
        .context = routine->state,
        .item_bytes = routine->pattern == NULL ? NULL : routine->pattern->bytes,
        .contention_free =
            claims(routine) ? routine->maker->contention_free : NULL,
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
