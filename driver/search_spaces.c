/*
 * search_spaces.c - algorithms, their parameters, sizes and bounds.
 */
#include "driver/search_spaces.h"

#include "cluster/limits.h"
#include "driver/affordable.h"
#include "driver/dispatched.h"
#include "driver/link_bounds.h"
#include "driver/mechanism_names.h"
#include "driver/native_results.h"
#include "driver/root_trial.h"
#include "driver/searched_names.h"
#include "driver/untried.h"
#include "repo/reorder.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The scratch for all of `bytes`: a problem to be timed may have a few less. */
static bool is_within_scratch(struct ct_outcome *outcome,
                              const struct ct_algorithm *algorithm,
                              struct ct_problem problem, size_t bytes)
{
    problem.bytes = bytes;
    return ct_is_within_scratch(outcome->tuning->scratch_limit,
                                &outcome->scratch, algorithm, &problem);
}

static bool applies(void *ctx, int algorithm,
                    const struct ct_search_setting *found, size_t bytes)
{
    struct ct_outcome *outcome = ctx;
    const struct ct_session *session = &outcome->tuning->session;
    const struct ct_problem problem =
        ct_outcome_problem(outcome, algorithm, found, bytes);
    const struct ct_algorithm *candidate = outcome->algorithms[algorithm];
    char setting[CT_SETTING_TEXT];

    if (!ct_searched_is_meant(outcome, algorithm, &problem.setting) ||
        (outcome->like != NULL && !ct_root_is_near(outcome, algorithm, found)))
        return false;
    if (outcome->counts != NULL) /* it has one size */
        bytes = outcome->counts_bytes;
    return (candidate == NULL || ct_algorithm_applies(candidate, &problem)) &&
           ct_dispatched_applies(
               session->journal, ct_outcome_name(outcome, algorithm),
               ct_outcome_setting(outcome, algorithm, found, setting), bytes) &&
           (candidate == NULL ||
            (ct_affordable(session->flavour, &outcome->messages, candidate,
                           &problem) &&
             is_within_scratch(outcome, candidate, problem, bytes)));
}

/* Whether a sample is at least as long as what the call sends needs:
   blocks of one size. */
static bool is_bounded(const struct ct_outcome *outcome)
{
    const char *mechanism = outcome->tuning->session.mechanism;

    return !ct_mechanism_has_spread(mechanism) &&
           !(outcome->collective->has_counts &&
             ct_mechanism_has_counts(mechanism));
}

static double bound(void *ctx, int algorithm,
                    const struct ct_search_setting *found, size_t bytes)
{
    struct ct_outcome *outcome = ctx;
    const struct ct_problem problem =
        ct_outcome_problem(outcome, algorithm, found, bytes);
    const struct ct_algorithm *candidate = outcome->algorithms[algorithm];

    return candidate == NULL || !is_bounded(outcome)
               ? 0
               : ct_link_bound_seconds(&outcome->bounds, candidate, &problem);
}

static double limit(void *ctx, size_t bytes)
{
    const struct ct_outcome *outcome = ctx;

    return is_bounded(outcome)
               ? ct_limit_of_both(outcome->tuning->cluster, outcome->collective,
                                  outcome->root, bytes)
               : 0;
}

/* Native has no order that leaves the ranks as they are: that is number 0. */
static struct ct_search_param order_param(const struct ct_outcome *outcome,
                                          int algorithm)
{
    const int from = outcome->algorithms[algorithm] == NULL ? 1 : 0;

    return (struct ct_search_param){.nvalues = outcome->norders - from,
                                    .values = outcome->orders + from};
}

static void make_entry(struct ct_outcome *outcome, int number)
{
    const struct ct_algorithm *algorithm = outcome->algorithms[number];
    const struct ct_named named = {algorithm, outcome->aliases[number]};
    const struct ct_param *const *params = ct_named_params(&named);
    struct ct_search_algorithm *entry = &outcome->entries[number];

    entry->name = algorithm == NULL ? outcome->native_name : algorithm->name;
    if (ct_outcome_has_order(outcome, number))
        entry->params[entry->nparams++] = order_param(outcome, number);
    for (int k = 0; k < ct_params_count(params); k++)
        entry->params[entry->nparams++] =
            (struct ct_search_param){.nvalues = params[k]->nvalues,
                                     .values = params[k]->values,
                                     .is_ordered = params[k]->words == NULL};
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
    for (int i = 1; i < outcome->nalgorithms; i++)
        make_entry(outcome, i);
    return CT_OK;
}

/* Report the settings that are left out at the largest size. */
static void report_left_out(struct ct_outcome *outcome, size_t bytes)
{
    const struct ct_search_setting any = {{0}};

    for (int i = 1; i < outcome->nalgorithms; i++) {
        const struct ct_problem problem =
            ct_outcome_problem(outcome, i, &any, bytes);

        if (outcome->algorithms[i] != NULL && ct_searched_is_first(outcome, i))
            ct_affordable_report(outcome->tuning->session.flavour,
                                 &outcome->messages, outcome->algorithms[i],
                                 &problem);
    }
}

/* How many of the sizes are measured. */
static int count_sizes(const struct ct_tuning *tuning,
                       const struct ct_collective *collective)
{
    const struct ct_flavour *flavour = tuning->session.flavour;
    const int n = ct_tuning_sizes_of(flavour, collective, tuning->cluster,
                                     tuning->sizes, tuning->nsizes);

    if (n < tuning->nsizes)
        fprintf(stderr, "colltune: %s is measured up to %zu bytes: %s\n",
                collective->name, tuning->sizes[n - 1], flavour->largest_why);
    return n;
}

/* Native in other orders, where there are any, is a candidate, too. */
static int add_reordered_native(struct ct_outcome *outcome,
                                const struct ct_places *places)
{
    const size_t n = (size_t)outcome->nalgorithms;
    const struct ct_algorithm **grown;

    outcome->norders = ct_places_orders(places, outcome->orders);
    if (outcome->norders == 1 || !ct_reorder_suits_native(outcome->collective))
        return CT_OK;
    grown = realloc(outcome->algorithms, (n + 1) * sizeof(void *));
    if (grown == NULL)
        return CT_ERR_MEMORY;
    outcome->algorithms = grown;
    outcome->algorithms[outcome->nalgorithms++] = NULL;
    return CT_OK;
}

/* Where ranks may be anywhere, what is planned by their places cannot run. */
static bool is_possible(const struct ct_options *options,
                        const struct ct_algorithm *algorithm)
{
    return ct_is_wanted(options, algorithm) &&
           !(options->is_anywhere && algorithm->by_places);
}

/* What is made for a pattern is a candidate for no other. */
static bool is_for(const struct ct_algorithm *algorithm,
                   const struct ct_call_counts *counts)
{
    return algorithm->pattern == NULL ||
           (counts != NULL && strcmp(algorithm->pattern, counts->name) == 0);
}

/* Keep those that the options want; native, number 0, is NULL. */
static int select_wanted(const struct ct_outcome *outcome)
{
    const struct ct_options *options = outcome->tuning->options;
    const struct ct_algorithm **algorithms = outcome->algorithms;
    int kept = 1;

    for (int i = 1; i < outcome->nalgorithms; i++) {
        if (is_for(algorithms[i], outcome->counts) &&
            is_possible(options, algorithms[i]))
            algorithms[kept++] = algorithms[i];
    }
    return kept;
}

/* Where no rank can decide by sizes, the one that stands for all; of a pattern
   its own; 0 where there are no data. */
static const size_t *sizes_of(const struct ct_tuning *tuning,
                              const struct ct_outcome *outcome, int *n)
{
    static const size_t none = 0;
    const struct ct_collective *collective = outcome->collective;

    if (outcome->counts != NULL) {
        *n = 1;
        return &outcome->counts_bytes;
    }
    if (!ct_collective_has_data(collective)) {
        *n = 1;
        return &none;
    }
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
    outcome->nalgorithms = select_wanted(outcome);
    outcome->nalgorithms = 1 + ct_affordable_select(tuning->session.flavour,
                                                    outcome->algorithms + 1,
                                                    outcome->nalgorithms - 1,
                                                    tuning->session.places);
    err = add_reordered_native(
        outcome, tuning->options->is_anywhere ? NULL : tuning->session.places);
    if (err == CT_OK)
        err = ct_searched_names_list(outcome);
    if (err != CT_OK)
        return ct_diag_memory(tuning->diag);
    err = make_entries(outcome, tuning->diag);
    if (err != CT_OK)
        return err;
    *space = (struct ct_space){.name = outcome->collective->name,
                               .nalgorithms = outcome->nalgorithms,
                               .algorithms = outcome->entries,
                               .ctx = outcome,
                               .applies = applies,
                               .bound = bound,
                               .limit = limit,
                               .is_native_wrong = ct_native_was_wrong};
    space->sizes = sizes_of(tuning, outcome, &space->nsizes);
    if (outcome->counts != NULL) { /* both are of equal blocks */
        space->name = outcome->counts->name;
        space->bound = NULL;
        space->limit = NULL;
    }
    if (outcome->like == NULL)
        report_left_out(outcome, space->sizes[space->nsizes - 1]);
    outcome->space = space;
    return CT_OK;
}

/* The number of the collective whose algorithms this one has, too: with equal
   blocks both should take as long. -1: none is tuned. */
static int find_sister(const struct ct_tuning *tuning,
                       const struct ct_outcome *outcome)
{
    /* list_outcomes has given each one: the analyzer cannot see that
       NOLINTNEXTLINE(clang-analyzer-core.NullDereference) */
    const char *name = outcome->collective->algorithms_of;

    for (int i = 0; name != NULL && i < tuning->noutcomes; i++) {
        if (strcmp(tuning->outcomes[i].collective->name, name) == 0 &&
            tuning->outcomes[i].counts == NULL)
            return i;
    }
    return -1;
}

/* The algorithm of that collective with the same name behind the collective's,
   and the same parameters; -1: none. */
static int find_like(const struct ct_outcome *sister,
                     const struct ct_outcome *outcome, int algorithm)
{
    const size_t own = strlen(outcome->collective->name);
    const size_t other = strlen(sister->collective->name);

    for (int i = 1; i < sister->nalgorithms; i++) {
        if (sister->algorithms[i] != NULL &&
            sister->aliases[i] == outcome->aliases[algorithm] &&
            sister->entries[i].nparams == outcome->entries[algorithm].nparams &&
            strcmp(sister->entries[i].name + other,
                   outcome->entries[algorithm].name + own) == 0)
            return i;
    }
    return -1;
}

/* Only of equal blocks, and of what is searched together. */
static int add_sister(const struct ct_tuning *tuning,
                      struct ct_outcome *outcome, struct ct_space *space)
{
    const int number = find_sister(tuning, outcome);

    if (number < 0 || outcome->counts != NULL || outcome->like != NULL ||
        ct_mechanism_has_counts(tuning->session.mechanism))
        return CT_OK;
    outcome->like_algorithms =
        calloc((size_t)outcome->nalgorithms, sizeof *outcome->like_algorithms);
    if (outcome->like_algorithms == NULL)
        return ct_diag_memory(tuning->diag);
    for (int i = 0; i < outcome->nalgorithms; i++)
        outcome->like_algorithms[i] =
            outcome->algorithms[i] == NULL
                ? -1
                : find_like(&tuning->outcomes[number], outcome, i);
    outcome->sister = (struct ct_search_sister){
        .space = number, .algorithms = outcome->like_algorithms};
    space->sister = &outcome->sister;
    return CT_OK;
}

/* Which collectives and patterns there are. */
static void list_outcomes(struct ct_tuning *tuning)
{
    const struct ct_pattern_plan *plan = tuning->patterns;

    for (int i = 0; ct_collectives[i] != NULL; i++) {
        if (tuning->options->collectives[i])
            tuning->outcomes[tuning->noutcomes++].collective =
                ct_collectives[i];
    }
    for (int i = 0; i < ct_pattern_plan_size(plan); i++) {
        struct ct_outcome *outcome = &tuning->outcomes[tuning->noutcomes];

        if (plan->same_as[i] != CT_NOT_NEAR)
            continue;
        outcome->collective = plan->counts[i].collective;
        outcome->counts = &plan->counts[i];
        outcome->counts_bytes = ct_call_counts_mean(&plan->counts[i]);
        tuning->noutcomes++;
    }
}

/* The other classes of roots of those that have one. */
static void list_rooted(struct ct_tuning *tuning)
{
    for (int i = 0; i < tuning->noutcomes; i++) {
        struct ct_outcome *like = &tuning->outcomes[i];
        const struct ct_collective *collective = like->collective;
        const bool is_rooted = collective != NULL && collective->is_rooted;

        for (int k = 0; is_rooted && k < tuning->nroots; k++)
            tuning->outcomes[tuning->noutcomes + tuning->nrooted++] =
                (struct ct_outcome){.collective = collective,
                                    .like = like,
                                    .root = tuning->roots[k].root,
                                    .other = tuning->roots[k].other};
    }
}

int ct_search_spaces_make(struct ct_tuning *tuning, struct ct_space **spaces)
{
    const size_t most = (size_t)CT_COLLECTIVES_MAX * (1 + CT_TUNED_ROOTS_MAX) +
                        (size_t)ct_pattern_plan_size(tuning->patterns);
    int err = CT_OK;

    tuning->outcomes = calloc(most, sizeof *tuning->outcomes);
    *spaces = calloc(most, sizeof **spaces);
    if (tuning->outcomes == NULL || *spaces == NULL)
        return ct_diag_memory(tuning->diag);
    list_outcomes(tuning);
    list_rooted(tuning);
    for (int i = 0; i < tuning->noutcomes + tuning->nrooted && err == CT_OK;
         i++) {
        tuning->outcomes[i].tuning = tuning;
        err = make_space(tuning, &tuning->outcomes[i], &(*spaces)[i]);
    }
    for (int i = 0; i < tuning->noutcomes && err == CT_OK; i++)
        err = add_sister(tuning, &tuning->outcomes[i], &(*spaces)[i]);
    return err;
}
