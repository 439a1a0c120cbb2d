/*
 * comparing.c - the choices, then native; what there is no time for is given
 * up.
 */
#include "driver/tuning/comparing.h"

#include "base/process.h"
#include "base/text.h"
#include "driver/journal/dropped.h"
#include "driver/session/conversation.h"
#include "driver/session/measuring.h"
#include "driver/spaces/outcome.h"
#include "driver/tuning/dispatched.h"

#include <stdio.h>

/* True if native's results were compared at this size, and were right. */
static bool was_right(const struct ct_journal *journal, const struct ct_candidate *native,
                      size_t bytes)
{
    const struct ct_record *record = ct_journal_first(journal, CT_JOURNAL_RIGHT, native);

    while (record != NULL && record->bytes != bytes)
        record = ct_journal_next(journal, record);
    return record != NULL;
}

/* True if native was chosen, and not for want of anything else. */
static bool is_native(const struct ct_search_result *result, int row)
{
    return row >= 0 && row < result->nrows && result->rows[row].candidate == result->native &&
           result->rows[row].figures.basis != CT_BASIS_UNDECIDED;
}

/* True if the choice of some size between this one and those next to it may be
   native. */
static bool is_native_near(const struct ct_search_result *result, int row)
{
    return is_native(result, row - 1) || is_native(result, row) || is_native(result, row + 1);
}

/* True if there is an answer, or there can be none. */
static bool is_known(const struct ct_session *session, const struct ct_outcome *outcome,
                     size_t bytes)
{
    const struct ct_candidate *native = outcome->candidates[0];

    return outcome->is_native_unknown || was_right(session->journal, native, bytes) ||
           ct_dropped_native(session->journal, native, bytes) ||
           ct_dropped_find(session->journal, session->mechanism, native, bytes) != NULL;
}

/* Only that results differ is kept in the journal. A timer that cannot compare
   native, or is lost while it does, says nothing of them. */
static int keep(struct ct_session *session, struct ct_outcome *outcome, struct ct_record *record,
                struct ct_diag *diag)
{
    int err;

    if (record->reason == NULL)
        return CT_OK;
    if (!ct_dropped_is_wrong_native(record)) {
        outcome->is_native_unknown = true;
        return CT_OK;
    }
    ct_measure_say_dropped(session, record);
    err = ct_journal_add(session->journal, record, diag);
    return err == CT_OK ? 1 : err;
}

/* The same returns as native_results_compare. */
static int compare(struct ct_session *session, struct ct_outcome *outcome, size_t bytes,
                   struct ct_diag *diag)
{
    const int failures = session->failures_in_a_row;
    struct ct_record record = {
        .candidate = outcome->candidates[0], .bytes = bytes, .batch = CT_BATCH_NONE};
    int err = ct_session_begin_asking(session, diag);

    if (err == CT_OK)
        err = ct_measure_verify(session, &record, bytes, 0, diag);
    if (err == CT_OK && record.reason != NULL)
        session->failures_in_a_row = failures; /* calls as these were timed */
    if (err == CT_OK)
        err = keep(session, outcome, &record, diag);
    ct_record_fini(&record);
    return err;
}

/*
 * Compare native's results at each fixed size where it is chosen, or at a size
 * next to it, unless the journal has that. What is wrong is reported on
 * standard error. Where a comparison fails, as the timer is lost, the rest of
 * the collective is left out. Not for patterns of counts, nor in a simulation.
 *
 * returns  0: what is chosen is right, as far as is known; 1: native was found
 *          to be wrong, so what is chosen must be decided again; or an enum
 *          ct_status
 */
static int native_results_compare(struct ct_session *session, struct ct_outcome *outcome,
                                  struct ct_diag *diag)
{
    const struct ct_search_result *result = outcome->result;
    int is_found = 0;

    if (outcome->counts != NULL || session->flavour->is_exact)
        return CT_OK;
    for (int i = 0; i < result->nrows; i++) {
        const size_t bytes = result->rows[i].figures.bytes;
        const int got = is_native_near(result, i) && !is_known(session, outcome, bytes)
                            ? compare(session, outcome, bytes, diag)
                            : CT_OK;

        if (got < 0)
            return got;
        is_found = is_found || got > 0;
    }
    return is_found;
}

void ct_tuning_set_deadline(struct ct_tuning *tuning, double deadline_s)
{
    double *own = &tuning->session.client.deadline_s;

    if (deadline_s > *own)
        *own = deadline_s;
}

/* The budget is used up, or the run is silent: what was not compared is not run, and
   native's own results are not compared. */
static int give_up(struct ct_tuning *tuning, struct ct_outcome *outcome)
{
    const int n = ct_dispatched_give_up(&tuning->session, outcome);

    if (n > 0 && !tuning->session.is_silent)
        fprintf(stderr,
                "colltune: %s: no time was left to compare the results of %d "
                "choice%s, native runs there; run again to go on\n",
                outcome->space->name, n, ct_plural(n));
    return CT_OK;
}

int ct_compare_choices(struct ct_tuning *tuning, struct ct_outcome *outcome)
{
    int got;

    ct_tuning_set_deadline(tuning, tuning->budget.comparing_s);
    got = ct_dispatched_verify(&tuning->session, outcome, tuning->diag);
    if (got == CT_OK)
        got = native_results_compare(&tuning->session, outcome, tuning->diag);
    got = ct_session_end_asking(&tuning->session, got, tuning->diag);
    return got == CT_STOPPED && !ct_signals_interrupted() ? give_up(tuning, outcome) : got;
}
