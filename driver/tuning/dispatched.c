/*
 * dispatched.c - goes through the ranges by number of segments.
 */
#include "driver/tuning/dispatched.h"

#include "driver/journal/dropped.h"
#include "driver/session/conversation.h"
#include "driver/session/measuring.h"
#include "driver/session/verified.h"

#include <stdint.h>

/* One chosen candidate, and the sizes that it was chosen for. */
struct stretch {
    const struct ct_candidate *candidate;
    const char *mechanism;
    struct ct_problem problem; /* at the size that is looked at */
    size_t last;
};

static bool is_same(const struct stretch *stretch, size_t bytes)
{
    struct ct_problem other = stretch->problem;

    other.bytes = bytes;
    return ct_has_same_segments(stretch->candidate->algorithm, &stretch->problem, &other);
}

/* Go to the first size that needs a comparison of its own; false: none. */
static bool go_on(struct stretch *stretch)
{
    size_t same = stretch->problem.bytes;
    size_t other = same;

    while (is_same(stretch, other)) {
        same = other;
        if (same == stretch->last)
            return false;
        other = same <= stretch->last / 2 ? 2 * same : stretch->last;
    }
    while (other - same > 1) {
        const size_t middle = same + (other - same) / 2;

        *(is_same(stretch, middle) ? &same : &other) = middle;
    }
    stretch->problem.bytes = other;
    return true;
}

/* The journal remembers why a candidate is dropped. */
static int drop(struct ct_session *session, struct ct_record *record, struct ct_diag *diag)
{
    const int err = ct_journal_add(session->journal, record, diag);

    ct_measure_say_dropped(session, record);
    ct_record_fini(record);
    return err == CT_OK ? 1 : err;
}

/* returns  0: it is right; 1: it was dropped; or an enum ct_status */
static int verify(struct ct_session *session, const struct stretch *stretch, struct ct_diag *diag)
{
    struct ct_record record;
    int err;

    if (ct_is_verified(session, stretch->candidate, &stretch->problem))
        return CT_OK;
    err = ct_session_begin_asking(session, diag);
    if (err != CT_OK)
        return err;
    err = ct_verify_segments(session, stretch->candidate, &stretch->problem, &record, diag);
    return err == CT_OK && record.reason != NULL ? drop(session, &record, diag) : err;
}

/* A race may have shown since that the candidate fails at these sizes, or is
   wrong: one by a mechanism that decides nothing, or one that the search did
   not come to again. The same returns as verify. */
static int drop_known(struct ct_session *session, const struct stretch *stretch,
                      struct ct_diag *diag)
{
    const struct ct_record *known =
        ct_dropped_find(session->journal, stretch->mechanism, stretch->candidate, stretch->last);
    struct ct_record record;
    int err;

    if (known == NULL || !ct_dropped_applies(session->journal, stretch->candidate, known->bytes))
        return CT_OK;
    if (ct_record_copy(known, &record) != CT_OK)
        return ct_diag_memory(diag);
    record.mechanism[0] = '\0';
    record.race = 0;
    record.batch = CT_BATCH_NONE;
    err = ct_journal_add(session->journal, &record, diag);
    ct_record_fini(&record);
    return err == CT_OK ? 1 : err;
}

/* The same returns as ct_dispatched_verify. */
static int verify_stretch(struct ct_session *session, struct stretch *stretch, struct ct_diag *diag)
{
    int got = drop_known(session, stretch, diag);

    while (got == 0) {
        got = verify(session, stretch, diag);
        if (got != 0 || !go_on(stretch))
            break;
    }
    return got;
}

/* What range `i` chose, from its first size to its last; a pattern has one. */
static struct stretch stretch_of(const struct ct_session *session, const struct ct_outcome *outcome,
                                 int i)
{
    const struct ct_search_result *result = outcome->result;
    const struct ct_range *range = &result->ranges[i];
    struct stretch stretch = {.candidate = range->candidate,
                              .problem = {.collective = outcome->collective,
                                          .nranks = session->cluster->nranks,
                                          .bytes = range->from_bytes == 0 ? 1 : range->from_bytes,
                                          .setting = range->candidate->setting,
                                          .places = session->places},
                              .last =
                                  i + 1 < result->nranges ? range[1].from_bytes - 1 : SIZE_MAX / 2};

    if (!ct_collective_has_data(outcome->collective))
        stretch.problem.bytes = stretch.last = 0;
    if (outcome->counts == NULL)
        return stretch;
    stretch.problem = ct_outcome_problem(outcome, range->candidate, 0);
    stretch.last = stretch.problem.bytes;
    return stretch;
}

int ct_dispatched_verify(struct ct_session *session, const struct ct_outcome *outcome,
                         struct ct_diag *diag)
{
    int got = 0;

    for (int i = 0; i < outcome->result->nranges && got == 0; i++) {
        struct stretch stretch = stretch_of(session, outcome, i);
        char words[CT_MECHANISM_TEXT];

        stretch.mechanism = ct_outcome_mechanism(outcome, session->mechanism, words);
        if (stretch.candidate->algorithm != NULL)
            got = verify_stretch(session, &stretch, diag);
    }
    return got;
}

/* True if all of the stretch was compared. */
static bool is_compared(const struct ct_session *session, struct stretch *stretch)
{
    do {
        if (!ct_is_verified(session, stretch->candidate, &stretch->problem))
            return false;
    } while (go_on(stretch));
    return true;
}

int ct_dispatched_give_up(const struct ct_session *session, struct ct_outcome *outcome)
{
    int n = 0;

    for (int i = outcome->result->nranges - 1; i >= 0; i--) {
        struct stretch stretch = stretch_of(session, outcome, i);

        if (stretch.candidate->algorithm == NULL || is_compared(session, &stretch))
            continue;
        ct_search_result_leave(outcome->result, i);
        n++;
    }
    return n;
}
