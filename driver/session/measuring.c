/*
 * measuring.c - asks the timer, and keeps the journal.
 */
#include "driver/session/measuring.h"

#include "base/files.h"
#include "driver/mechanism_names.h"
#include "driver/session/dropped.h"
#include "driver/session/greeting.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FAILURES_MAX 9 /* timers lost in a row: five candidates, twice each */
#define CALLS_IN_A_LOOP 10 /* mechanism loop: calls per sample */
#define LONG_CALL_S 0.05   /* warmed up only after another candidate */
#define LONG_FIRST_CALL_S 0.2
#define VERIFY_CALLS 4 /* native and the candidate, then both in place */
#define CALLS_MAX 11   /* a request has more only where calls are short */

/* What the timer is asked about a candidate, and how long that may take. */
struct request {
    const char *verb;
    size_t bytes;
    const char *more; /* words after the candidate and its size */
    double limit_s;
};

/* The limit is meant for one call. */
static double limit_for(const struct ct_session *session, int calls)
{
    return session->limit_s * (calls < CALLS_MAX ? calls : CALLS_MAX);
}

/* Report which candidate is dropped, and at which sizes. */
static void say_dropped(const struct ct_record *record)
{
    char text[CT_CANDIDATE_TEXT];
    const char *candidate = ct_record_candidate(record, text);

    if (ct_record_is_native(record))
        fprintf(stderr,
                "colltune: the MPI library's own %s failed, sizes from %zu "
                "bytes on are left out: %s\n",
                candidate, record->bytes, record->reason);
    else if (ct_dropped_is_wrong(record))
        fprintf(stderr, "colltune: dropped %s, at %zu bytes: %s\n", candidate,
                record->bytes, record->reason);
    else
        fprintf(stderr, "colltune: dropped %s, from %zu bytes on: %s\n",
                candidate, record->bytes, record->reason);
}

/* A record without samples: why the candidate, or native, is out. */
static int drop(struct ct_session *session, struct ct_record *record,
                const char *reason, struct ct_diag *diag)
{
    struct ct_diag copy;
    bool is_wrong;
    int err;

    ct_diag_set(&copy, CT_OK, "%s", reason);
    record->nsamples = 0;
    record->reason = copy.text;
    is_wrong = ct_dropped_is_wrong(record);
    ct_progress_clear(&session->progress);
    say_dropped(record);
    err = ct_journal_add(session->journal, record, diag);
    record->reason = NULL;
    if (err != CT_OK)
        return err;
    return is_wrong ? CT_WRONG : CT_DROPPED;
}

/* Ask, and count the failures in a row. */
static int ask(struct ct_session *session, const char *line, double limit_s,
               char **answer, struct ct_diag *diag)
{
    const int err = ct_timer_ask(&session->client, line, limit_s, answer, diag);

    if (err == CT_OK)
        session->failures_in_a_row = 0;
    else if (err == CT_ERR_SYSTEM)
        session->failures_in_a_row++;
    return err;
}

static int read_samples(const char *answer, int wanted, double *samples)
{
    int n, at;

    if (sscanf(answer, "samples %d%n", &n, &at) != 1 || n < 1 || n > wanted)
        return 0;
    for (int i = 0; i < n; i++) {
        char *end;

        samples[i] = strtod(answer + at, &end);
        if (end == answer + at || !isfinite(samples[i]) || samples[i] < 0)
            return 0;
        at = (int)(end - answer);
    }
    return n;
}

/* The line; the timer gives up after the driver. */
static char *line_of(const struct request *request,
                     const struct ct_record *record)
{
    char text[CT_CANDIDATE_TEXT];

    return ct_format("%s %s %s bytes=%zu limit=%.0f%s", request->verb,
                     record->collective, ct_record_candidate(record, text),
                     request->bytes, ceil(request->limit_s) + 1, request->more);
}

/*
 * Launch a new timer to ask once more: a host or a launcher that failed is not
 * the candidate's fault.
 */
static int launch_again(struct ct_session *session,
                        const struct ct_record *record, struct ct_diag *diag)
{
    char text[CT_CANDIDATE_TEXT];

    ct_progress_clear(&session->progress);
    fprintf(stderr, "colltune: asking again, %s, %zu bytes: %s\n",
            ct_record_candidate(record, text), record->bytes, diag->text);
    return ct_greet(session, diag);
}

/*
 * Send a request about a candidate; what fails twice is dropped, but for a
 * timer that cannot be launched the run ends.
 *
 * returns  1 with an answer, CT_DROPPED, or an enum ct_status
 */
static int ask_about(struct ct_session *session, struct ct_record *record,
                     const struct request *request, char **answer,
                     struct ct_diag *diag)
{
    char *line = line_of(request, record);
    int err;

    if (line == NULL)
        return ct_diag_memory(diag);
    err = ask(session, line, request->limit_s, answer, diag);
    if (err == CT_ERR_SYSTEM && session->failures_in_a_row <= FAILURES_MAX) {
        err = launch_again(session, record, diag);
        if (err != CT_OK) {
            free(line);
            return err;
        }
        err = ask(session, line, request->limit_s, answer, diag);
    }
    free(line);
    if (err == CT_OK)
        return 1;
    if (err != CT_ERR_SYSTEM || session->failures_in_a_row > FAILURES_MAX)
        return err;
    return drop(session, record, diag->text, diag);
}

/* Returns as ct_measure_right. */
static int verify(struct ct_session *session, struct ct_record *record,
                  size_t bytes, const char *more, struct ct_diag *diag)
{
    const struct request request = {.verb = "verify",
                                    .bytes = bytes,
                                    .more = more,
                                    .limit_s =
                                        limit_for(session, VERIFY_CALLS)};
    char *answer = NULL;
    int got;

    session->timed[0] = '\0';
    got = ask_about(session, record, &request, &answer, diag);
    if (answer == NULL)
        return got;
    if (strcmp(answer, "ok") != 0)
        got = drop(session, record, answer, diag);
    free(answer);
    return got;
}

int ct_measure_right(struct ct_session *session, struct ct_record *record,
                     struct ct_diag *diag)
{
    return verify(session, record, record->bytes, "", diag);
}

int ct_measure_segments(struct ct_session *session, struct ct_record *record,
                        size_t bytes, int segments, struct ct_diag *diag)
{
    char more[32];
    int got;

    snprintf(more, sizeof more, " segments=%d", segments);
    got = verify(session, record, bytes, segments == 1 ? "" : more, diag);
    if (got == 1 && ct_journal_add(session->journal, record, diag) != CT_OK)
        return CT_ERR_SYSTEM;
    return got;
}

/*
 * Whether an untimed call goes before the first sample. Short calls always
 * need one. The first of long calls is like any other, or nearly when it also
 * plans the schedule, so they need one only after another candidate: what that
 * candidate lost in the network makes TCP slow for the next one, too. A
 * simulation loses nothing.
 */
static bool needs_warmup(const struct ct_session *session,
                         const struct ct_search_request *request,
                         const char *candidate)
{
    const bool is_long = request->expected_s >=
                         (request->batch > 0 ? LONG_CALL_S : LONG_FIRST_CALL_S);

    return !is_long || (session->flavour->times.has_warm_up &&
                        strcmp(session->timed, candidate) != 0);
}

/* Calls in a row for a sample: those of a user's own mechanism may be many. */
static int calls_in_a_row(const struct ct_session *session)
{
    return ct_mechanism_is_one_call(session->mechanism) ? 1 : CALLS_IN_A_LOOP;
}

int ct_measure(struct ct_session *session, struct ct_record *record,
               const struct ct_search_request *asked, struct ct_diag *diag)
{
    const int repetitions = asked->repetitions;
    struct request request = {.verb = "time", .bytes = record->bytes};
    char candidate[sizeof session->timed], text[CT_CANDIDATE_TEXT];
    char more[112];
    char *answer = NULL;
    double *samples;
    bool is_warm;
    int got;

    snprintf(candidate, sizeof candidate, "%s %zu",
             ct_record_candidate(record, text), record->bytes);
    is_warm = !needs_warmup(session, asked, candidate);
    snprintf(more, sizeof more, " mechanism=%s repetitions=%d calls=%d%s",
             session->mechanism, repetitions, CALLS_IN_A_LOOP,
             is_warm ? " warmup=0" : "");
    memcpy(session->timed, candidate, sizeof candidate);
    request.more = more;
    request.limit_s = limit_for(
        session, (is_warm ? 0 : 1) + repetitions * calls_in_a_row(session));
    got = ask_about(session, record, &request, &answer, diag);
    if (answer == NULL)
        return got;
    samples = calloc((size_t)repetitions, sizeof *samples);
    record->nsamples =
        samples == NULL ? 0 : read_samples(answer, repetitions, samples);
    record->samples = samples;
    if (record->nsamples == 0)
        got = drop(session, record, answer, diag);
    else
        got = ct_journal_add(session->journal, record, diag);
    if (got == CT_OK)
        got = record->nsamples;
    free(samples);
    free(answer);
    return got;
}
