/*
 * search_spaces.c - where candidates apply, sizes, bounds and sisters.
 */
#include "driver/spaces/search_spaces.h"

#include "cluster/limits.h"
#include "driver/journal/dropped.h"
#include "driver/options/mechanism_names.h"
#include "driver/spaces/affordable.h"
#include "driver/spaces/link_bounds.h"
#include "driver/spaces/listed_candidates.h"
#include "driver/spaces/untried.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The scratch for all of `bytes`: a problem to be timed may have a few less. */
static bool is_within_scratch(struct ct_outcome *outcome, const struct ct_candidate *candidate,
                              struct ct_problem problem, size_t bytes)
{
    problem.bytes = bytes;
    return ct_is_within_scratch(outcome->tuning->scratch_limit, &outcome->scratch, candidate,
                                &problem);
}

/* True if the candidate was chosen for rank 0 at some size, or was next to that, in
   whatever order of ranks. */
static bool is_near_root(const struct ct_outcome *outcome, const struct ct_candidate *candidate)
{
    const struct ct_search_result *result = outcome->like->result;

    for (int i = 0; i < result->nrows; i++) {
        const struct ct_size_row *row = &result->rows[i];
        const struct ct_candidate *runner_up = row->figures.runner_up;

        if (ct_candidate_is_reordered(row->candidate, candidate) ||
            (runner_up != NULL && ct_candidate_is_reordered(runner_up, candidate)))
            return true;
    }
    /* native in other orders */
    return candidate->algorithm == NULL;
}

static bool applies(void *ctx, const struct ct_candidate *candidate, size_t bytes)
{
    struct ct_outcome *outcome = ctx;
    const struct ct_session *session = &outcome->tuning->session;
    const struct ct_algorithm *algorithm = candidate->algorithm;
    const struct ct_problem problem = ct_outcome_problem(outcome, candidate, bytes);

    if (outcome->like != NULL && !is_near_root(outcome, candidate))
        return false;
    if (outcome->counts != NULL) /* it has one size */
        bytes = outcome->counts_bytes;
    return (algorithm == NULL || ct_algorithm_applies(algorithm, &problem)) &&
           ct_dropped_applies(session->journal, candidate, bytes) &&
           (algorithm == NULL ||
            (ct_affordable(session->flavour, &outcome->messages, candidate, &problem) &&
             is_within_scratch(outcome, candidate, problem, bytes)));
}

/* True if a sample is at least as long as what the call sends needs:
   blocks of one size. */
static bool is_bounded(const struct ct_outcome *outcome)
{
    const char *mechanism = outcome->tuning->session.mechanism;

    return !ct_mechanism_has_spread(mechanism) &&
           !(outcome->collective->has_counts && ct_mechanism_has_counts(mechanism));
}

static double bound(void *ctx, const struct ct_candidate *candidate, size_t bytes)
{
    struct ct_outcome *outcome = ctx;
    const struct ct_problem problem = ct_outcome_problem(outcome, candidate, bytes);

    return candidate->algorithm == NULL || !is_bounded(outcome)
               ? 0
               : ct_link_bound_seconds(&outcome->bounds, candidate, &problem);
}

static double limit(void *ctx, size_t bytes)
{
    const struct ct_outcome *outcome = ctx;

    return is_bounded(outcome) ? ct_limit_of_both(outcome->tuning->cluster, outcome->collective,
                                                  outcome->root, bytes)
                               : 0;
}

/* Patterns say nothing of native's results. */
static bool was_native_wrong(void *ctx, size_t bytes)
{
    const struct ct_outcome *outcome = ctx;

    return outcome->counts == NULL &&
           ct_dropped_native(outcome->tuning->session.journal, outcome->candidates[0], bytes);
}

/* How many of the sizes are measured. */
static int count_sizes(const struct ct_tuning *tuning, const struct ct_collective *collective)
{
    const struct ct_flavour *flavour = tuning->session.flavour;
    const int n =
        ct_tuning_sizes_of(flavour, collective, tuning->cluster, tuning->sizes, tuning->nsizes);

    if (n < tuning->nsizes && !tuning->session.is_silent)
        fprintf(stderr, "colltune: %s is measured up to %zu bytes: %s\n", collective->name,
                tuning->sizes[n - 1], flavour->largest_why);
    return n;
}

/* Where no rank can decide by sizes, the one that stands for all; of a pattern
   its own; 0 where there are no data. */
static const size_t *sizes_of(const struct ct_tuning *tuning, const struct ct_outcome *outcome,
                              int *n)
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

static int make_space(struct ct_outcome *outcome, struct ct_space *space)
{
    const struct ct_tuning *tuning = outcome->tuning;
    const int err = ct_list_candidates(outcome);

    if (err != CT_OK)
        return err;
    *space = (struct ct_space){.name = outcome->collective->name,
                               .nalgorithms = outcome->nalgorithms,
                               .algorithms = outcome->algorithms,
                               .candidates = outcome->candidates,
                               .ctx = outcome,
                               .applies = applies,
                               .bound = bound,
                               .limit = limit,
                               .is_native_wrong = was_native_wrong};
    space->sizes = sizes_of(tuning, outcome, &space->nsizes);
    if (outcome->counts != NULL) { /* both are of equal blocks */
        space->name = outcome->counts->name;
        space->bound = NULL;
        space->limit = NULL;
    }
    if (outcome->like == NULL && !tuning->session.is_silent)
        ct_list_left_out(outcome, space->sizes[space->nsizes - 1]);
    outcome->space = space;
    return CT_OK;
}

/* The number of the collective whose algorithms serve this one, too: with equal
   blocks both should take as long. -1: none is tuned. */
static int find_sister(const struct ct_tuning *tuning, const struct ct_outcome *outcome)
{
    const struct ct_collective *other = ct_collective_like(outcome->collective);

    for (int i = 0; other != NULL && i < tuning->noutcomes; i++) {
        if (tuning->outcomes[i].collective == other && tuning->outcomes[i].counts == NULL)
            return i;
    }
    return -1;
}

/* The algorithm of that collective with the same name behind the collective's,
   and the same parameters; -1: none. */
static int find_like(const struct ct_outcome *sister, const struct ct_outcome *outcome,
                     int algorithm)
{
    const size_t own = strlen(outcome->collective->name);
    const size_t other = strlen(sister->collective->name);

    for (int i = 1; i < sister->nalgorithms; i++) {
        if (sister->aliases[i] == outcome->aliases[algorithm] &&
            sister->algorithms[i].nparams == outcome->algorithms[algorithm].nparams &&
            strcmp(sister->algorithms[i].name + other, outcome->algorithms[algorithm].name + own) ==
                0)
            return i;
    }
    return -1;
}

/* Only of equal blocks, and of what is searched together. */
static int add_sister(const struct ct_tuning *tuning, struct ct_outcome *outcome,
                      struct ct_space *space)
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
            strcmp(outcome->algorithms[i].name, outcome->algorithms[0].name) == 0
                ? -1
                : find_like(&tuning->outcomes[number], outcome, i);
    outcome->sister =
        (struct ct_search_sister){.space = number, .algorithms = outcome->like_algorithms};
    space->sister = &outcome->sister;
    return CT_OK;
}

/* Which collectives and patterns there are. */
static void list_outcomes(struct ct_tuning *tuning)
{
    const struct ct_pattern_plan *plan = tuning->patterns;

    for (int i = 0; ct_collectives[i] != NULL; i++) {
        if (tuning->options->collectives[i])
            tuning->outcomes[tuning->noutcomes++].collective = ct_collectives[i];
    }
    for (int i = 0; i < ct_pattern_plan_size(plan); i++) {
        struct ct_outcome *outcome = &tuning->outcomes[tuning->noutcomes];

        if (plan->same_as[i] != CT_NOT_NEAR ||
            !tuning->options->collectives[ct_collective_number(plan->counts[i].collective)])
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
    for (int i = 0; i < tuning->noutcomes + tuning->nrooted && err == CT_OK; i++) {
        tuning->outcomes[i].tuning = tuning;
        err = make_space(&tuning->outcomes[i], &(*spaces)[i]);
    }
    for (int i = 0; i < tuning->noutcomes && err == CT_OK; i++)
        err = add_sister(tuning, &tuning->outcomes[i], &(*spaces)[i]);
    return err;
}
