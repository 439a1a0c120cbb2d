/*
 * listed_candidates.c - algorithms with their settings and orders of ranks.
 */
#include "driver/spaces/listed_candidates.h"

#include "base/array.h"
#include "driver/spaces/affordable.h"
#include "driver/spaces/untried.h"
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
    const struct ct_candidate **grown =
        ct_array_grow(outcome->candidates, outcome->ncandidates, sizeof(void *));

    if (grown == NULL)
        return CT_ERR_MEMORY;
    outcome->candidates = grown;
    grown[outcome->ncandidates] =
        ct_candidate_of(outcome->tuning->candidates, outcome->collective, algorithm, setting);
    return grown[outcome->ncandidates++] == NULL ? CT_ERR_MEMORY : CT_OK;
}

/*
 * Add all settings of an algorithm, or those that an alias of it means, in some of
 * the orders.
 *
 * named    algorithm NULL: native
 * from     number of the first order
 * norders  1: the order is no parameter
 */
static int add_named(struct listing *l, const struct ct_named *named, int from, int norders)
{
    const struct ct_algorithm *algorithm = named->algorithm;
    const struct ct_param *const *params = ct_named_params(named);
    struct ct_outcome *outcome = l->outcome;
    const int first = outcome->ncandidates;
    struct ct_search_algorithm *added = &outcome->algorithms[outcome->nalgorithms];
    int err = CT_OK;

    outcome->aliases[outcome->nalgorithms++] = named->alias;
    if (l->norders > 1 && norders > 0)
        added->params[added->nparams++].nvalues = norders;
    for (int k = 0; k < ct_params_count(params); k++)
        added->params[added->nparams++] = (struct ct_search_param){
            .nvalues = params[k]->nvalues, .is_ordered = params[k]->words == NULL};
    for (int i = from; i < from + (norders > 0 ? norders : 1); i++) {
        for (int k = 0; k < ct_settings_count(params) && err == CT_OK; k++) {
            struct ct_setting setting = ct_named_setting_at(named, k);

            setting.values[CT_SETTING_ORDER] = l->orders[i];
            err = push(l, algorithm, &setting);
        }
    }
    if (err == CT_OK)
        added->name = outcome->candidates[first]->name;
    return err;
}

/* True if an alias with parameters means all that this one means. */
static bool is_within_another(const struct ct_alias *alias, const struct ct_algorithm *algorithm)
{
    const struct ct_named own = {algorithm, alias};
    const struct ct_setting only = ct_named_setting_at(&own, 0);
    bool is_found = false;

    for (const struct ct_alias *a = ct_aliases; a->name != NULL; a++) {
        const struct ct_named other = {algorithm, a};
        const int n = ct_settings_count(ct_alias_params(a));

        if (a->params == NULL || !ct_alias_is_of(a, algorithm))
            continue;
        for (int k = 0; k < n; k++) {
            const struct ct_setting setting = ct_named_setting_at(&other, k);

            is_found = is_found || ct_setting_is_equal(&setting, &only);
        }
    }
    return is_found && alias->params == NULL;
}

/* The aliases under which an algorithm is searched, or its own name where it has
   none. Returns how many; list: room for all aliases. */
static int names_of(const struct ct_algorithm *algorithm, struct ct_named *list)
{
    int n = 0;

    for (const struct ct_alias *a = ct_aliases; a->name != NULL; a++) {
        if (ct_alias_is_of(a, algorithm) && !is_within_another(a, algorithm))
            list[n++] = (struct ct_named){algorithm, a};
    }
    if (n == 0)
        list[n++] = (struct ct_named){.algorithm = algorithm};
    return n;
}

/* The name of an algorithm, or of an alias with its collective. */
static const char *name_of(const struct ct_named *named, char text[CT_ALGORITHM_TEXT])
{
    return named->alias == NULL ? named->algorithm->name
                                : ct_alias_text(named->alias, named->algorithm->collective, text);
}

static int compare_names(const void *a, const void *b)
{
    char text[2][CT_ALGORITHM_TEXT];

    return strcmp(name_of(a, text[0]), name_of(b, text[1]));
}

/*
 * Native first, then the algorithms by name, then native in other orders of ranks,
 * where there are any. An algorithm that has aliases is searched as if each were one:
 * settings of one alias are alike, so the search expects the time of some by that of
 * others; of another alias it knows nothing, and looks at each.
 */
static int list_candidates(struct ct_outcome *outcome, const struct ct_algorithm *const *algorithms,
                           int n, const struct ct_places *places)
{
    const struct ct_named native = {.algorithm = NULL};
    const size_t most = (size_t)n + (size_t)ct_aliases_count() + 2;
    struct listing l = {.outcome = outcome};
    struct ct_named *named = calloc(most, sizeof *named);
    int nnamed = 0;
    int err;

    l.norders = ct_places_orders(places, l.orders);
    outcome->algorithms = calloc(most, sizeof *outcome->algorithms);
    outcome->aliases = calloc(most, sizeof(void *));
    if (outcome->algorithms == NULL || outcome->aliases == NULL || named == NULL) {
        free(named);
        return CT_ERR_MEMORY;
    }
    for (int i = 0; i < n; i++)
        nnamed += names_of(algorithms[i], &named[nnamed]);
    qsort(named, (size_t)nnamed, sizeof *named, compare_names);
    err = add_named(&l, &native, 0, 0);
    outcome->algorithms[0].is_native = true;
    for (int i = 0; i < nnamed && err == CT_OK; i++)
        err = add_named(&l, &named[i], 0,
                        ct_algorithm_takes_orders(named[i].algorithm) ? l.norders : 0);
    if (err == CT_OK && l.norders > 1 && ct_reorder_suits_native(outcome->collective))
        err = add_named(&l, &native, 1, l.norders - 1);
    free(named);
    return err;
}

/* Where ranks may be anywhere, what is planned by their places cannot run; and what uses
   the window not where they share no memory. */
static bool is_possible(const struct ct_tuning *tuning, const struct ct_algorithm *algorithm)
{
    return ct_is_wanted(tuning->options, algorithm) &&
           !(tuning->options->is_anywhere && ct_algorithm_needs_places(algorithm)) &&
           (!algorithm->by_window || ct_places_meet(tuning->session.places));
}

/* What is made for a pattern is a candidate for no other. */
static bool is_for(const struct ct_algorithm *algorithm, const struct ct_call_counts *counts)
{
    return algorithm->pattern == NULL ||
           (counts != NULL && strcmp(algorithm->pattern, counts->name) == 0);
}

/* Keep those that the options want. */
static int select_wanted(const struct ct_outcome *outcome, const struct ct_algorithm **algorithms,
                         int n)
{
    int kept = 0;

    for (int i = 0; i < n; i++) {
        if (is_for(algorithms[i], outcome->counts) && is_possible(outcome->tuning, algorithms[i]))
            algorithms[kept++] = algorithms[i];
    }
    return kept;
}

static int select_algorithms(const struct ct_outcome *outcome, const struct ct_algorithm ***list,
                             int *n)
{
    const struct ct_tuning *tuning = outcome->tuning;
    const int err = ct_routines_select(tuning->routines, outcome->collective,
                                       tuning->cluster->nranks, list, n, tuning->diag);

    if (err != CT_OK)
        return err;
    *n = select_wanted(outcome, *list + 1, *n - 1); /* the first is NULL */
    *n = ct_affordable_select(tuning->session.flavour, *list + 1, *n, tuning->session.places);
    return CT_OK;
}

int ct_list_candidates(struct ct_outcome *outcome)
{
    const struct ct_tuning *tuning = outcome->tuning;
    const struct ct_algorithm **list = NULL;
    int n = 0;
    int err = select_algorithms(outcome, &list, &n);

    if (err == CT_OK &&
        list_candidates(outcome, list + 1, n,
                        tuning->options->is_anywhere ? NULL : tuning->session.places) != CT_OK)
        err = ct_diag_memory(tuning->diag);
    free(list);
    return err;
}

void ct_list_left_out(struct ct_outcome *outcome, size_t bytes)
{
    for (int first = 1, n; first < outcome->ncandidates; first += n) {
        const struct ct_candidate *const *of = &outcome->candidates[first];
        const struct ct_problem problem = ct_outcome_problem(outcome, of[0], bytes);

        for (n = 1; first + n < outcome->ncandidates && of[n]->algorithm == of[0]->algorithm &&
                    ct_setting_order(&of[n]->setting) == ct_setting_order(&of[0]->setting);)
            n++;
        if (ct_setting_order(&of[0]->setting) == CT_AS_IS)
            ct_affordable_report(outcome->tuning->session.flavour, &outcome->messages, of, n,
                                 &problem);
    }
}
