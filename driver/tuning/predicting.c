/*
 * predicting.c - one learning for each outcome. That of allgatherv has allgather's times, too;
 * one of which too little was timed for a fit borrows another's model. What is asked of a
 * collective does not depend on that, as predictions fill what is left open alone.
 */
#include "driver/tuning/predicting.h"

#include "driver/options/mechanism_names.h"
#include "generator/site.h"
#include "model/fit/learning.h"
#include "model/fit/starting_values.h"
#include "model/ranking.h"

#include <stdio.h>
#include <stdlib.h>

static bool count(void *ctx, const struct ct_candidate *candidate, size_t bytes,
                  struct ct_features *features)
{
    const struct ct_outcome *outcome = ctx;
    const struct ct_tuning *tuning = outcome->tuning;
    const struct ct_parts parts = {tuning->cluster->nparts, tuning->on_cable};
    const struct ct_problem problem = ct_outcome_problem(outcome, candidate, bytes);
    const struct ct_offered offered = {.collective = outcome->collective,
                                       .algorithm = candidate->algorithm,
                                       .setting = candidate->setting};

    return ct_offered_count(&offered, &problem, &parts, features, NULL, NULL) == CT_OK;
}

static bool predict(void *ctx, const struct ct_candidate *candidate, size_t bytes,
                    struct ct_search_prediction *prediction)
{
    const struct ct_outcome *outcome = ctx;

    return ct_learning_predict(outcome->learning, candidate, bytes, &prediction->seconds,
                               &prediction->error);
}

/* The learning of the collective whose algorithms serve this one, too; with equal blocks
   both should take as long. NULL: there is none. */
static struct ct_learning *like_of(const struct ct_tuning *tuning, const struct ct_outcome *outcome)
{
    const struct ct_collective *other = ct_collective_like(outcome->collective);

    if (other == NULL || outcome->counts != NULL || outcome->like != NULL ||
        ct_mechanism_has_counts(tuning->session.mechanism))
        return NULL;
    for (int i = 0; i < tuning->noutcomes; i++) {
        if (tuning->outcomes[i].collective == other && tuning->outcomes[i].counts == NULL)
            return tuning->outcomes[i].learning;
    }
    return NULL;
}

static int begin(struct ct_tuning *tuning, struct ct_outcome *outcome)
{
    const struct ct_cluster *cluster = tuning->cluster;
    const struct ct_places *places = tuning->session.places;
    const bool is_simulated = tuning->options->flavour->times.is_simulated;
    const int nranks = ct_cluster_launched(cluster);
    const struct ct_learning_source source = {
        .start = ct_starting_model(ct_starting_values_for(places, is_simulated), nranks),
        .nranks = nranks,
        .like = like_of(tuning, outcome),
        .count = count,
        .ctx = outcome};

    outcome->learning = ct_learning_new(&source);
    return outcome->learning == NULL ? ct_diag_memory(tuning->diag) : CT_OK;
}

int ct_predicting_begin(struct ct_tuning *tuning, struct ct_space *spaces)
{
    const int nnodes = tuning->session.places->tree.nnodes;
    int err;

    tuning->on_cable = calloc((size_t)nnodes + 1, sizeof *tuning->on_cable);
    if (tuning->on_cable == NULL)
        return ct_diag_memory(tuning->diag);
    err = ct_site_parts(tuning->cluster, tuning->on_cable, nnodes, tuning->diag);
    for (int i = 0; i < tuning->noutcomes + tuning->nrooted && err == CT_OK; i++) {
        err = begin(tuning, &tuning->outcomes[i]);
        spaces[i].predict = predict;
    }
    return err;
}

void ct_predicting_end(struct ct_tuning *tuning)
{
    for (int i = 0; i < tuning->noutcomes + tuning->nrooted; i++) {
        ct_learning_free(tuning->outcomes[i].learning);
        tuning->outcomes[i].learning = NULL;
    }
    free(tuning->on_cable);
    tuning->on_cable = NULL;
}

/* A size in a range that was measured elsewhere keeps its choice. */
static void withdraw_row(const struct ct_search_result *result, struct ct_size_row *row)
{
    if (row->figures.basis != CT_BASIS_PREDICTED)
        return;
    row->figures.predicted = row->figures.native_predicted = (struct ct_predicted){0};
    if (row->candidate == result->native)
        row->figures.basis = CT_BASIS_UNDECIDED;
}

void ct_predicting_withdraw(struct ct_outcome *outcome)
{
    struct ct_search_result *result = outcome->result;

    outcome->doubt = result->complete ? NULL : ct_learning_doubt(outcome->learning);
    if (outcome->doubt == NULL)
        return;
    for (int i = result->nranges - 1; i >= 0; i--) {
        struct ct_figures *figures = &result->ranges[i].figures;

        if (figures->basis != CT_BASIS_PREDICTED)
            continue;
        figures->predicted = figures->native_predicted = (struct ct_predicted){0};
        figures->basis = CT_BASIS_UNDECIDED;
        if (result->ranges[i].candidate != result->native)
            ct_search_result_leave(result, i);
    }
    for (int i = 0; i < result->nrows; i++)
        withdraw_row(result, &result->rows[i]);
}

/* The doubt of a collective that has a result; NULL: there is none. */
static const char *doubt_of(const struct ct_outcome *outcome)
{
    return outcome->result == NULL ? NULL : outcome->doubt;
}

/* Name the collectives from number `first` on that have its doubt; nothing if an earlier one has
   it, too. */
static void say_doubt(const struct ct_tuning *tuning, int first)
{
    const char *doubt = doubt_of(&tuning->outcomes[first]), *before = "colltune: ";

    for (int i = 0; i < first; i++) {
        if (doubt_of(&tuning->outcomes[i]) == doubt)
            return;
    }
    for (int i = first; i < tuning->noutcomes; i++) {
        if (doubt_of(&tuning->outcomes[i]) != doubt)
            continue;
        fprintf(stderr, "%s%s", before, tuning->outcomes[i].space->name);
        before = ", ";
    }
    fprintf(stderr, ": nothing is predicted, so native runs where too little was measured: %s\n",
            doubt);
}

void ct_predicting_say(const struct ct_tuning *tuning)
{
    for (int i = 0; i < tuning->noutcomes && !tuning->session.is_silent; i++) {
        if (doubt_of(&tuning->outcomes[i]) != NULL)
            say_doubt(tuning, i);
    }
}

void ct_predicting_forget(struct ct_tuning *tuning)
{
    for (int i = 0; i < tuning->noutcomes + tuning->nrooted; i++)
        ct_learning_forget(tuning->outcomes[i].learning);
}

/* Of all that were fitted, and fit, the one by most times; NULL: there is none. */
static const struct ct_learning *most_learned(const struct ct_tuning *tuning)
{
    const struct ct_learning *most = NULL;

    for (int i = 0; i < tuning->noutcomes + tuning->nrooted; i++) {
        const struct ct_learning *own = tuning->outcomes[i].learning;

        if (ct_learning_doubt(own) == NULL &&
            (most == NULL || ct_learning_times(own) > ct_learning_times(most)))
            most = own;
    }
    return most;
}

int ct_predicting_learn(void *ctx, int space, const struct ct_search_timed *timed, int n)
{
    struct ct_tuning *tuning = ctx;
    struct ct_outcome *outcome = tuning->searched[space].ctx;
    struct ct_learned_time *times = calloc((size_t)n + 1, sizeof *times);
    int err;

    if (times == NULL)
        return ct_diag_memory(tuning->diag);
    for (int i = 0; i < n; i++)
        times[i] = (struct ct_learned_time){timed[i].candidate, timed[i].bytes, timed[i].seconds,
                                            timed[i].nsamples};
    ct_learning_borrow(outcome->learning, most_learned(tuning)); /* until its own is fitted */
    err = ct_learning_learn(outcome->learning, times, n, tuning->diag);
    free(times);
    return err;
}
