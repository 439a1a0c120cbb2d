/*
 * answering.c - first what is known of the whole race, then what is known to
 * be dropped; only the rest is asked for, and its records are the answer.
 */
#include "driver/tuning/answering.h"

#include "base/files.h"
#include "driver/journal/dropped.h"
#include "driver/options/mechanism_names.h"
#include "driver/session/conversation.h"
#include "driver/session/disturbance.h"
#include "driver/session/measuring.h"
#include "driver/session/verified.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COMPARISONS 10 /* of results, of a collective, at the end */

_Static_assert(CT_RACE_MAX >= CT_SEARCH_ENTRIES_MAX, "entries of a race");

/* A request, and which of its entries have no answer yet. */
struct question {
    struct ct_tuning *tuning;
    const struct ct_outcome *outcome;
    const struct ct_search_request *request;
    const char *mechanism;
    char words[CT_MECHANISM_TEXT]; /* room for those of the mechanism */
    bool is_exact; /* without noise one call is all there is to know of a candidate at a
                      size, however often it is asked for; unless ranks arrive at random */
    struct ct_search_answer *answers;
    int open[CT_RACE_MAX];
    int nopen;
};

static struct ct_record record_of(const struct question *q, int entry)
{
    const struct ct_search_entry *e = &q->request->entries[entry];
    struct ct_record record = {.candidate = e->candidate,
                               .bytes = q->request->bytes,
                               .batch = q->is_exact ? 0 : e->batch,
                               .nsamples = q->is_exact || q->request->rounds > 0};

    snprintf(record.mechanism, sizeof record.mechanism, "%s", q->mechanism);
    return record;
}

/* The entry keeps its place, but has an answer. */
static void close_entry(struct question *q, int entry)
{
    int n = 0;

    for (int i = 0; i < q->nopen; i++) {
        if (q->open[i] != entry)
            q->open[n++] = q->open[i];
    }
    q->nopen = n;
}

static void answer_dropped(struct question *q, int entry, const struct ct_record *record)
{
    q->answers[entry].outcome = ct_dropped_is_wrong(record) ? CT_WRONG : CT_DROPPED;
    q->answers[entry].nsamples = 0;
    q->answers[entry].warm_s = 0;
    close_entry(q, entry);
}

/* With the record's first n samples; without noise, n times its only one. */
static void answer_timed(struct question *q, int entry, const struct ct_record *record, int n)
{
    struct ct_search_answer *answer = &q->answers[entry];

    answer->outcome = CT_TIMED;
    answer->is_disturbed = record->is_disturbed;
    answer->nsamples = q->is_exact ? q->request->rounds : n;
    answer->warm_s = q->is_exact ? record->samples[0] : record->warm_s;
    for (int i = 0; i < answer->nsamples; i++)
        answer->samples[i] = record->samples[q->is_exact ? 0 : i];
    close_entry(q, entry);
}

/* As many samples as all that were timed have. */
static int common_samples(const struct question *q, const struct ct_record *const *found, int n)
{
    int least = q->request->rounds;

    for (int i = 0; i < n; i++) {
        if (found[i]->reason == NULL && found[i]->nsamples < least)
            least = found[i]->nsamples;
    }
    return least;
}

/* Answer `n` entries by the records of a race. */
static void answer_by(struct question *q, const int *entries, int n,
                      const struct ct_record *const *found)
{
    const int nsamples = common_samples(q, found, n);
    int which[CT_RACE_MAX]; /* `entries` may be those that are open */

    for (int i = 0; i < n; i++)
        which[i] = entries[i];
    for (int i = 0; i < n; i++) {
        if (found[i]->reason != NULL)
            answer_dropped(q, which[i], found[i]);
        else
            answer_timed(q, which[i], found[i], nsamples);
    }
}

/* Answer some entries if the journal has a race of them. */
static void recall_some(struct question *q, const int *entries, int n)
{
    struct ct_record wanted[CT_RACE_MAX];
    const struct ct_record *found[CT_RACE_MAX];

    for (int i = 0; i < n; i++)
        wanted[i] = record_of(q, entries[i]);
    if (n > 0 && ct_journal_find_race(q->tuning->session.journal, wanted, n, found))
        answer_by(q, entries, n, found);
}

/* Answer what is open: all together, or one by one without noise. */
static void recall(struct question *q)
{
    if (!q->is_exact)
        recall_some(q, q->open, q->nopen);
    for (int i = q->nopen - 1; i >= 0 && q->is_exact; i--)
        recall_some(q, &q->open[i], 1);
}

static void answer_known_dropped(struct question *q)
{
    for (int i = q->nopen - 1; i >= 0; i--) {
        const struct ct_record *dropped =
            ct_dropped_find(q->tuning->session.journal, q->mechanism,
                            q->request->entries[q->open[i]].candidate, q->request->bytes);

        if (dropped != NULL)
            answer_dropped(q, q->open[i], dropped);
    }
}

/* True if the running timer has called the candidate at this size before. */
static bool is_warm(const struct question *q, int entry)
{
    const struct ct_session *session = &q->tuning->session;
    struct ct_record before = record_of(q, entry);
    const struct ct_record *found;

    before.batch--;
    before.nsamples = 0;
    return ct_journal_find_race(session->journal, &before, 1, &found) &&
           found - ct_journal_at(session->journal, 0) >= session->nknown;
}

/* The first call is where a result is verified; native's need not be. */
static struct ct_race_entry entry_of(const struct question *q, int entry)
{
    const struct ct_search_entry *e = &q->request->entries[entry];
    const bool is_new = e->batch == 0 && e->candidate != q->outcome->candidates[0];

    if (q->is_exact)
        return (struct ct_race_entry){.expected_s = e->expected_s};
    return (struct ct_race_entry){.expected_s = e->expected_s,
                                  .has_warm_up = is_new || q->request->has_warm_up ||
                                                 q->request->rounds == 0 ||
                                                 (e->batch > 0 && !is_warm(q, entry)),
                                  .is_verified = is_new};
}

/* A race of what is open. */
static void make_race(const struct question *q, struct ct_asked_race *race)
{
    *race = (struct ct_asked_race){.rounds = q->is_exact ? 1 : q->request->rounds,
                                   .calls = ct_mechanism_calls(q->mechanism),
                                   .settles = q->request->settles && !q->is_exact,
                                   .n = q->nopen};
    for (int i = 0; i < race->n; i++) {
        race->records[i] = record_of(q, q->open[i]);
        race->records[i].nsamples = 0;
        race->records[i].confirms = q->request->stage == CT_STAGE_CONFIRM;
        race->entries[i] = entry_of(q, q->open[i]);
        race->entries[i].number = i;
    }
}

/* Compare the results of schedules that were never compared. What fails keeps
   the reason in its record. */
static int verify_new(const struct question *q, struct ct_asked_race *race)
{
    int err = CT_OK;

    for (int i = 0; i < race->n && err == CT_OK; i++) {
        const struct ct_candidate *candidate = race->records[i].candidate;
        const struct ct_problem problem =
            ct_outcome_problem(q->outcome, candidate, q->request->bytes);
        struct ct_record compared;

        if (candidate->algorithm == NULL ||
            ct_is_verified(&q->tuning->session, candidate, &problem))
            continue;
        err = ct_verify_segments(&q->tuning->session, candidate, &problem, &compared,
                                 q->tuning->diag);
        race->records[i].reason = compared.reason;
    }
    return err;
}

/* Seconds of the last comparisons, by those that were made. */
static double comparing_of(const struct ct_tuning *tuning)
{
    const struct ct_comparing *made = &tuning->session.comparing;

    return made->n == 0 ? 0 : COMPARISONS * tuning->noutcomes * made->seconds / made->n;
}

/* CT_STOPPED if the budget is used up, CT_TOO_LONG if the race would exceed it. How long a
   simulation takes is not known. */
static int check_time(const struct question *q, const struct ct_asked_race *race)
{
    const struct ct_tuning *tuning = q->tuning;
    const double expected_s = tuning->session.flavour->is_exact ? 0 : ct_race_expected(race);

    const double comparing_s = comparing_of(tuning);
    const double now_s = ct_clock_s();

    if (ct_budget_is_over(&tuning->budget, tuning->stop_s, now_s, 0, comparing_s))
        return CT_STOPPED;
    return ct_budget_is_over(&tuning->budget, tuning->stop_s, now_s, expected_s, comparing_s)
               ? CT_TOO_LONG
               : CT_OK;
}

/* Ask the timer for what is open. Entries that were called before are warm only in the
   timer that called them. */
static int measure(struct question *q, struct ct_asked_race *race, const char *stage)
{
    struct ct_session *session = &q->tuning->session;
    const int launches = session->client.launches;
    int err = ct_session_begin_asking(session, q->tuning->diag);

    if (err == CT_OK)
        err = ct_disturbance_wait(session, q->tuning->diag);
    if (err != CT_OK)
        return err;
    ct_progress_show(&session->progress, stage, race);
    err = verify_new(q, race);
    for (int i = 0; i < race->n && session->client.launches != launches; i++)
        race->entries[i].has_warm_up |= race->records[i].batch > 0 && !q->is_exact;
    return err == CT_OK ? ct_measure_race(session, race, q->tuning->diag) : err;
}

/* Answer what is open by the timer, in the race that the journal gets. */
static int answer_by_timer(struct question *q, const char *stage)
{
    const struct ct_record *found[CT_RACE_MAX];
    struct ct_asked_race race;
    int err;

    make_race(q, &race);
    err = check_time(q, &race);
    if (err == CT_OK)
        err = measure(q, &race, stage);
    if (err == CT_OK) {
        for (int i = 0; i < race.n; i++)
            found[race.entries[i].number] = &race.records[i];
        answer_by(q, q->open, q->nopen, found);
    }
    ct_race_fini(&race);
    return err;
}

int ct_answer(const struct ct_outcome *outcome, const struct ct_search_request *request,
              const char *mechanism, const char *stage, struct ct_search_answer *answers)
{
    struct question q = {.tuning = outcome->tuning,
                         .outcome = outcome,
                         .request = request,
                         .answers = answers,
                         .nopen = request->nentries};

    q.mechanism = ct_outcome_mechanism(outcome, mechanism, q.words);
    q.is_exact = q.tuning->session.flavour->is_exact && !ct_mechanism_has_spread(mechanism);
    for (int i = 0; i < q.nopen; i++)
        q.open[i] = i;
    recall(&q);
    answer_known_dropped(&q);
    recall(&q);
    return q.nopen == 0 ? CT_OK
                        : ct_session_end_asking(&q.tuning->session, answer_by_timer(&q, stage),
                                                q.tuning->diag);
}

int ct_answer_search(void *ctx, const struct ct_search_request *request,
                     struct ct_search_answer *answers)
{
    struct ct_tuning *tuning = ctx;

    return ct_answer(tuning->searched[request->space].ctx, request, tuning->session.mechanism,
                     ct_search_stage_names[request->stage], answers);
}
