/*
 * search_spaces.c - algorithms with their parameters, sizes, and what is known
 * of them without timing.
 */
#include "driver/search_spaces.h"

#include "cluster/limits.h"
#include "driver/affordable.h"
#include "driver/dispatched.h"
#include "driver/mechanism_names.h"

#include <stdio.h>
#include <stdlib.h>

static bool applies(void *ctx, int algorithm,
                    const struct ct_search_setting *found, size_t bytes)
{
    const struct ct_outcome *outcome = ctx;
    const struct ct_session *session = &outcome->tuning->session;
    const struct ct_problem problem = ct_outcome_problem(outcome, found, bytes);
    const struct ct_algorithm *candidate = outcome->algorithms[algorithm];
    char setting[CT_SETTING_TEXT];

    return candidate == NULL ||
           (ct_algorithm_applies(candidate, &problem) &&
            ct_dispatched_applies(
                session->journal, candidate->name,
                ct_outcome_setting(outcome, algorithm, found, setting),
                bytes) &&
            ct_affordable(session->flavour, candidate, &problem));
}

/* Whether a sample is at least as long as what the call sends needs. */
static bool is_bounded(const struct ct_outcome *outcome)
{
    return !ct_mechanism_has_spread(outcome->tuning->session.mechanism);
}

static double bound(void *ctx, int algorithm,
                    const struct ct_search_setting *found, size_t bytes)
{
    struct ct_outcome *outcome = ctx;
    const struct ct_problem problem = ct_outcome_problem(outcome, found, bytes);
    const struct ct_algorithm *candidate = outcome->algorithms[algorithm];

    return candidate == NULL || !is_bounded(outcome)
               ? 0
               : ct_link_bound_seconds(&outcome->bounds, candidate, &problem);
}

static double limit(void *ctx, size_t bytes)
{
    const struct ct_outcome *outcome = ctx;

    return is_bounded(outcome)
               ? ct_limit(outcome->tuning->cluster, outcome->collective, bytes)
               : 0;
}

static int make_entries(struct ct_outcome *outcome, struct ct_diag *diag)
{
    outcome->entries =
        calloc((size_t)outcome->nalgorithms, sizeof *outcome->entries);
    if (outcome->entries == NULL)
        return ct_diag_memory(diag);
    snprintf(outcome->native_name, sizeof outcome->native_name, "%s_native",
             outcome->collective->name);
    outcome->entries[0].name = outcome->native_name;
    outcome->entries[0].is_native = true;
    for (int i = 1; i < outcome->nalgorithms; i++) {
        const struct ct_algorithm *algorithm = outcome->algorithms[i];

        outcome->entries[i].name = algorithm->name;
        outcome->entries[i].nparams = ct_params_count(algorithm->params);
        for (int k = 0; k < outcome->entries[i].nparams; k++)
            outcome->entries[i].params[k] = (struct ct_search_param){
                .nvalues = algorithm->params[k]->nvalues,
                .values = algorithm->params[k]->values,
                .is_ordered = algorithm->params[k]->words == NULL};
    }
    return CT_OK;
}

/* Report the settings that are left out at the largest size. */
static void report_left_out(const struct ct_outcome *outcome, size_t bytes)
{
    const struct ct_search_setting any = {{0}};
    const struct ct_problem problem = ct_outcome_problem(outcome, &any, bytes);

    for (int i = 1; i < outcome->nalgorithms; i++)
        ct_affordable_report(outcome->tuning->session.flavour,
                             outcome->algorithms[i], &problem);
}

/* How many of the sizes the flavour has memory for. */
static int count_sizes(const struct ct_tuning *tuning,
                       const struct ct_collective *collective)
{
    const struct ct_flavour *flavour = tuning->session.flavour;
    int n = tuning->nsizes;
    size_t largest;

    if (flavour->largest == NULL)
        return n;
    largest = flavour->largest(collective, tuning->cluster->nranks);
    while (n > 1 && tuning->sizes[n - 1] > largest)
        n--;
    if (n < tuning->nsizes)
        fprintf(stderr, "colltune: %s is measured up to %zu bytes: %s\n",
                collective->name, tuning->sizes[n - 1], flavour->largest_why);
    return n;
}

/* Where no rank can decide by sizes, the one that stands for all. */
static const size_t *sizes_of(const struct ct_tuning *tuning,
                              const struct ct_collective *collective, int *n)
{
    if (collective->private_bytes != 0) {
        *n = 1;
        return &collective->private_bytes;
    }
    *n = count_sizes(tuning, collective);
    return tuning->sizes;
}

static int make_space(struct ct_tuning *tuning, struct ct_outcome *outcome,
                      struct ct_space *space)
{
    int err = ct_routines_select(tuning->routines, outcome->collective,
                                 tuning->cluster->nranks, &outcome->algorithms,
                                 &outcome->nalgorithms, tuning->diag);

    if (err != CT_OK)
        return err;
    outcome->nalgorithms = 1 + ct_affordable_select(tuning->session.flavour,
                                                    outcome->algorithms + 1,
                                                    outcome->nalgorithms - 1,
                                                    tuning->session.places);
    err = make_entries(outcome, tuning->diag);
    if (err != CT_OK)
        return err;
    *space = (struct ct_space){.name = outcome->collective->name,
                               .nalgorithms = outcome->nalgorithms,
                               .algorithms = outcome->entries,
                               .ctx = outcome,
                               .applies = applies,
                               .bound = bound,
                               .limit = limit};
    space->sizes = sizes_of(tuning, outcome->collective, &space->nsizes);
    report_left_out(outcome, space->sizes[space->nsizes - 1]);
    return CT_OK;
}

int ct_search_spaces_make(struct ct_tuning *tuning, struct ct_space *spaces)
{
    int err = CT_OK;

    for (int i = 0; ct_collectives[i] != NULL && err == CT_OK; i++) {
        struct ct_outcome *outcome = &tuning->outcomes[tuning->noutcomes];

        if (!tuning->options->collectives[i])
            continue;
        outcome->tuning = tuning;
        outcome->collective = ct_collectives[i];
        err = make_space(tuning, outcome, &spaces[tuning->noutcomes++]);
    }
    return err;
}
