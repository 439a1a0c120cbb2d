/*
 * listed_candidates.c - algorithms with their settings and orders of ranks.
 */
#include "driver/listed_candidates.h"

#include "base/array.h"
#include "driver/affordable.h"
#include "driver/untried.h"
#include "repo/reorder.h"

#include <stdlib.h>
#include <string.h>

/* A list of candidates as it grows, and the orders of ranks that differ. */
struct listing {
    struct ct_outcome *outcome;
    int norders;
    int orders[CT_ORDERS];
};

static int push(struct listing *l, const struct ct_algorithm *algorithm,
                const struct ct_setting *setting)
{
    struct ct_outcome *outcome = l->outcome;
    const struct ct_candidate **grown = ct_array_grow(
        outcome->candidates, outcome->ncandidates, sizeof(void *));

    if (grown == NULL)
        return CT_ERR_MEMORY;
    outcome->candidates = grown;
    grown[outcome->ncandidates] = ct_candidate_of(
        &outcome->tuning->candidates, outcome->collective, algorithm, setting);
    return grown[outcome->ncandidates++] == NULL ? CT_ERR_MEMORY : CT_OK;
}

/*
 * Add an algorithm with all settings in some of the orders.
 *
 * algorithm  NULL: native
 * from       number of the first order
 * norders    1: the order is no parameter
 */
static int add_algorithm(struct listing *l,
                         const struct ct_algorithm *algorithm, int from,
                         int norders)
{
    const struct ct_param *const *params =
        algorithm == NULL ? ct_no_params : algorithm->params;
    struct ct_outcome *outcome = l->outcome;
    const int first = outcome->ncandidates;
    struct ct_search_algorithm *added =
        &outcome->algorithms[outcome->nalgorithms++];
    int err = CT_OK;

    if (l->norders > 1 && norders > 0)
        added->params[added->nparams++].nvalues = norders;
    for (int k = 0; k < ct_params_count(params); k++)
        added->params[added->nparams++] =
            (struct ct_search_param){.nvalues = params[k]->nvalues,
                                     .is_ordered = params[k]->words == NULL};
    for (int i = from; i < from + (norders > 0 ? norders : 1); i++) {
        for (int k = 0; k < ct_settings_count(params) && err == CT_OK; k++) {
            struct ct_setting setting = ct_settings_at(params, k);

            setting.values[CT_SETTING_ORDER] = l->orders[i];
            err = push(l, algorithm, &setting);
        }
    }
    if (err == CT_OK)
        added->name = outcome->candidates[first]->name;
    return err;
}

/* Native first, then the algorithms, then native in other orders of ranks,
   where there are any. */
static int list_candidates(struct ct_outcome *outcome,
                           const struct ct_algorithm *const *algorithms, int n,
                           const struct ct_places *places)
{
    struct listing l = {.outcome = outcome};
    int err;

    l.norders = ct_places_orders(places, l.orders);
    outcome->algorithms = calloc((size_t)n + 2, sizeof *outcome->algorithms);
    if (outcome->algorithms == NULL)
        return CT_ERR_MEMORY;
    err = add_algorithm(&l, NULL, 0, 0);
    outcome->algorithms[0].is_native = true;
    for (int i = 0; i < n && err == CT_OK; i++)
        err = add_algorithm(&l, algorithms[i], 0,
                            ct_reorder_is_possible(algorithms[i]) ? l.norders
                                                                  : 0);
    if (err == CT_OK && l.norders > 1 &&
        ct_reorder_suits_native(outcome->collective))
        err = add_algorithm(&l, NULL, 1, l.norders - 1);
    return err;
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

/* Keep those that the options want. */
static int select_wanted(const struct ct_outcome *outcome,
                         const struct ct_algorithm **algorithms, int n)
{
    const struct ct_options *options = outcome->tuning->options;
    int kept = 0;

    for (int i = 0; i < n; i++) {
        if (is_for(algorithms[i], outcome->counts) &&
            is_possible(options, algorithms[i]))
            algorithms[kept++] = algorithms[i];
    }
    return kept;
}

static int select_algorithms(const struct ct_outcome *outcome,
                             const struct ct_algorithm ***list, int *n)
{
    const struct ct_tuning *tuning = outcome->tuning;
    const int err =
        ct_routines_select(tuning->routines, outcome->collective,
                           tuning->cluster->nranks, list, n, tuning->diag);

    if (err != CT_OK)
        return err;
    *n = select_wanted(outcome, *list + 1, *n - 1); /* the first is NULL */
    *n = ct_affordable_select(tuning->session.flavour, *list + 1, *n,
                              tuning->session.places);
    return CT_OK;
}

int ct_list_candidates(struct ct_outcome *outcome)
{
    const struct ct_tuning *tuning = outcome->tuning;
    const struct ct_algorithm **list = NULL;
    int n = 0;
    int err = select_algorithms(outcome, &list, &n);

    if (err == CT_OK && list_candidates(outcome, list + 1, n,
                                        tuning->options->is_anywhere
                                            ? NULL
                                            : tuning->session.places) != CT_OK)
        err = ct_diag_memory(tuning->diag);
    free(list);
    return err;
}

void ct_list_left_out(struct ct_outcome *outcome, size_t bytes)
{
    for (int first = 1, n; first < outcome->ncandidates; first += n) {
        const struct ct_candidate *const *of = &outcome->candidates[first];
        const struct ct_problem problem =
            ct_outcome_problem(outcome, of[0], bytes);

        for (n = 1; first + n < outcome->ncandidates &&
                    of[n]->algorithm == of[0]->algorithm &&
                    ct_setting_order(&of[n]->setting) ==
                        ct_setting_order(&of[0]->setting);)
            n++;
        if (ct_setting_order(&of[0]->setting) == CT_AS_IS)
            ct_affordable_report(outcome->tuning->session.flavour,
                                 &outcome->messages, of, n, &problem);
    }
}
