/*
 * decisions_match.c - compares decisions.csv with the cluster file and the
 * routines beside it, and with the algorithms of this colltune.
 */
#include "driver/folder/decisions_match.h"

#include "generator/wiring.h"
#include "repo/fingerprint.h"
#include "result/model_lines.h"

#include <stdio.h>
#include <string.h>

/* The choice being checked. */
struct place {
    int line;
    int nranks;
    const struct ct_routines *routines;
    const struct ct_places *places; /* of the ranks */
    const struct ct_collective *collective;
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

static int check_algorithm(const struct place *place, const struct ct_result_choice *choice,
                           const struct ct_algorithm *algorithm)
{
    if (algorithm == NULL)
        return ct_diag_set(place->diag, CT_ERR_INPUT,
                           "%s/decisions.csv:%d: %s is neither an algorithm of colltune nor "
                           "a routine in %s: is %s.c missing there, or a name misspelt?",
                           place->dir, place->line, choice->algorithm, place->dir,
                           choice->algorithm);
    if (!ct_collective_is(algorithm->collective, place->collective))
        return ct_diag_set(place->diag, CT_ERR_INPUT,
                           "%s/decisions.csv:%d: %s is an algorithm for %s, "
                           "not for %s; run colltune tune again",
                           place->dir, place->line, choice->algorithm, algorithm->collective->name,
                           place->collective->name);
    return CT_OK;
}

static int check_setting(const struct place *place, struct ct_result_choice *choice,
                         const struct ct_param *const *params)
{
    struct ct_diag why = {""};

    if (ct_setting_read(params, choice->setting, &choice->values, &why) == CT_OK)
        return CT_OK;
    return ct_diag_set(place->diag, CT_ERR_INPUT,
                       "%s/decisions.csv:%d: %s: %.600s; run colltune tune "
                       "again",
                       place->dir, place->line, choice->algorithm, why.text);
}

/* Check that the schedules are those that were measured. */
static int check_fingerprint(const struct place *place, struct ct_result_choice *choice,
                             const struct ct_algorithm *algorithm)
{
    const uint64_t fingerprint =
        ct_fingerprint(algorithm, &choice->values, place->nranks, place->places);

    if (fingerprint == choice->fingerprint)
        return CT_OK;
    return ct_diag_set(place->diag, CT_ERR_INPUT,
                       "%s/decisions.csv:%d: the code of %s%s%s has changed "
                       "since it was verified and measured; run colltune tune "
                       "again",
                       place->dir, place->line, choice->algorithm,
                       choice->setting[0] == '\0' ? "" : " ", choice->setting);
}

static int check_choice(const struct place *place, struct ct_result_choice *choice)
{
    const struct ct_algorithm *const *repository = place->routines->repository;
    const struct ct_algorithm *algorithm =
        ct_algorithm_find(repository == NULL ? ct_registry : repository, choice->algorithm);
    int err;

    if (ct_result_calls_mpi(choice->algorithm))
        return check_setting(place, choice, ct_no_params);
    if (algorithm == NULL)
        algorithm = ct_algorithm_find(place->routines->list, choice->algorithm);
    err = check_algorithm(place, choice, algorithm);
    if (err == CT_OK)
        err = check_setting(place, choice, algorithm->params);
    if (err == CT_OK)
        err = check_fingerprint(place, choice, algorithm);
    return err;
}

/* The tuned library looks for a number for each item, and goes by the number of
   the call only where counts are private. */
static int check_counts(const struct place *place, const struct ct_result_collective *own,
                        const struct ct_result_case *of)
{
    const int wanted = place->collective->private_bytes == 0 ? 1 : place->nranks;

    return of->ncounts == wanted
               ? CT_OK
               : ct_diag_set(
                     place->diag, CT_ERR_INPUT,
                     "%s/decisions.csv:%d: %s has %d lines counts; %d would be right for %s",
                     place->dir, of->line, of->of, of->ncounts, wanted, own->name);
}

static int check_case(struct place *place, const struct ct_result_collective *own,
                      struct ct_result_case *of)
{
    int err = CT_OK;

    if (ct_case_root(of) != 0 && !place->collective->is_rooted)
        return ct_diag_set(place->diag, CT_ERR_INPUT, "%s/decisions.csv:%d: %s has no root",
                           place->dir, of->line, own->name);
    if (ct_case_pattern(of) != NULL)
        err = check_counts(place, own, of);
    for (int i = 0; i < of->nranges && err == CT_OK; i++) {
        place->line = of->ranges[i].line;
        err = check_choice(place, &of->ranges[i].choice);
    }
    return err;
}

static int check_collective(struct place *place, struct ct_result_collective *own)
{
    int err = CT_OK;

    place->collective = ct_collective_find(own->name);
    if (place->collective == NULL)
        return ct_diag_set(place->diag, CT_ERR_INPUT,
                           "%s/decisions.csv:%d: this colltune knows no "
                           "collective %s; run colltune tune again",
                           place->dir, own->line, own->name);
    if (own->nruns > 0 && place->collective->private_bytes == 0)
        return ct_diag_set(place->diag, CT_ERR_INPUT,
                           "%s/decisions.csv:%d: %s needs no lines run: all "
                           "ranks know its counts",
                           place->dir, own->runs[0].line, own->name);
    for (int i = 0; i < own->ncases && err == CT_OK; i++)
        err = check_case(place, own, &own->cases[i]);
    return err;
}

/* Leave out candidates for ranks that were not tuned if they have changed since they were
   measured, and say how many. */
static int keep_offered(const struct place *place, struct ct_result *result)
{
    const int noffered = result->noffered;
    struct place quiet = *place;

    quiet.diag = NULL;
    for (int i = 0; i < result->noffered; i++) {
        struct ct_result_offered *offered = &result->offered[i];
        int err = CT_ERR_INPUT;

        quiet.collective = ct_collective_find(offered->collective);
        if (quiet.collective != NULL)
            err = check_choice(&quiet, &offered->choice);
        if (err == CT_ERR_MEMORY)
            return ct_diag_memory(place->diag);
        if (err != CT_OK)
            ct_result_drop_offered(result, i--);
    }
    if (result->noffered < noffered)
        fprintf(stderr,
                "colltune: %s: %d of %d candidates for ranks that were not tuned have changed "
                "since they were measured, and are left out\n",
                place->dir, noffered - result->noffered, noffered);
    return CT_OK;
}

int ct_decisions_match(struct ct_result *result, const struct ct_cluster *cluster,
                       const struct ct_routines *routines, const char *dir, struct ct_diag *diag)
{
    struct ct_wiring wiring = {.places = NULL};
    struct place place = {
        .nranks = cluster->nranks, .routines = routines, .dir = dir, .diag = diag};
    int err = ct_decisions_match_cluster(&result->signature, cluster, dir, diag);

    if (err == CT_OK) /* choices may post and fetch */
        err = ct_wiring_build_shared(cluster, &wiring, diag);
    place.places = wiring.places;
    for (int i = 0; i < result->ncollectives && err == CT_OK; i++)
        err = check_collective(&place, &result->collectives[i]);
    if (err == CT_OK)
        err = keep_offered(&place, result);
    ct_wiring_fini(&wiring);
    return err;
}
