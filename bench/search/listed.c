/*
 * listed.c - looks for where candidates apply at powers of two, then halves.
 */
#include "bench/search/listed.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct ct_problem ct_listed_problem(const struct ct_listed *listed,
                                    const struct ct_listed_group *group,
                                    const struct ct_listed_candidate *candidate, size_t bytes)
{
    return (struct ct_problem){.collective = group->collective,
                               .nranks = listed->cluster->nranks,
                               .bytes = bytes,
                               .setting = candidate->setting,
                               .places = listed->wiring.places};
}

static bool applies(const struct ct_listed *listed, const struct ct_listed_group *group,
                    const struct ct_listed_candidate *c, size_t bytes)
{
    const struct ct_problem problem = ct_listed_problem(listed, group, c, bytes);

    return c->algorithm == NULL || ct_algorithm_applies(c->algorithm, &problem);
}

/* The end of the sizes where it is as at `same`; it is not at `other`. */
static size_t edge(const struct ct_listed *listed, const struct ct_listed_group *group,
                   const struct ct_listed_candidate *c, size_t same, size_t other)
{
    const bool wanted = applies(listed, group, c, same);

    while (same + 1 != other && other + 1 != same) {
        const size_t middle = same < other ? same + (other - same) / 2 : other + (same - other) / 2;

        if (applies(listed, group, c, middle) == wanted)
            same = middle;
        else
            other = middle;
    }
    return same;
}

/* Where it applies, looked for at powers of two; false: nowhere. */
static bool find_range(const struct ct_listed *listed, const struct ct_listed_group *group,
                       struct ct_listed_candidate *c)
{
    size_t last = 0;
    bool is_in = applies(listed, group, c, 0);

    c->from_bytes = 0;
    c->to_bytes = 0;
    for (size_t bytes = 1; bytes <= (size_t)1 << 40; bytes *= 2) {
        const bool now = applies(listed, group, c, bytes);

        if (now && !is_in)
            c->from_bytes = edge(listed, group, c, bytes, last);
        if (!now && is_in) {
            c->to_bytes = edge(listed, group, c, last, bytes);
            return true;
        }
        is_in = now;
        last = bytes;
    }
    return is_in;
}

static int add_candidates(const struct ct_listed *listed, struct ct_listed_group *group,
                          const struct ct_algorithm *algorithm, struct ct_diag *diag)
{
    const int n = algorithm == NULL ? 1 : ct_settings_count(algorithm->params);
    struct ct_listed_candidate *grown =
        realloc(group->candidates, (size_t)(group->ncandidates + n) * sizeof *grown);

    if (grown == NULL)
        return ct_diag_memory(diag);
    group->candidates = grown;
    for (int i = 0; i < n; i++) {
        struct ct_listed_candidate *c = &grown[group->ncandidates];

        memset(c, 0, sizeof *c);
        c->algorithm = algorithm;
        if (algorithm != NULL) {
            c->setting = ct_settings_at(algorithm->params, i);
            ct_setting_text(algorithm->params, &c->setting, c->text);
        }
        group->ncandidates += find_range(listed, group, c);
    }
    return CT_OK;
}

static int make_group(struct ct_listed *listed, const struct ct_collective *collective,
                      struct ct_diag *diag)
{
    struct ct_listed_group *group = &listed->groups[listed->ngroups++];
    int err;

    group->collective = collective;
    snprintf(group->native, sizeof group->native, "%s_native", collective->name);
    err = ct_routines_select(&listed->routines, collective, listed->cluster->nranks,
                             &group->algorithms, &group->nalgorithms, diag);
    for (int i = 0; i < group->nalgorithms && err == CT_OK; i++)
        err = add_candidates(listed, group, group->algorithms[i], diag);
    return err;
}

const char *ct_listed_name(const struct ct_listed_group *group,
                           const struct ct_algorithm *algorithm)
{
    return algorithm == NULL ? group->native : algorithm->name;
}

static int make_all(struct ct_listed *listed, struct ct_diag *diag)
{
    int err = CT_OK;

    for (int i = 0; ct_collectives[i] != NULL && err == CT_OK; i++)
        err = make_group(listed, ct_collectives[i], diag);
    return err;
}

int ct_listed_open(struct ct_listed *listed, const char *cluster, const char *routines,
                   struct ct_diag *diag)
{
    int err;

    memset(listed, 0, sizeof *listed);
    CT_TRY(err, done, ct_cluster_load(cluster, "{command}", &listed->cluster, diag));
    CT_TRY(err, done, ct_wiring_build(listed->cluster, &listed->wiring, diag));
    CT_TRY(err, done, ct_routines_load(routines, &listed->routines, diag));
    CT_TRY(err, done, make_all(listed, diag));
done:
    return err;
}

void ct_listed_close(struct ct_listed *listed)
{
    for (int g = 0; g < listed->ngroups; g++) {
        free(listed->groups[g].algorithms);
        free(listed->groups[g].candidates);
    }
    ct_routines_unload(&listed->routines);
    ct_wiring_fini(&listed->wiring);
    ct_cluster_free(listed->cluster);
}
