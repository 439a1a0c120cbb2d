/*
 * mechanism_check.c - one race per mechanism and size.
 */
#include "driver/tuning/mechanism_check.h"

#include "base/array.h"
#include "base/files.h"
#include "base/statistics.h"
#include "driver/options/mechanism_names.h"
#include "driver/tuning/entries.h"

#define ROUNDS 12
#define ROUNDS_LEAST 4
#define SECONDS 3.0 /* for a race, at most */

/* The medians of a fixed size, if all could be timed. Native is the first
   entry. */
static int keep(struct ct_outcome *outcome, const struct ct_size_row *row, const char *mechanism,
                struct ct_entries *entries)
{
    struct ct_other_times *others =
        ct_array_grow(outcome->others, outcome->nothers, sizeof *others);
    struct ct_other_times times = {
        .bytes = row->figures.bytes, .mechanism = mechanism, .choice = row->candidate};

    if (others == NULL)
        return ct_diag_memory(outcome->tuning->diag);
    outcome->others = others;
    for (int i = 0; i < entries->n; i++) {
        const struct ct_search_answer *answer = &entries->answers[i];
        double median_s;

        if (answer->outcome != CT_TIMED || answer->nsamples == 0)
            return CT_OK;
        median_s = ct_median(answer->samples, answer->nsamples);
        if (i == 0)
            times.native_s = median_s;
        if (entries->at[i].candidate == row->candidate)
            times.choice_s = median_s;
        if (i == 0 || median_s < times.best_s) {
            times.best = entries->at[i].candidate;
            times.best_s = median_s;
        }
    }
    others[outcome->nothers++] = times;
    return CT_OK;
}

/* One fixed size by one mechanism.
   words  the mechanism with its parameters */
static int compare(struct ct_outcome *outcome, const struct ct_size_row *row, const char *mechanism,
                   const char *words)
{
    static const struct ct_entries_time time = {
        .most = ROUNDS, .least = ROUNDS_LEAST, .seconds = SECONDS};
    const struct ct_figures *f = &row->figures;
    struct ct_entries entries = {.n = 0};
    int err;

    ct_entries_add(&entries, outcome->candidates[0], f->native_s);
    ct_entries_add(&entries, row->candidate, f->choice_s);
    if (f->runner_up != NULL)
        ct_entries_add(&entries, f->runner_up, f->runner_up_s);
    if (f->native_s <= 0 || !ct_entries_fit(&entries, words, &time))
        return CT_OK;
    err = ct_entries_race(&entries, outcome, f->bytes, words, mechanism);
    return err != CT_OK ? err : keep(outcome, row, mechanism, &entries);
}

/* All fixed sizes of a collective, by mechanism after mechanism. */
static int check_outcome(struct ct_tuning *tuning, struct ct_outcome *outcome)
{
    const struct ct_mechanism_list *list = &tuning->options->mechanisms;
    int err = CT_OK;

    for (int m = 1; m < list->n; m++) {
        char text[CT_MECHANISM_TEXT];
        const char *words = ct_mechanism_words(list->names[m], tuning->options->spread_s,
                                               tuning->options->counts, text);

        for (int i = 0; i < outcome->result->nrows && err == CT_OK; i++)
            err = compare(outcome, &outcome->result->rows[i], list->names[m], words);
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
