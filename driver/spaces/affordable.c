/*
 * affordable.c - asks the flavour, and counts messages in what is planned.
 */
#include "driver/spaces/affordable.h"

#include "checker/plan_figures.h"

#include <float.h>
#include <math.h>
#include <stdio.h>

#define SAMPLE 8      /* ranks whose messages are counted */
#define UNSEGMENTED 4 /* times as many where there is one segment */

static bool is_admitted(const struct ct_flavour *flavour, const struct ct_algorithm *algorithm,
                        const struct ct_problem *problem, struct ct_diag *why)
{
    return flavour->admits == NULL || flavour->admits(algorithm, problem, why);
}

/* What cannot be planned sends none: it will not run, either. */
static double count_planned(const struct ct_algorithm *algorithm, const struct ct_problem *problem)
{
    struct ct_plan_figures figures;

    return ct_plan_sample(algorithm, problem, SAMPLE, &figures, NULL) == CT_OK
               ? figures.all_messages
               : 0;
}

/* Infinitely many where it is not admitted. */
static double count_messages(const struct ct_flavour *flavour, struct ct_candidate_memo *memo,
                             const struct ct_candidate *candidate, const struct ct_problem *problem,
                             int segments)
{
    const struct ct_algorithm *algorithm = candidate->algorithm;
    const struct ct_candidate_key key = {candidate, (size_t)segments};
    struct ct_diag why;
    double messages;

    if (ct_candidate_memo_find(memo, &key, &messages))
        return messages;
    messages = is_admitted(flavour, algorithm, problem, &why) ? count_planned(algorithm, problem)
                                                              : INFINITY;
    ct_candidate_memo_keep(memo, &key, messages);
    return messages;
}

bool ct_affordable(const struct ct_flavour *flavour, struct ct_candidate_memo *memo,
                   const struct ct_candidate *candidate, const struct ct_problem *problem)
{
    const int segments = ct_algorithm_shape(candidate->algorithm, problem, 0).segments;
    double most = segments > 1 ? flavour->messages_most : UNSEGMENTED * flavour->messages_most;

    if (flavour->admits == NULL && flavour->messages_most == 0)
        return true;
    if (flavour->messages_most == 0)
        most = DBL_MAX;
    return count_messages(flavour, memo, candidate, problem, segments) <= most;
}

/* True if one of its settings is, or none applies to the smallest size.
   why  out, if not: the reason against the first */
static bool has_admitted(const struct ct_flavour *flavour, const struct ct_algorithm *algorithm,
                         const struct ct_places *places, struct ct_diag *why)
{
    struct ct_problem problem = {.collective = algorithm->collective,
                                 .nranks = places->tree.nranks,
                                 .bytes = 1,
                                 .places = places};
    bool is_first = true;

    for (int k = 0; k < ct_settings_count(algorithm->params); k++) {
        struct ct_diag another;

        problem.setting = ct_settings_at(algorithm->params, k);
        if (!ct_algorithm_applies(algorithm, &problem))
            continue;
        if (is_admitted(flavour, algorithm, &problem, is_first ? why : &another))
            return true;
        is_first = false;
    }
    return is_first;
}

int ct_affordable_select(const struct ct_flavour *flavour, const struct ct_algorithm **algorithms,
                         int n, const struct ct_places *places)
{
    int kept = 0;

    for (int i = 0; i < n; i++) {
        struct ct_diag why;

        if (flavour->admits == NULL || has_admitted(flavour, algorithms[i], places, &why))
            algorithms[kept++] = algorithms[i];
        else
            fprintf(stderr, "colltune: %s is left out: %s\n", algorithms[i]->name, why.text);
    }
    return kept;
}

/* The first of those that are left out, and how many there are. */
static void report_settings(const struct ct_flavour *flavour, const struct ct_candidate *first,
                            const struct ct_problem *problem, int n)
{
    char more[64] = "is";
    struct ct_diag why;

    if (n > 1)
        snprintf(more, sizeof more, "and %d more of its settings are", n - 1);
    if (is_admitted(flavour, first->algorithm, problem, &why))
        fprintf(stderr,
                "colltune: %s %s left out at large sizes: simulating so many "
                "messages takes too long\n",
                first->words, more);
    else
        fprintf(stderr, "colltune: %s %s left out: %s\n", first->words, more, why.text);
}

void ct_affordable_report(const struct ct_flavour *flavour, struct ct_candidate_memo *memo,
                          const struct ct_candidate *const *candidates, int n,
                          const struct ct_problem *problem)
{
    struct ct_problem tried = *problem;
    const struct ct_candidate *first = NULL;
    int nleft = 0;

    for (int k = 0; k < n; k++) {
        tried.setting = candidates[k]->setting;
        if (ct_algorithm_applies(candidates[k]->algorithm, &tried) &&
            !ct_affordable(flavour, memo, candidates[k], &tried) && nleft++ == 0)
            first = candidates[k];
    }
    if (first == NULL)
        return;
    tried.setting = first->setting;
    report_settings(flavour, first, &tried, nleft);
}
