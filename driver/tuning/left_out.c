/*
 * left_out.c - reads the journal for what was dropped: that also knows of
 * candidates that the last search never asked for.
 */
#include "driver/tuning/left_out.h"

#include "driver/journal/dropped.h"
#include "driver/spaces/untried.h"

#include <stdint.h>

/* Native in an order of ranks is one, too. */
static bool is_candidate_of(const struct ct_outcome *outcome, const struct ct_record *record)
{
    for (int i = 1; i < outcome->ncandidates; i++) {
        if (outcome->candidates[i] == record->candidate)
            return true;
    }
    return false;
}

/* True if the record is of a failure that counts. */
static bool is_failure(const struct ct_tuning *tuning, const struct ct_record *record)
{
    return ct_dropped_is_of(record, tuning->session.mechanism);
}

/* True if another record of the candidate covers this one: wrong at any size,
   or dropped from a smaller size on. */
static bool is_covered_by(const struct ct_tuning *tuning, int i, int other)
{
    const struct ct_journal *journal = tuning->session.journal;
    const struct ct_record *r = ct_journal_at(journal, i);
    const struct ct_record *o = ct_journal_at(journal, other);
    const bool is_wrong = ct_dropped_is_wrong(r);

    if (o->candidate != r->candidate || i == other || !is_failure(tuning, o))
        return false;
    if (ct_dropped_is_wrong(o) != is_wrong)
        return !is_wrong;
    return o->bytes < r->bytes || (o->bytes == r->bytes && other < i);
}

static bool is_covered(const struct ct_tuning *tuning, int i)
{
    for (int k = 0; k < ct_journal_size(tuning->session.journal); k++) {
        if (is_covered_by(tuning, i, k))
            return true;
    }
    return false;
}

/* The record of a failure in the collective's list; false: out of memory. */
static bool add(struct ct_result_collective *own, const struct ct_record *record, size_t bytes)
{
    const struct ct_candidate *candidate = record->candidate;

    return ct_left_out_line(
        own, ct_dropped_is_wrong(record) ? CT_LEFT_OUT_WRONG : CT_LEFT_OUT_DROPPED, bytes,
        candidate->algorithm == NULL ? CT_RESULT_NATIVE : candidate->name, candidate->text,
        record->reason);
}

/* Where the results of native were wrong. */
static bool add_wrong_native(struct ct_result_collective *own, const struct ct_journal *journal,
                             const struct ct_outcome *outcome)
{
    bool is_added = true;

    for (const struct ct_record *r =
             ct_journal_first(journal, CT_JOURNAL_DROPPED, outcome->candidates[0]);
         r != NULL && is_added; r = ct_journal_next(journal, r)) {
        if (ct_dropped_is_wrong_native(r))
            is_added = add(own, r, r->bytes);
    }
    return is_added;
}

static bool add_native(struct ct_result_collective *own, const struct ct_tuning *tuning,
                       const struct ct_outcome *outcome)
{
    const size_t from = outcome->result->native_failed_from;
    const struct ct_record *record;

    if (from == SIZE_MAX)
        return true;
    record = ct_dropped_find(tuning->session.journal, tuning->session.mechanism,
                             outcome->candidates[0], from);
    return record == NULL || add(own, record, from);
}

bool ct_left_out_add(struct ct_result_collective *own, const struct ct_tuning *tuning,
                     const struct ct_outcome *outcome)
{
    const struct ct_journal *journal = tuning->session.journal;
    bool is_added = true;

    for (int i = 0; i < ct_journal_size(journal) && is_added; i++) {
        const struct ct_record *r = ct_journal_at(journal, i);

        if (is_failure(tuning, r) && is_candidate_of(outcome, r) && !is_covered(tuning, i))
            is_added = add(own, r, r->bytes);
    }
    return is_added && add_wrong_native(own, journal, outcome) &&
           add_native(own, tuning, outcome) && ct_untried_add(own, outcome);
}

/* True if any size was decided by times. */
static bool is_measured(const struct ct_search_result *result)
{
    for (int i = 0; i < result->nrows; i++) {
        if (result->rows[i].figures.native_s > 0)
            return true;
    }
    return false;
}

const struct ct_record *ct_left_out_all(const struct ct_tuning *tuning)
{
    const struct ct_record *failure = NULL;

    for (int i = 0; i < tuning->noutcomes; i++) {
        const struct ct_outcome *outcome = &tuning->outcomes[i];

        if (is_measured(outcome->result))
            return NULL;
        if (failure == NULL)
            failure = ct_dropped_find(tuning->session.journal, tuning->session.mechanism,
                                      outcome->candidates[0], SIZE_MAX);
    }
    return failure;
}
