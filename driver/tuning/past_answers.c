/*
 * past_answers.c - goes through the journal once for each space.
 */
#include "driver/tuning/past_answers.h"

#include "driver/journal/dropped.h"
#include "driver/spaces/outcome.h"

#include <string.h>

/* True if the record answers a request by this mechanism: it has times, or the reason why the
   candidate was dropped. */
static bool is_answer(const struct ct_record *record, const char *mechanism)
{
    return record->race > 0 && strcmp(record->mechanism, mechanism) == 0 &&
           (record->reason != NULL || record->nsamples > 0 || record->warm_s > 0);
}

static struct ct_search_answer answer_of(const struct ct_record *record)
{
    if (record->reason != NULL)
        return (struct ct_search_answer){.outcome =
                                             ct_dropped_is_wrong(record) ? CT_WRONG : CT_DROPPED};
    return (struct ct_search_answer){.outcome = CT_TIMED,
                                     .nsamples = record->nsamples,
                                     .warm_s = record->warm_s,
                                     .is_disturbed = record->is_disturbed,
                                     .samples = record->samples};
}

/* The records of the race that begins at `first`; returns where the next one begins. */
static int take_race(const struct ct_journal *journal, int first, const char *mechanism,
                     const struct ct_collective *collective, struct ct_search_past *past)
{
    const int race = ct_journal_at(journal, first)->race;
    int i = first;

    past->n = 0;
    for (; i < ct_journal_size(journal) && ct_journal_at(journal, i)->race == race; i++) {
        const struct ct_record *record = ct_journal_at(journal, i);

        if (!is_answer(record, mechanism) || past->n == CT_SEARCH_ENTRIES_MAX ||
            strcmp(record->candidate->collective, collective->name) != 0)
            continue;
        past->bytes = record->bytes;
        past->confirms = record->confirms;
        past->candidates[past->n] = record->candidate;
        past->answers[past->n++] = answer_of(record);
    }
    return i;
}

bool ct_past_answer(void *ctx, int space, int i, struct ct_search_past *past)
{
    struct ct_tuning *tuning = ctx;
    const struct ct_outcome *outcome = tuning->searched[space].ctx;
    const struct ct_journal *journal = tuning->session.journal;
    char words[CT_MECHANISM_TEXT];
    const char *mechanism = ct_outcome_mechanism(outcome, tuning->session.mechanism, words);

    if (tuning->session.flavour->is_exact)
        return false;
    if (i == 0)
        tuning->past_at = 0;
    for (past->n = 0; past->n == 0 && tuning->past_at < ct_journal_size(journal);)
        tuning->past_at = take_race(journal, tuning->past_at, mechanism, outcome->collective, past);
    return past->n > 0;
}
