/*
 * generator.c - from a cluster to proved routines.
 */
#include "generator/generator.h"

#include "base/text.h"
#include "checker/plan_check.h"
#include "checker/wired_check.h"
#include "repo/phases/greedy.h"
#include "repo/phases/phased.h"
#include "repo/phases/tokens.h"

#include <stdlib.h>
#include <string.h>

extern const struct ct_collective ct_alltoallv;

/* For a pattern; it is planned by greedy.h. */
static const struct ct_algorithm greedy = {
    .name = "alltoallv_greedy",
    .collective = &ct_alltoallv,
    .source = "Karwande, Yuan, Lowenthal 2003",
    .needs = "any counts are right",
    .cost = "T alpha and the largest message of each of T phases",
    .params = {&ct_phased_param},
    .contention_free = ct_phased_contention_free,
    .by_places = true,
};

static void plan_greedy(const void *pattern, struct ct_builder *builder,
                        const struct ct_shape *shape)
{
    const struct ct_call_pattern *p = pattern;

    ct_skip_empty(builder);
    ct_greedy_alltoallv(builder, shape, &shape->places->tree, p->bytes);
}

static struct ct_planner planner_of(const struct ct_routine *routine)
{
    struct ct_planner planner = ct_planner_of(&routine->algorithm);

    if (routine->pattern != NULL) {
        planner.plan = plan_greedy;
        planner.context = routine->pattern;
        planner.item_bytes = routine->pattern->bytes;
    }
    return planner;
}

void ct_generated_free(struct ct_generated *g)
{
    if (g == NULL)
        return;
    for (int i = 0; i < g->nroutines; i++) {
        free(g->routines[i].name);
        free(g->routines[i].text);
    }
    free(g->routines);
    ct_call_pattern_free(g->pattern);
    ct_wiring_fini(&g->wiring);
    free(g);
}

/* ALGORITHM_CLUSTER, or ALGORITHM_PATTERN_CLUSTER */
static int name_routine(struct ct_routine *routine, const char *cluster, struct ct_diag *diag)
{
    const char *pattern = routine->pattern == NULL ? NULL : routine->pattern->name;

    routine->name = ct_format("%s_%s%s%s", routine->algorithm.name, pattern == NULL ? "" : pattern,
                              pattern == NULL ? "" : "_", cluster);
    if (routine->name == NULL)
        return ct_diag_memory(diag);
    for (char *c = routine->name; *c != '\0'; c++) {
        if (*c == '-')
            *c = '_';
    }
    if (ct_algorithm_find(ct_registry, routine->name) == NULL)
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_INPUT,
                       "the cluster's name '%s' makes the routine's name %s, "
                       "which is an algorithm of the repository: choose "
                       "another name",
                       cluster, routine->name);
}

/* The sizes at which an algorithm is tried: with one segment, and with more. */
static const size_t sizes[] = {8, (size_t)1 << 16, (size_t)1 << 26};
enum { SIZES = sizeof sizes / sizeof *sizes };

static struct ct_problem problem_of(const struct ct_algorithm *algorithm,
                                    const struct ct_places *places, int setting, size_t bytes)
{
    return (struct ct_problem){
        .collective = algorithm->collective,
        .nranks = places->tree.nranks,
        .bytes = bytes,
        .setting = ct_settings_at(algorithm->params, setting),
        .places = places,
    };
}

/* True if it applies to these ranks with any setting and size. */
static bool is_for(const struct ct_algorithm *algorithm, const struct ct_places *places)
{
    const int nsettings = ct_settings_count(algorithm->params);

    for (int i = 0; i < nsettings * SIZES; i++) {
        const struct ct_problem problem =
            problem_of(algorithm, places, i / SIZES, sizes[i % SIZES]);

        if (ct_algorithm_applies(algorithm, &problem))
            return true;
    }
    return false;
}

/* In one segment, and in two where it takes more. */
static int prove_setting(const struct ct_routine *routine, const struct ct_places *places,
                         int setting, struct ct_diag *diag)
{
    const struct ct_algorithm *algorithm = &routine->algorithm;
    const struct ct_planner planner = planner_of(routine);
    int proved = 0;
    int err = CT_OK;

    for (int i = 0; i < SIZES && err == CT_OK; i++) {
        const struct ct_problem problem = problem_of(algorithm, places, setting, sizes[i]);
        struct ct_shape shape;

        if (!ct_algorithm_applies(algorithm, &problem))
            continue;
        shape = ct_algorithm_shape(algorithm, &problem, 0);
        shape.segments = shape.segments > 2 ? 2 : shape.segments;
        if (shape.segments != proved)
            err = ct_plan_check(&planner, &shape, &places->tree, NULL, diag);
        proved = shape.segments;
    }
    return err;
}

static int add_routine(struct ct_generated *g, const struct ct_cluster *cluster,
                       const struct ct_algorithm *algorithm, struct ct_diag *diag)
{
    struct ct_routine *routine = &g->routines[g->nroutines++];
    const int nproved =
        cluster->nranks <= CT_PROVED_RANKS ? ct_settings_count(algorithm->params) : 0;
    int err;

    routine->algorithm = *algorithm;
    routine->pattern = g->pattern;
    err = name_routine(routine, cluster->name, diag);
    for (int i = 0; i < nproved && err == CT_OK; i++)
        err = prove_setting(routine, g->wiring.places, i, diag);
    return err == CT_OK ? ct_routine_write(routine, &g->wiring, cluster, diag) : err;
}

/* Room for a routine of each algorithm. */
static int begin(const struct ct_cluster *cluster, struct ct_generated **g, struct ct_diag *diag)
{
    const size_t most = (size_t)ct_algorithms_count(ct_registry) + 1;

    *g = calloc(1, sizeof **g);
    if (*g == NULL)
        return ct_diag_memory(diag);
    (*g)->routines = calloc(most, sizeof *(*g)->routines);
    if ((*g)->routines == NULL)
        return ct_diag_memory(diag);
    return ct_wiring_build(cluster, &(*g)->wiring, diag);
}

/* Hand the routines over, or free them. */
static int end(struct ct_generated *g, int err, struct ct_generated **generated)
{
    if (err == CT_OK)
        *generated = g;
    else
        ct_generated_free(g);
    return err;
}

int ct_generate(const struct ct_cluster *cluster, struct ct_generated **generated,
                struct ct_diag *diag)
{
    struct ct_generated *g;
    int err = begin(cluster, &g, diag);

    if (err == CT_OK)
        err = ct_wired_check(&g->wiring.tree, diag);
    for (int i = 0; ct_registry[i] != NULL && err == CT_OK; i++) {
        if (ct_registry[i]->by_places && is_for(ct_registry[i], g->wiring.places))
            err = add_routine(g, cluster, ct_registry[i], diag);
    }
    return end(g, err, generated);
}

int ct_generate_for(const struct ct_cluster *cluster, const struct ct_call_pattern *pattern,
                    struct ct_generated **generated, struct ct_diag *diag)
{
    struct ct_generated *g;
    int err;

    if (pattern->rank_count != cluster->nranks)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "the pattern %s is for %d ranks, the cluster %s "
                           "has %d",
                           pattern->name, pattern->rank_count, cluster->name, cluster->nranks);
    err = begin(cluster, &g, diag);
    if (err == CT_OK) {
        g->pattern = ct_call_pattern_copy(pattern);
        err = g->pattern == NULL ? ct_diag_memory(diag) : CT_OK;
    }
    if (err == CT_OK && ct_collective_is(pattern->collective, &ct_alltoallv) &&
        cluster->nranks <= CT_CLOCK_RANKS_MAX)
        err = add_routine(g, cluster, &greedy, diag);
    return end(g, err, generated);
}
