/*
 * measuring.c - asks the timer, and keeps the journal.
 */
#include "driver/session/measuring.h"

#include "base/text.h"
#include "driver/journal/dropped.h"
#include "driver/session/conversation.h"
#include "driver/session/disturbance.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define VERIFY_CALLS 2 /* plain and in place */
#define CALLS_MAX 11   /* a request has more only where calls are short */
#define PATIENCE 3     /* calls may take so many times as long as expected */

/* The limit is meant for one call. Of many calls most are short, and it is
   known how long they take. */
static double limit_for(const struct ct_session *session, int calls, double expected_s)
{
    return fmin(session->limit_s * calls, session->limit_s * CALLS_MAX + PATIENCE * expected_s);
}

static double race_limit(const struct ct_session *session, const struct ct_asked_race *race,
                         int first, int n)
{
    double expected_s = 0;
    int calls = 0;

    for (int i = first; i < first + n; i++) {
        const int own = ct_race_calls(race, i);

        calls += own;
        expected_s += own * race->entries[i].expected_s;
    }
    return limit_for(session, calls, expected_s);
}

void ct_measure_say_dropped(struct ct_session *session, const struct ct_record *record)
{
    const char *candidate = record->candidate->words;
    const char *s = ct_plural(record->bytes);

    ct_progress_clear(&session->progress);
    if (ct_dropped_is_wrong_native(record))
        fprintf(stderr,
                "colltune: the MPI library's own %s is wrong at %zu byte%s, so "
                "another is chosen there if any can be: %s\n",
                candidate, record->bytes, s, record->reason);
    else if (ct_candidate_is_native(record->candidate))
        fprintf(stderr,
                "colltune: the MPI library's own %s failed, sizes from %zu "
                "byte%s on are left out: %s\n",
                candidate, record->bytes, s, record->reason);
    else if (ct_dropped_is_wrong(record))
        fprintf(stderr, "colltune: dropped %s, at %zu byte%s: %s\n", candidate, record->bytes, s,
                record->reason);
    else
        fprintf(stderr, "colltune: dropped %s, from %zu byte%s on: %s\n", candidate, record->bytes,
                s, record->reason);
}

/* Why the record's candidate failed, in one line. */
static int fail(struct ct_record *record, const char *reason, struct ct_diag *diag)
{
    record->reason = ct_format("%.900s", reason);
    return record->reason == NULL ? ct_diag_memory(diag) : CT_OK;
}

/* A timer that was just launched knows no candidate; without noise none needs
   to be warm. */
static void warm_up_all(const struct ct_session *session, struct ct_asked_race *race, int first,
                        int n)
{
    for (int i = first; i < first + n; i++)
        race->entries[i].has_warm_up = race->entries[i].has_warm_up || !session->flavour->is_exact;
}

/* Launch a timer if there is none. */
static int be_greeted(struct ct_session *session, struct ct_asked_race *race, int first, int n,
                      struct ct_diag *diag)
{
    int err;

    if (session->client.process.pid != 0)
        return CT_OK;
    err = ct_session_begin_asking(session, diag);
    warm_up_all(session, race, first, n);
    return err;
}

/*
 * Ask for some entries of a race.
 *
 * returns  0 with the answers in their records; CT_ERR_SYSTEM: the timer was
 *          lost; CT_ERR_INVALID: its answer is none, or an error; or another
 *          enum ct_status
 */
static int ask_for(struct ct_session *session, struct ct_asked_race *race, int first, int n,
                   struct ct_diag *diag)
{
    char *line, *answer = NULL;
    double limit_s;
    int err = be_greeted(session, race, first, n, diag);

    if (err != CT_OK)
        return err;
    limit_s = race_limit(session, race, first, n);
    /* the timer gives up after the driver */
    line = ct_race_line(race, first, n, ceil(limit_s) + 1);
    if (line == NULL)
        return ct_diag_memory(diag);
    err = ct_session_ask(session, line, limit_s, &answer, diag);
    free(line);
    if (err == CT_OK)
        err = ct_race_read(race, first, n, answer, diag);
    free(answer);
    return err;
}

/* A race that was lost, and whose entries are asked for one by one. */
struct apart {
    struct ct_session *session;
    struct ct_asked_race *race;
    int rounds;                 /* in a request */
    int nrequests;              /* for each entry */
    int launch[CT_RACE_MAX];    /* of the timer that ran it last */
    bool was_lost[CT_RACE_MAX]; /* after it had answered */
};

/* Add the samples of one request to those before; or why it failed. */
static int add_samples(struct ct_record *record, const struct ct_record *own, int rounds)
{
    record->reason = own->reason;
    if (own->reason != NULL) {
        record->nsamples = 0;
        record->warm_s = 0;
        return CT_OK;
    }
    if (record->samples == NULL)
        record->samples = malloc(((size_t)rounds + 1) * sizeof *record->samples);
    if (record->samples == NULL)
        return CT_ERR_MEMORY;
    if (record->warm_s <= 0)
        record->warm_s = own->warm_s;
    for (int i = 0; i < own->nsamples; i++)
        record->samples[record->nsamples++] = own->samples[i];
    return CT_OK;
}

/* Entry `i` alone, for the request-th time. Returns as ask_for. */
static int ask_alone(struct apart *a, int i, int request, struct ct_diag *diag)
{
    struct ct_asked_race own = *a->race;
    int err;

    own.n = 1;
    own.rounds = a->rounds;
    own.entries[0] = a->race->entries[i];
    own.records[0] = a->race->records[i];
    own.records[0].samples = NULL;
    if (request > 0)
        own.entries[0].has_warm_up = own.entries[0].is_verified = false;
    if (a->launch[i] != a->session->client.launches)
        warm_up_all(a->session, &own, 0, 1);
    err = ask_for(a->session, &own, 0, 1, diag);
    a->launch[i] = a->session->client.launches;
    if (err == CT_OK &&
        add_samples(&a->race->records[i], &own.records[0], a->race->rounds) != CT_OK)
        err = ct_diag_memory(diag);
    free(own.records[0].samples);
    return err;
}

/* The same; it is dropped if it fails, but has a second chance if it answered
   before. */
static int ask_or_drop(struct apart *a, int i, int request, struct ct_diag *diag)
{
    struct ct_record *record = &a->race->records[i];
    int err = ask_alone(a, i, request, diag);

    if (err == CT_ERR_SYSTEM && ct_session_may_go_on(a->session) && request > 0 &&
        !a->was_lost[i]) {
        a->was_lost[i] = true;
        err = ct_session_launch_again(a->session, record->candidate->words, record->bytes, diag);
        if (err != CT_OK)
            return err;
        err = ask_alone(a, i, request, diag);
    }
    if (err != CT_ERR_INVALID && (err != CT_ERR_SYSTEM || !ct_session_may_go_on(a->session)))
        return err;
    record->nsamples = 0;
    record->warm_s = 0;
    return fail(record, diag->text, diag);
}

/* What failed together is asked for one by one, a round at a time, so that it
   is still a race: what fails again is dropped. */
static int ask_one_by_one(struct ct_session *session, struct ct_asked_race *race, int n,
                          struct ct_diag *diag)
{
    const bool is_whole = n == 1 || race->rounds == 0;
    struct apart a = {.session = session,
                      .race = race,
                      .rounds = is_whole ? race->rounds : 1,
                      .nrequests = is_whole ? 1 : race->rounds};
    int err = CT_OK;

    for (int request = 0; request < a.nrequests; request++) {
        for (int k = 0; k < n && err == CT_OK; k++) {
            const int i = request % 2 == 0 ? k : n - 1 - k;

            if (race->records[i].reason == NULL)
                err = ask_or_drop(&a, i, request, diag);
        }
    }
    return err;
}

/* The first `n` entries, together if that can be. */
static int ask_for_all(struct ct_session *session, struct ct_asked_race *race, int n,
                       struct ct_diag *diag)
{
    char what[CT_CANDIDATE_WORDS];
    int err = ask_for(session, race, 0, n, diag);

    if (err == CT_ERR_INVALID && n == 1)
        return fail(&race->records[0], diag->text, diag);
    if (err != CT_ERR_INVALID && (err != CT_ERR_SYSTEM || !ct_session_may_go_on(session)))
        return err;
    if (n > 1)
        snprintf(what, sizeof what, "%s, %d candidates one by one",
                 race->records[0].candidate->collective, n);
    else
        snprintf(what, sizeof what, "%s", race->records[0].candidate->words);
    if (err == CT_ERR_SYSTEM) {
        err = ct_session_launch_again(session, what, race->records[0].bytes, diag);
    } else {
        err = CT_OK;
    }
    return err != CT_OK ? err : ask_one_by_one(session, race, n, diag);
}

static void swap(struct ct_asked_race *race, int a, int b)
{
    const struct ct_record record = race->records[a];
    const struct ct_race_entry entry = race->entries[a];

    race->records[a] = race->records[b];
    race->entries[a] = race->entries[b];
    race->records[b] = record;
    race->entries[b] = entry;
}

/* Entries without a reason first, in their order; how many. */
static int put_dropped_last(struct ct_asked_race *race)
{
    int n = 0;

    for (int i = 0; i < race->n; i++) {
        if (race->records[i].reason == NULL) {
            for (int k = i; k > n; k--)
                swap(race, k, k - 1);
            n++;
        }
    }
    return n;
}

int ct_measure_race(struct ct_session *session, struct ct_asked_race *race, struct ct_diag *diag)
{
    const int n = put_dropped_last(race);
    const int launches = session->client.launches;
    bool is_disturbed = false;
    int err = n == 0 ? CT_OK : ask_for_all(session, race, n, diag);

    if (err == CT_OK && n > 0)
        err = ct_disturbance_note(session, &is_disturbed, diag);
    if (err != CT_OK)
        return err;
    for (int i = 0; i < race->n; i++) {
        race->records[i].is_disturbed = is_disturbed;
        if (race->records[i].reason != NULL)
            ct_measure_say_dropped(session, &race->records[i]);
    }
    err = ct_journal_add_race(session->journal, race->records, race->n, diag);
    /* some may have run in a timer that is gone */
    if (session->client.launches != launches)
        session->nknown = ct_journal_size(session->journal);
    return err;
}

/* One question; asked again once the timer was lost. Returns as ask_for. */
static int ask_twice(struct ct_session *session, const struct ct_record *record, const char *line,
                     double limit_s, char **answer, struct ct_diag *diag)
{
    int err = ct_session_ask(session, line, limit_s, answer, diag);

    if (err != CT_ERR_SYSTEM || !ct_session_may_go_on(session))
        return err;
    err = ct_session_launch_again(session, record->candidate->words, record->bytes, diag);
    return err != CT_OK ? err : ct_session_ask(session, line, limit_s, answer, diag);
}

/* Ask for a comparison; returns as ask_for. */
static int ask_verify(struct ct_session *session, const struct ct_record *record, size_t bytes,
                      int segments, char **answer, struct ct_diag *diag)
{
    const double limit_s = limit_for(session, VERIFY_CALLS, 0);
    char more[32] = "";
    char *line;
    int err;

    if (segments > 0)
        snprintf(more, sizeof more, " segments=%d", segments);
    line = ct_format("verify %s %s bytes=%zu limit=%.0f%s", record->candidate->collective,
                     record->candidate->words, bytes, ceil(limit_s) + 1, more);
    if (line == NULL)
        return ct_diag_memory(diag);
    err = ask_twice(session, record, line, limit_s, answer, diag);
    free(line);
    return err;
}

int ct_measure_verify(struct ct_session *session, struct ct_record *record, size_t bytes,
                      int segments, struct ct_diag *diag)
{
    const double begun_s = ct_clock_s();
    char *answer = NULL;
    int err = ask_verify(session, record, bytes, segments, &answer, diag);

    session->comparing.seconds += ct_clock_s() - begun_s;
    session->comparing.n++;
    /* a user's timer may not know `segments=`: the size itself has as many */
    if (answer != NULL && segments > 0 && strncmp(answer, "error", 5) == 0) {
        free(answer);
        answer = NULL;
        err = ask_verify(session, record, record->bytes, 0, &answer, diag);
    }
    if (answer != NULL && strcmp(answer, "ok") == 0)
        err = ct_journal_add(session->journal, record, diag);
    else if (answer != NULL)
        err = fail(record, answer, diag);
    else if (err == CT_ERR_SYSTEM && ct_session_may_go_on(session))
        err = fail(record, diag->text, diag);
    free(answer);
    return err;
}
