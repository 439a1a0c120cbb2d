/*
 * decisions_match.c - compares decisions.csv with the cluster file and the
 * routines beside it, and with the algorithms of this colltune.
 */
#include "driver/folder/decisions_match.h"

#include "driver/folder/old_routines.h"
#include "generator/wiring.h"
#include "repo/fingerprint.h"

#include <string.h>

/* The range being checked, and its line. */
struct place {
    const struct ct_routines *routines;
    const struct ct_places *places; /* of the ranks */
    const struct ct_collective *collective;
    const char *cluster; /* its name */
    const char *dir;
    struct ct_diag *diag;
};

int ct_decisions_match_cluster(const struct ct_signature *signature,
                               const struct ct_cluster *cluster, const char *dir,
                               struct ct_diag *diag)
{
    if (signature->cluster_hash == cluster->hash && signature->nranks == cluster->nranks &&
        strcmp(signature->cluster, cluster->name) == 0)
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_INPUT,
                       "%s/cluster.yaml is not the cluster that "
                       "%s/decisions.csv was tuned for: its name, hosts, "
                       "links, bandwidths or places of ranks differ; run "
                       "colltune tune again",
                       dir, dir);
}

static int check_algorithm(const struct place *place, const struct ct_result_range *range,
                           const struct ct_algorithm *algorithm)
{
    if (algorithm == NULL)
        return ct_diag_set(place->diag, CT_ERR_INPUT,
                           "%s/decisions.csv:%d: %s is neither an algorithm of colltune nor "
                           "a routine in %s: is %s.c missing there, or a name misspelt?",
                           place->dir, range->line, range->algorithm, place->dir, range->algorithm);
    if (!ct_collective_is(algorithm->collective, place->collective))
        return ct_diag_set(place->diag, CT_ERR_INPUT,
                           "%s/decisions.csv:%d: %s is an algorithm for %s, "
                           "not for %s; run colltune tune again",
                           place->dir, range->line, range->algorithm, algorithm->collective->name,
                           place->collective->name);
    return CT_OK;
}

static int check_setting(const struct place *place, struct ct_result_range *range,
                         const struct ct_param *const *params)
{
    struct ct_diag why = {""};

    if (ct_setting_read(params, range->setting, &range->values, &why) == CT_OK)
        return CT_OK;
    return ct_diag_set(place->diag, CT_ERR_INPUT,
                       "%s/decisions.csv:%d: %s: %.600s; run colltune tune "
                       "again",
                       place->dir, range->line, range->algorithm, why.text);
}

/* True if the fingerprint is that of a routine of an earlier version that planned
   the same; it is the algorithm's then. */
static bool is_of_old_routine(const struct place *place, struct ct_result_range *range,
                              const struct ct_algorithm *algorithm, uint64_t fingerprint)
{
    struct ct_algorithm routine = *algorithm;
    char name[200];

    if (!ct_old_routine_name(algorithm->name, place->cluster, name, sizeof name))
        return false;
    routine.name = name;
    if (ct_fingerprint(&routine, &range->values, range->nranks, place->places) !=
        range->fingerprint)
        return false;
    range->fingerprint = fingerprint;
    return true;
}

/* Check that the schedules are those that were measured. */
static int check_fingerprint(const struct place *place, struct ct_result_range *range,
                             const struct ct_algorithm *algorithm)
{
    const uint64_t fingerprint =
        ct_fingerprint(algorithm, &range->values, range->nranks, place->places);

    if (fingerprint == range->fingerprint ||
        is_of_old_routine(place, range, algorithm, fingerprint))
        return CT_OK;
    return ct_diag_set(place->diag, CT_ERR_INPUT,
                       "%s/decisions.csv:%d: the code of %s%s%s has changed "
                       "since it was verified and measured; run colltune tune "
                       "again",
                       place->dir, range->line, range->algorithm,
                       range->setting[0] == '\0' ? "" : " ", range->setting);
}

static int check_range(const struct place *place, struct ct_result_range *range)
{
    const struct ct_algorithm *const *repository = place->routines->repository;
    const struct ct_algorithm *algorithm =
        ct_algorithm_find(repository == NULL ? ct_registry : repository, range->algorithm);
    int err;

    if (ct_result_calls_mpi(range->algorithm))
        return check_setting(place, range, ct_no_params);
    if (algorithm == NULL)
        algorithm = ct_algorithm_find(place->routines->list, range->algorithm);
    err = check_algorithm(place, range, algorithm);
    if (err == CT_OK)
        err = check_setting(place, range, algorithm->params);
    if (err == CT_OK)
        err = check_fingerprint(place, range, algorithm);
    return err;
}

/* The tuned library looks for a number for each item, and goes by the number of
   the call only where counts are private. */
static int check_pattern(const struct place *place, struct ct_result_collective *own,
                         struct ct_result_pattern *pattern)
{
    const bool is_private = place->collective->private_bytes != 0;
    const int wanted = is_private ? pattern->choice.nranks : 1;
    int rows = 0;

    for (int i = 0; i < own->ncounts; i++)
        rows += strcmp(own->counts[i].pattern, pattern->name) == 0;
    if (rows != wanted)
        return ct_diag_set(place->diag, CT_ERR_INPUT,
                           "%s/decisions.csv:%d: %s has %d lines counts; %d "
                           "would be right for %s",
                           place->dir, pattern->choice.line, pattern->name, rows, wanted,
                           own->name);
    return check_range(place, &pattern->choice);
}

static int check_patterns(const struct place *place, struct ct_result_collective *own)
{
    int err = CT_OK;

    if (own->nruns > 0 && place->collective->private_bytes == 0)
        return ct_diag_set(place->diag, CT_ERR_INPUT,
                           "%s/decisions.csv:%d: %s needs no lines run: all "
                           "ranks know its counts",
                           place->dir, own->runs[0].line, own->name);
    for (int i = 0; i < own->npatterns && err == CT_OK; i++)
        err = check_pattern(place, own, &own->patterns[i]);
    return err;
}

/* An earlier rival that is the same algorithm with the same setting; NULL: none. */
static const struct ct_result_range *find_same(const struct ct_result_collective *own, int n)
{
    for (int i = 0; i < n; i++) {
        if (ct_result_is_same(&own->rivals[i], &own->rivals[n]))
            return &own->rivals[i];
    }
    return NULL;
}

/* A rival that is no more what was measured is not compared: leave it out. */
static int keep_rivals(const struct place *place, struct ct_result_collective *own)
{
    struct place quiet = *place;

    quiet.diag = NULL;
    for (int i = 0; i < own->nrivals; i++) {
        struct ct_result_range *rival = &own->rivals[i];
        const struct ct_result_range *same = find_same(own, i);
        int err = CT_OK;

        if (same != NULL && same->fingerprint == rival->fingerprint)
            rival->values = same->values;
        else
            err = check_range(&quiet, rival);
        if (err == CT_ERR_MEMORY)
            return ct_diag_memory(place->diag);
        if (err != CT_OK)
            ct_result_drop_rival(own, i--);
    }
    return CT_OK;
}

static int check_collective(struct place *place, struct ct_result_collective *own)
{
    int err = ct_old_routines_rename(own, place->cluster, place->routines, place->diag);

    place->collective = ct_collective_find(own->name);
    if (place->collective == NULL)
        return ct_diag_set(place->diag, CT_ERR_INPUT,
                           "%s/decisions.csv:%d: this colltune knows no "
                           "collective %s; run colltune tune again",
                           place->dir, own->line, own->name);
    if (own->nroots > 0 && !place->collective->is_rooted)
        return ct_diag_set(place->diag, CT_ERR_INPUT, "%s/decisions.csv:%d: %s has no root",
                           place->dir, own->roots[0].line, own->name);
    for (int i = 0; i < own->nranges && err == CT_OK; i++)
        err = check_range(place, &own->ranges[i]);
    for (int i = 0; i < own->nroot_ranges && err == CT_OK; i++)
        err = check_range(place, &own->root_ranges[i]);
    if (err == CT_OK)
        err = keep_rivals(place, own);
    return err == CT_OK ? check_patterns(place, own) : err;
}

int ct_decisions_match(struct ct_result *result, const struct ct_cluster *cluster,
                       const struct ct_routines *routines, const char *dir, struct ct_diag *diag)
{
    struct ct_wiring wiring = {.places = NULL};
    struct place place = {.routines = routines, .cluster = cluster->name, .dir = dir, .diag = diag};
    int err = ct_decisions_match_cluster(&result->signature, cluster, dir, diag);

    if (err == CT_OK)
        err = ct_wiring_build(cluster, &wiring, diag);
    place.places = wiring.places;
    for (int i = 0; i < result->ncollectives && err == CT_OK; i++)
        err = check_collective(&place, &result->collectives[i]);
    ct_wiring_fini(&wiring);
    return err;
}
