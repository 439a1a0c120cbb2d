/*
 * tuning.c - runs the search until all that was chosen is right wherever it
 * will run.
 */
#include "driver/tuning/tuning.h"

#include "base/files.h"
#include "base/text.h"
#include "driver/session/conversation.h"
#include "driver/session/disturbance.h"
#include "driver/spaces/search_spaces.h"
#include "driver/tuning/answering.h"
#include "driver/tuning/comparing.h"
#include "driver/tuning/dispatched.h"
#include "driver/tuning/left_out.h"
#include "driver/tuning/mechanism_check.h"
#include "driver/tuning/past_answers.h"
#include "driver/tuning/predicting.h"
#include "driver/tuning/root_trial.h"
#include "search/rules.h"

#include <stdio.h>
#include <stdlib.h>

#define CHECK_SHARE 0.1 /* of the time, for each mechanism but the first, */
#define ROOT_SHARE 0.05 /* and for each class of roots but rank 0's */
#define SAY_SHORT_S 5   /* shorter budgets are for trying things */

/* What the options allow, and the flavour has. */
static size_t scratch_limit(const struct ct_tuning *tuning)
{
    const struct ct_flavour *flavour = tuning->session.flavour;
    const size_t wanted = tuning->options->scratch_limit;
    size_t there;

    if (flavour->scratch == NULL)
        return wanted;
    there = flavour->scratch(ct_cluster_launched(tuning->cluster));
    return wanted == 0 || there < wanted ? there : wanted;
}

static void note_progress(void *ctx, const struct ct_search_progress *now)
{
    struct ct_tuning *tuning = ctx;
    struct ct_progress *progress = &tuning->session.progress;

    progress->ncells = now->ncells;
    progress->ndecided = now->ndecided;
    progress->done_s = now->done_s;
    progress->left_s = now->left_s;
}

/* One after the other; returns as ct_compare_choices. */
static int verify_choices(struct ct_tuning *tuning)
{
    int is_to_search = 0;

    for (int i = 0; i < tuning->noutcomes; i++) {
        const int got = ct_compare_choices(tuning, &tuning->outcomes[i]);

        if (got < 0)
            return got;
        is_to_search = is_to_search || got > 0;
    }
    return is_to_search;
}

static int search_once(struct ct_tuning *tuning, const struct ct_space *spaces, int n)
{
    const struct ct_search search = {.nspaces = n,
                                     .spaces = spaces,
                                     .ctx = tuning,
                                     .time = ct_answer_search,
                                     .learn = ct_predicting_learn,
                                     .past = ct_past_answer,
                                     .progress = note_progress};
    const struct ct_search_options options =
        tuning->cluster->nparts > 1 ? ct_search_contended() : ct_search_defaults;
    struct ct_search_result **results = calloc((size_t)n, sizeof(void *));
    int err;

    if (results == NULL)
        return ct_diag_memory(tuning->diag);
    tuning->searched = spaces;
    ct_predicting_forget(tuning);
    err = ct_search_run(&search, &options, results, tuning->diag);
    for (int i = 0; i < n; i++) {
        struct ct_outcome *outcome = spaces[i].ctx;

        ct_search_result_free(outcome->result);
        outcome->result = err == CT_OK ? results[i] : NULL;
        if (outcome->result != NULL)
            ct_predicting_withdraw(outcome);
    }
    free(results);
    if (err == CT_OK && ct_signals_interrupted())
        return ct_diag_set(tuning->diag, CT_STOPPED, "interrupted");
    return err;
}

/* By the other mechanisms, in what is left of the whole budget. Returns as
   verify_choices: another mechanism may have seen wrong results. */
static int check_choices(struct ct_tuning *tuning)
{
    int err;

    tuning->stop_s = tuning->budget.measuring_s;
    err = ct_mechanism_check(tuning);
    return err == CT_OK ? verify_choices(tuning) : err;
}

/* True if a class of roots has other choices than rank 0's. */
static bool is_other(const struct ct_outcome *outcome)
{
    const struct ct_search_result *own = outcome->result;
    const struct ct_search_result *like = outcome->like->result;

    for (int i = 0; i < own->nrows; i++) {
        if (own->rows[i].candidate != like->rows[i].candidate)
            return true;
    }
    return false;
}

/* Decide what other roots showed to be worth it. Returns as verify_choices. */
static int decide_roots(struct ct_tuning *tuning, struct ct_space *spaces)
{
    int n = 0;
    int got = CT_OK;

    for (int i = 0; i < tuning->nrooted; i++) {
        struct ct_outcome *outcome = tuning->outcomes + tuning->noutcomes + i;

        if (outcome->trial.gain > 1)
            spaces[n++] = *outcome->space;
    }
    if (n > 0)
        got = search_once(tuning, spaces, n);
    for (int i = 0; i < n && got == CT_OK; i++) {
        struct ct_outcome *outcome = spaces[i].ctx;

        got = ct_compare_choices(tuning, outcome);
        if (got == CT_OK && (!outcome->result->complete || !is_other(outcome))) {
            ct_search_result_free(outcome->result);
            outcome->result = NULL;
        }
    }
    return got;
}

/* What failed with a root of the class is no choice for rank 0, either: the
   library may run it with any. Returns as verify_choices. */
static int drop_with_root(struct ct_tuning *tuning, const struct ct_outcome *outcome)
{
    const int roots[] = {outcome->root, outcome->other};
    int got = CT_OK;

    for (int i = 0; i < 2 && got == CT_OK; i++) {
        struct ct_outcome with_root = *outcome->like;

        with_root.root = roots[i];
        got = ct_dispatched_verify(&tuning->session, &with_root, tuning->diag);
        got = ct_session_end_asking(&tuning->session, got, tuning->diag);
    }
    return got == CT_STOPPED && !ct_signals_interrupted() ? CT_OK : got;
}

/* What is raced with other roots, in what is left of the budget. */
static int try_roots(struct ct_tuning *tuning)
{
    struct ct_space spaces[CT_COLLECTIVES_MAX * CT_TUNED_ROOTS_MAX];
    int err = CT_OK, got = CT_OK;

    tuning->stop_s = tuning->budget.measuring_s;
    for (int i = 0; i < tuning->nrooted && err == CT_OK; i++)
        err = ct_root_trial(&tuning->outcomes[tuning->noutcomes + i]);
    for (int i = 0; i < tuning->nrooted && got == CT_OK; i++)
        got = drop_with_root(tuning, &tuning->outcomes[tuning->noutcomes + i]);
    if (got != CT_OK)
        return got;
    if (err == CT_STOPPED && ct_signals_interrupted())
        return ct_diag_set(tuning->diag, CT_STOPPED, "interrupted");
    return err == CT_OK || err == CT_STOPPED ? decide_roots(tuning, spaces) : err;
}

/* Until no choice is dropped. */
static int search_all(struct ct_tuning *tuning, const struct ct_space *spaces)
{
    int got;

    do {
        got = search_once(tuning, spaces, tuning->noutcomes);
        if (got == CT_OK)
            got = verify_choices(tuning);
        if (got == CT_OK)
            got = check_choices(tuning);
        if (got == CT_OK)
            got = try_roots(tuning);
    } while (got > 0);
    return got;
}

/* One budget for all collectives, some of it for the other mechanisms and
   roots. */
static void divide_budget(struct ct_tuning *tuning)
{
    const double whole_s = tuning->options->budget_s;
    const double now_s = ct_clock_s();
    const double others =
        CHECK_SHARE * (tuning->options->mechanisms.n - 1) + ROOT_SHARE * tuning->nroots;

    tuning->budget = ct_budget_divide(whole_s, tuning->begun_s, now_s, others);
    tuning->stop_s = tuning->budget.search_s;
    tuning->session.progress.stop_s = tuning->stop_s;
    ct_tuning_set_deadline(tuning, tuning->budget.measuring_s);
    if (tuning->budget.is_short && whole_s >= SAY_SHORT_S)
        fprintf(stderr,
                "colltune: set-up took %.0f s of the budget of %g s, so there "
                "is little time to measure\n",
                now_s - tuning->begun_s, whole_s);
}

static int search(struct ct_tuning *tuning)
{
    struct ct_space *spaces = NULL;
    int err = ct_search_spaces_make(tuning, &spaces);

    if (err == CT_OK)
        err = ct_predicting_begin(tuning, spaces);
    divide_budget(tuning); /* to plan candidates is part of set-up */
    if (err == CT_OK)
        err = search_all(tuning, spaces);
    if (err == CT_OK)
        ct_predicting_say(tuning);
    ct_predicting_end(tuning);
    free(spaces);
    return err;
}

int ct_tuning_run(struct ct_tuning *tuning, struct ct_diag *diag)
{
    const struct ct_record *failure;
    int err;

    tuning->diag = diag;
    tuning->nsizes = ct_tuning_sizes(tuning->options, tuning->cluster, tuning->sizes);
    tuning->scratch_limit = scratch_limit(tuning);
    err = ct_root_trial_classes(tuning);
    if (err == CT_OK)
        err = search(tuning);
    ct_progress_clear(&tuning->session.progress);
    ct_disturbance_say(&tuning->session);
    ct_timer_end(&tuning->session.client);
    failure = err == CT_OK ? ct_left_out_all(tuning) : NULL;
    if (failure != NULL)
        err = ct_diag_set(diag, CT_ERR_SYSTEM,
                          "nothing could be compared: the MPI library's own "
                          "%s of %zu byte%s failed: %s",
                          failure->candidate->name, failure->bytes, ct_plural(failure->bytes),
                          failure->reason);
    return err;
}
