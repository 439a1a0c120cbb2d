/*
 * tuning.c - runs the search until all that was chosen is right wherever it
 * will run.
 */
#include "driver/tuning.h"

#include "base/files.h"
#include "driver/answering.h"
#include "driver/dispatched.h"
#include "driver/left_out.h"
#include "driver/mechanism_check.h"
#include "driver/search_spaces.h"
#include "driver/session/verified.h"
#include "repo/reorder.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LARGEST 262144
#define LARGEST_LOCAL 1048576 /* memory is quick: measuring costs little */
#define CHECK_SHARE 0.1 /* of the time, for each mechanism but the first */

const char *ct_outcome_name(const struct ct_outcome *outcome, int algorithm)
{
    return outcome->entries[algorithm].name;
}

_Static_assert(CT_SETTING_MAX + 1 == CT_SEARCH_PARAMS_MAX,
               "a setting's values");

bool ct_outcome_has_order(const struct ct_outcome *outcome, int algorithm)
{
    const struct ct_algorithm *candidate = outcome->algorithms[algorithm];

    return outcome->norders > 1 &&
           (candidate == NULL ? algorithm > 0
                              : ct_reorder_is_possible(candidate));
}

struct ct_setting ct_outcome_values(const struct ct_outcome *outcome,
                                    int algorithm,
                                    const struct ct_search_setting *found)
{
    struct ct_setting setting = {{0}};
    int n = 0;

    if (ct_outcome_has_order(outcome, algorithm))
        setting.values[CT_SETTING_ORDER] = found->values[n++];
    memcpy(setting.values, found->values + n,
           CT_SETTING_MAX * sizeof *setting.values);
    return setting;
}

char *ct_outcome_setting(const struct ct_outcome *outcome, int algorithm,
                         const struct ct_search_setting *found, char *text)
{
    const struct ct_algorithm *candidate = outcome->algorithms[algorithm];
    const struct ct_setting setting =
        ct_outcome_values(outcome, algorithm, found);

    return ct_setting_text(candidate == NULL ? ct_no_params : candidate->params,
                           &setting, text);
}

struct ct_problem ct_outcome_problem(const struct ct_outcome *outcome,
                                     int algorithm,
                                     const struct ct_search_setting *found,
                                     size_t bytes)
{
    const struct ct_call_counts *counts = outcome->counts;
    const bool is_private = outcome->collective->private_bytes != 0;

    /* the library knows no more of private counts than that they are some */
    if (counts != NULL)
        bytes = is_private ? outcome->collective->private_bytes
                           : outcome->counts_bytes;
    return ct_timed_problem((struct ct_problem){
        .collective = outcome->collective,
        .nranks = outcome->tuning->cluster->nranks,
        .bytes = bytes,
        .item_bytes = counts == NULL || is_private ? NULL : counts->bytes,
        .places = outcome->tuning->session.places,
        .setting = ct_outcome_values(outcome, algorithm, found)});
}

const char *ct_outcome_mechanism(const struct ct_outcome *outcome,
                                 const char *mechanism,
                                 char text[CT_MECHANISM_TEXT])
{
    const struct ct_call_counts *counts = outcome->counts;

    if (counts == NULL)
        return mechanism;
    snprintf(text, CT_MECHANISM_TEXT, "%s counts=pattern:%s:%016" PRIx64,
             mechanism, counts->name, counts->hash);
    return text;
}

/* The fixed sizes up to the largest, or doublings beyond them. */
static void choose_sizes(struct ct_tuning *tuning)
{
    size_t largest = tuning->options->largest_bytes;
    size_t size;

    if (largest == 0)
        largest = tuning->cluster->is_local ? LARGEST_LOCAL : LARGEST;
    for (int i = 0; i < CT_SEARCH_NSIZES && ct_search_sizes[i] <= largest; i++)
        tuning->sizes[tuning->nsizes++] = ct_search_sizes[i];
    for (size = 2 * ct_search_sizes[CT_SEARCH_NSIZES - 1]; size <= largest;
         size *= 2)
        tuning->sizes[tuning->nsizes++] = size;
}

/* What the options allow, and the flavour has. */
static size_t scratch_limit(const struct ct_tuning *tuning)
{
    const struct ct_flavour *flavour = tuning->session.flavour;
    const size_t wanted = tuning->options->scratch_limit;
    size_t there;

    if (flavour->scratch == NULL)
        return wanted;
    there = flavour->scratch(tuning->cluster->nranks);
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

/* One after the other; 1: some candidate was dropped. */
static int verify_choices(struct ct_tuning *tuning)
{
    int is_dropped = 0;

    for (int i = 0; i < tuning->noutcomes; i++) {
        const int got = ct_dispatched_verify(
            &tuning->session, &tuning->outcomes[i], tuning->diag);

        if (got < 0)
            return got;
        is_dropped = is_dropped || got > 0;
    }
    return is_dropped;
}

static int search_once(struct ct_tuning *tuning, const struct ct_search *search)
{
    struct ct_search_result **results =
        calloc((size_t)tuning->noutcomes, sizeof(void *));
    int err;

    if (results == NULL)
        return ct_diag_memory(tuning->diag);
    err = ct_search_run(search, NULL, results, tuning->diag);
    for (int i = 0; i < tuning->noutcomes; i++) {
        ct_search_result_free(tuning->outcomes[i].result);
        tuning->outcomes[i].result = err == CT_OK ? results[i] : NULL;
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

    tuning->stop_s = tuning->end_s;
    err = ct_mechanism_check(tuning);
    return err == CT_OK ? verify_choices(tuning) : err;
}

/* Until no choice is dropped. */
static int search_all(struct ct_tuning *tuning, const struct ct_search *wanted)
{
    int got;

    do {
        got = search_once(tuning, wanted);
        if (got == CT_OK)
            got = verify_choices(tuning);
        if (got == CT_OK)
            got = check_choices(tuning);
    } while (got > 0);
    return got;
}

static int search(struct ct_tuning *tuning)
{
    struct ct_space *spaces = NULL;
    struct ct_search wanted = {
        .ctx = tuning, .time = ct_answer_search, .progress = note_progress};
    int err = ct_search_spaces_make(tuning, &spaces);

    wanted.spaces = spaces;
    wanted.nspaces = tuning->noutcomes;
    if (err == CT_OK)
        err = search_all(tuning, &wanted);
    free(spaces);
    return err;
}

/* One budget for all collectives, some of it for the other mechanisms. */
static void set_stop(struct ct_tuning *tuning)
{
    const double budget_s = tuning->options->budget_s;
    const int nothers = tuning->options->mechanisms.n - 1;

    if (budget_s <= 0)
        return;
    tuning->end_s = ct_clock_s() + budget_s;
    tuning->stop_s =
        tuning->end_s - budget_s + budget_s / (1 + CHECK_SHARE * nothers);
}

int ct_tuning_run(struct ct_tuning *tuning, struct ct_diag *diag)
{
    const struct ct_record *failure;
    int err;

    tuning->diag = diag;
    choose_sizes(tuning);
    tuning->scratch_limit = scratch_limit(tuning);
    set_stop(tuning);
    tuning->session.progress.stop_s = tuning->stop_s;
    err = search(tuning);
    ct_progress_clear(&tuning->session.progress);
    ct_timer_end(&tuning->session.client);
    failure = err == CT_OK ? ct_left_out_all(tuning) : NULL;
    if (failure != NULL)
        err = ct_diag_set(diag, CT_ERR_SYSTEM,
                          "nothing could be compared: the MPI library's own "
                          "%s of %zu bytes failed: %s",
                          failure->algorithm, failure->bytes, failure->reason);
    return err;
}

void ct_tuning_fini(struct ct_tuning *tuning)
{
    ct_timer_end(&tuning->session.client);
    for (int i = 0; i < tuning->noutcomes; i++) {
        struct ct_outcome *outcome = &tuning->outcomes[i];

        free(outcome->algorithms);
        free(outcome->entries);
        free(outcome->others);
        ct_candidate_memo_fini(&outcome->bounds);
        ct_candidate_memo_fini(&outcome->scratch);
        ct_search_result_free(outcome->result);
    }
    free(tuning->outcomes);
}
