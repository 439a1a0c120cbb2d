/*
 * untried.c - scratch grows with the block, so a candidate's schedules are
 * planned once for each number of segments.
 */
#include "driver/spaces/untried.h"

#include "base/text.h"
#include "checker/plan_figures.h"
#include "driver/options/plain.h"

#include <stdio.h>
#include <string.h>

bool ct_is_wanted(const struct ct_options *options, const struct ct_algorithm *algorithm)
{
    return !algorithm->is_dominated || options->wants_all_algorithms;
}

/* What cannot be planned needs none: it will not run, either. */
static double scratch_blocks(struct ct_candidate_memo *memo, const struct ct_candidate *candidate,
                             const struct ct_problem *problem)
{
    const struct ct_algorithm *algorithm = candidate->algorithm;
    const struct ct_candidate_key key = {
        candidate, (size_t)ct_algorithm_shape(algorithm, problem, 0).segments};
    struct ct_plan_figures figures;
    double blocks;

    if (ct_candidate_memo_find(memo, &key, &blocks))
        return blocks;
    blocks = ct_plan_sample(algorithm, problem, CT_FIGURES_SAMPLE, &figures, NULL) == CT_OK
                 ? figures.scratch
                 : 0;
    ct_candidate_memo_keep(memo, &key, blocks);
    return blocks;
}

bool ct_is_within_scratch(size_t limit, struct ct_candidate_memo *memo,
                          const struct ct_candidate *candidate, const struct ct_problem *problem)
{
    return limit == 0 ||
           scratch_blocks(memo, candidate, problem) * (double)problem->bytes <= (double)limit;
}

bool ct_left_out_line(struct ct_result_collective *own, enum ct_left_out_what what,
                      size_t from_bytes, const char *algorithm, const char *setting,
                      const char *reason)
{
    struct ct_result_left_out *to = CT_ADD(own, left_out);

    if (to == NULL)
        return false;
    to->what = what;
    to->from_bytes = from_bytes;
    to->algorithm = ct_format("%s", algorithm);
    to->setting = ct_format("%s", setting);
    to->reason = ct_format("%s", reason);
    if (to->reason != NULL)
        ct_plain_make(to->reason);
    return to->algorithm != NULL && to->setting != NULL && to->reason != NULL;
}

static bool add_dominated(struct ct_result_collective *own, const struct ct_outcome *outcome)
{
    bool is_added = true;

    for (int i = 0; ct_registry[i] != NULL && is_added; i++) {
        if (ct_collective_is(ct_registry[i]->collective, outcome->collective) &&
            !ct_is_wanted(outcome->tuning->options, ct_registry[i]))
            is_added = ct_left_out_line(own, CT_LEFT_OUT_UNTRIED, 0, ct_registry[i]->name, "",
                                        "dominated; --all-algorithms times it");
    }
    return is_added;
}

/* The first size measured at which the candidate is left out; 0: none. */
static size_t left_out_from(const struct ct_outcome *outcome, struct ct_candidate_memo *memo,
                            const struct ct_candidate *candidate)
{
    const struct ct_tuning *tuning = outcome->tuning;

    for (int i = 0; i < tuning->nsizes; i++) {
        const struct ct_problem problem = ct_outcome_problem(outcome, candidate, tuning->sizes[i]);

        if (ct_algorithm_applies(candidate->algorithm, &problem) &&
            !ct_is_within_scratch(tuning->scratch_limit, memo, candidate, &problem))
            return tuning->sizes[i];
    }
    return 0;
}

bool ct_untried_add(struct ct_result_collective *own, const struct ct_outcome *outcome)
{
    struct ct_candidate_memo memo = {.n = 0};
    bool is_added = add_dominated(own, outcome);
    char reason[96];

    snprintf(reason, sizeof reason, "more than %zu bytes of scratch in a rank; --scratch-limit",
             outcome->tuning->scratch_limit);
    for (int i = 1; i < outcome->ncandidates && is_added; i++) {
        const struct ct_candidate *candidate = outcome->candidates[i];
        const size_t from = candidate->algorithm == NULL ? 0 /* native in another order */
                                                         : left_out_from(outcome, &memo, candidate);

        if (from > 0)
            is_added = ct_left_out_line(own, CT_LEFT_OUT_UNTRIED, from, candidate->name,
                                        candidate->text, reason);
    }
    ct_candidate_memo_fini(&memo);
    return is_added;
}
