/*
 * mechanism_check.c - one race per mechanism and size.
 */
#include "driver/mechanism_check.h"

#include "base/array.h"
#include "base/files.h"
#include "base/statistics.h"
#include "driver/answering.h"
#include "driver/entries.h"
#include "driver/mechanism_names.h"

#define ROUNDS 12
#define ROUNDS_LEAST 4
#define SECONDS 3.0 /* for a race, at most */
#define CALLS 10    /* per sample of mechanisms that make several */

enum { NATIVE, CHOICE, RUNNER_UP, ENTRIES };

/* What is compared at a fixed size, by one mechanism. */
struct comparison {
    struct ct_tuning *tuning;
    struct ct_outcome *outcome;
    const struct ct_size_row *row;
    const char *name;  /* of the mechanism */
    const char *words; /* with its parameters */
    struct ct_entries entries;
    int choice; /* its entry */
};

static void add_entries(struct comparison *c)
{
    const struct ct_search_setting none = {{0}};
    const struct ct_figures *f = &c->row->figures;

    c->entries.n = 0;
    ct_entries_add(&c->entries, 0, &none, f->native_s);
    c->choice = ct_entries_add(&c->entries, c->row->algorithm, &c->row->setting,
                               f->choice_s);
    if (f->runner_up >= 0)
        ct_entries_add(&c->entries, f->runner_up, &f->runner_up_setting,
                       f->runner_up_s);
}

/* As many rounds as there is time for; 0: too few. */
static int count_rounds(const struct comparison *c)
{
    const struct ct_entries_time time = {
        .most = ROUNDS,
        .least = ROUNDS_LEAST,
        .seconds = SECONDS,
        .calls = ct_mechanism_is_one_call(c->words) ? 1 : CALLS};

    return ct_entries_rounds(&c->entries, &time);
}

/* From the answers, if all could be timed. */
static int keep(const struct comparison *c, struct ct_search_answer *answers)
{
    struct ct_outcome *outcome = c->outcome;
    struct ct_other_times *others =
        ct_array_grow(outcome->others, outcome->nothers, sizeof *others);
    double medians[ENTRIES] = {0};
    int best = 0;

    if (others == NULL)
        return ct_diag_memory(c->tuning->diag);
    outcome->others = others;
    for (int i = 0; i < c->entries.n; i++) {
        if (answers[i].outcome != CT_TIMED || answers[i].nsamples == 0)
            return CT_OK;
        medians[i] = ct_median(answers[i].samples, answers[i].nsamples);
        best = medians[i] < medians[best] ? i : best;
    }
    others[outcome->nothers++] =
        (struct ct_other_times){.bytes = c->row->figures.bytes,
                                .mechanism = c->name,
                                .algorithm = c->row->algorithm,
                                .setting = c->row->setting,
                                .choice_s = medians[c->choice],
                                .native_s = medians[NATIVE],
                                .best = c->entries.at[best].algorithm,
                                .best_setting = c->entries.at[best].setting,
                                .best_s = medians[best]};
    return CT_OK;
}

static int compare(struct comparison *c)
{
    double samples[ENTRIES][ROUNDS];
    struct ct_search_answer answers[ENTRIES];
    struct ct_search_request request = {.bytes = c->row->figures.bytes,
                                        .entries = c->entries.at,
                                        .has_warm_up = true};
    int err;

    add_entries(c);
    request.nentries = c->entries.n;
    request.rounds = count_rounds(c);
    if (c->row->figures.native_s <= 0 || c->entries.n < 2 ||
        request.rounds == 0)
        return CT_OK;
    for (int i = 0; i < c->entries.n; i++)
        answers[i] = (struct ct_search_answer){.samples = samples[i]};
    err =
        ct_answer(c->tuning, c->outcome, &request, c->words, c->name, answers);
    return err != CT_OK ? err : keep(c, answers);
}

/* All fixed sizes of a collective, by mechanism after mechanism. */
static int check_outcome(struct ct_tuning *tuning, struct ct_outcome *outcome)
{
    const struct ct_mechanism_list *list = &tuning->options->mechanisms;
    int err = CT_OK;

    for (int m = 1; m < list->n; m++) {
        char words[CT_MECHANISM_TEXT];
        struct comparison c = {.tuning = tuning,
                               .outcome = outcome,
                               .name = list->names[m],
                               .words = ct_mechanism_words(
                                   list->names[m], tuning->options->spread_s,
                                   tuning->options->counts, words)};

        for (int i = 0; i < outcome->result->nrows && err == CT_OK; i++) {
            c.row = &outcome->result->rows[i];
            err = compare(&c);
        }
    }
    return err;
}

int ct_mechanism_check(struct ct_tuning *tuning)
{
    int err = CT_OK;

    for (int i = 0; i < tuning->noutcomes && err == CT_OK; i++) {
        tuning->outcomes[i].nothers = 0;
        if (tuning->outcomes[i].counts == NULL)
            err = check_outcome(tuning, &tuning->outcomes[i]);
    }
    if (err == CT_STOPPED && ct_signals_interrupted())
        return ct_diag_set(tuning->diag, CT_STOPPED, "interrupted");
    return err == CT_STOPPED ? CT_OK : err;
}
