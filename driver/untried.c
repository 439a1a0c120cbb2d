/*
 * untried.c - scratch grows with the block, so a candidate's schedules are
 * planned once for each number of segments.
 */
#include "driver/untried.h"

#include "base/text.h"
#include "checker/plan_figures.h"
#include "driver/searched_names.h"

#include <stdio.h>
#include <string.h>

bool ct_is_wanted(const struct ct_options *options,
                  const struct ct_algorithm *algorithm)
{
    return !algorithm->is_dominated || options->wants_all_algorithms;
}

/* What cannot be planned needs none: it will not run, either. */
static double scratch_blocks(struct ct_candidate_memo *memo,
                             const struct ct_algorithm *algorithm,
                             const struct ct_problem *problem)
{
    const struct ct_candidate_key key = {
        algorithm, problem->setting,
        (size_t)ct_algorithm_shape(algorithm, problem, 0).segments};
    struct ct_plan_figures figures;
    double blocks;

    if (ct_candidate_memo_find(memo, &key, &blocks))
        return blocks;
    blocks = ct_plan_sample(algorithm, problem, CT_FIGURES_SAMPLE, &figures,
                            NULL) == CT_OK
                 ? figures.scratch
                 : 0;
    ct_candidate_memo_keep(memo, &key, blocks);
    return blocks;
}

bool ct_is_within_scratch(size_t limit, struct ct_candidate_memo *memo,
                          const struct ct_algorithm *algorithm,
                          const struct ct_problem *problem)
{
    return limit == 0 ||
           scratch_blocks(memo, algorithm, problem) * (double)problem->bytes <=
               (double)limit;
}

static bool add(struct ct_result_collective *own,
                const struct ct_algorithm *algorithm, const char *setting,
                size_t from_bytes, const char *reason)
{
    struct ct_result_left_out *to = ct_result_add_left_out(own);

    if (to == NULL)
        return false;
    to->what = CT_LEFT_OUT_UNTRIED;
    to->from_bytes = from_bytes;
    to->algorithm = ct_format("%s", algorithm->name);
    to->setting = ct_format("%s", setting);
    to->reason = ct_format("%s", reason);
    return to->algorithm != NULL && to->setting != NULL && to->reason != NULL;
}

static bool add_dominated(struct ct_result_collective *own,
                          const struct ct_outcome *outcome)
{
    bool is_added = true;

    for (int i = 0; ct_registry[i] != NULL && is_added; i++) {
        if (ct_collective_is(ct_registry[i]->collective, outcome->collective) &&
            !ct_is_wanted(outcome->tuning->options, ct_registry[i]))
            is_added = add(own, ct_registry[i], "", 0,
                           "dominated; --all-algorithms times it");
    }
    return is_added;
}

/* The first size measured at which algorithm number `number` is left out; 0:
   none. */
static size_t left_out_from(const struct ct_outcome *outcome,
                            struct ct_candidate_memo *memo, int number,
                            const struct ct_setting *setting)
{
    const struct ct_tuning *tuning = outcome->tuning;
    const struct ct_algorithm *algorithm = outcome->algorithms[number];
    const struct ct_search_setting any = {{0}};

    for (int i = 0; i < tuning->nsizes; i++) {
        struct ct_problem problem =
            ct_outcome_problem(outcome, number, &any, tuning->sizes[i]);

        problem.setting = *setting;
        if (ct_algorithm_applies(algorithm, &problem) &&
            !ct_is_within_scratch(tuning->scratch_limit, memo, algorithm,
                                  &problem))
            return tuning->sizes[i];
    }
    return 0;
}

static bool add_hungry(struct ct_result_collective *own,
                       const struct ct_outcome *outcome, int number,
                       const char *reason)
{
    const struct ct_algorithm *algorithm = outcome->algorithms[number];
    const struct ct_places *places =
        outcome->norders > 1 ? outcome->tuning->session.places : NULL;
    struct ct_candidate_memo memo = {.n = 0};
    bool is_added = true;

    for (int k = 0; k < ct_algorithm_settings(algorithm, places) && is_added;
         k++) {
        const struct ct_setting setting =
            ct_algorithm_setting_at(algorithm, places, k);
        const size_t from = left_out_from(outcome, &memo, number, &setting);
        char text[CT_SETTING_TEXT];

        if (from > 0 && ct_searched_is_meant(outcome, number, &setting))
            is_added = add(own, algorithm,
                           ct_setting_text(algorithm->params, &setting, text),
                           from, reason);
    }
    ct_candidate_memo_fini(&memo);
    return is_added;
}

bool ct_untried_add(struct ct_result_collective *own,
                    const struct ct_outcome *outcome)
{
    bool is_added = add_dominated(own, outcome);
    char reason[96];

    snprintf(reason, sizeof reason,
             "more than %zu bytes of scratch in a rank; --scratch-limit",
             outcome->tuning->scratch_limit);
    for (int i = 1; i < outcome->nalgorithms && is_added; i++) {
        if (outcome->algorithms[i] != NULL) /* native in another order */
            is_added = add_hungry(own, outcome, i, reason);
    }
    return is_added;
}
