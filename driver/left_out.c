/*
 * left_out.c - reads the journal for what was dropped: that also knows of
 * candidates that the last search never asked for.
 */
#include "driver/left_out.h"

#include "driver/session/dropped.h"

#include <stdint.h>
#include <string.h>

static bool is_candidate_of(const struct ct_outcome *outcome,
                            const struct ct_record *record)
{
    for (int i = 1; i < outcome->nalgorithms; i++) {
        if (strcmp(ct_outcome_name(outcome, i), record->algorithm) == 0)
            return true;
    }
    return false;
}

/* Is it said by another record of the candidate: wrong anywhere, or dropped
   from a smaller size on? */
static bool is_said_by(const struct ct_journal *journal, int i, int other)
{
    const struct ct_record *r = ct_journal_at(journal, i);
    const struct ct_record *o = ct_journal_at(journal, other);
    const bool is_wrong = ct_dropped_is_wrong(r);

    if (o->reason == NULL || i == other ||
        strcmp(o->setting, r->setting) != 0 ||
        strcmp(o->algorithm, r->algorithm) != 0)
        return false;
    if (ct_dropped_is_wrong(o) != is_wrong)
        return !is_wrong;
    return o->bytes < r->bytes || (o->bytes == r->bytes && other < i);
}

static bool is_said_elsewhere(const struct ct_journal *journal, int i)
{
    for (int k = 0; k < ct_journal_size(journal); k++) {
        if (is_said_by(journal, i, k))
            return true;
    }
    return false;
}

void ct_left_out_add(struct ct_text *text, const struct ct_tuning *tuning,
                     const struct ct_outcome *outcome, const char *before,
                     const char *after)
{
    const struct ct_journal *journal = tuning->session.journal;

    for (int i = 0; i < ct_journal_size(journal); i++) {
        const struct ct_record *r = ct_journal_at(journal, i);
        char candidate[CT_CANDIDATE_TEXT];

        if (r->reason == NULL || !is_candidate_of(outcome, r) ||
            is_said_elsewhere(journal, i))
            continue;
        if (ct_dropped_is_wrong(r))
            ct_text_add(text, "%swrong: %s, at %zu bytes%s", before,
                        ct_record_candidate(r, candidate), r->bytes, after);
        else
            ct_text_add(text, "%sdropped: %s, from %zu bytes on%s", before,
                        ct_record_candidate(r, candidate), r->bytes, after);
    }
    ct_left_out_add_sizes(text, outcome, before, after);
}

void ct_left_out_add_sizes(struct ct_text *text,
                           const struct ct_outcome *outcome, const char *before,
                           const char *after)
{
    const size_t from = outcome->result->native_failed_from;

    if (from != SIZE_MAX)
        ct_text_add(text,
                    "%sleft out: from %zu bytes on, where %s itself failed%s",
                    before, from, ct_outcome_name(outcome, 0), after);
}

const struct ct_record *ct_left_out_all(const struct ct_tuning *tuning)
{
    const struct ct_record *failure = NULL;

    for (int c = 0; ct_collectives[c] != NULL; c++) {
        const struct ct_outcome *outcome = &tuning->outcomes[c];

        if (outcome->result == NULL)
            continue;
        if (outcome->result->rows[0].figures.native_s > 0)
            return NULL;
        if (failure == NULL)
            failure = ct_dropped_find(tuning->session.journal,
                                      ct_outcome_name(outcome, 0), 0, SIZE_MAX);
    }
    return failure;
}
