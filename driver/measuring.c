/*
 * measuring.c - asks the timer, and keeps the journal.
 */
#include "driver/measuring.h"

#include "driver/dropped.h"
#include "driver/files.h"
#include "driver/greeting.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FAILURES_MAX 9 /* timers lost in a row: five candidates, twice each */
#define CALLS_IN_A_LOOP 10 /* mechanism loop: calls a sample */
#define LONG_CALL_S 0.05   /* needs a call to warm up behind another only */
#define LONG_FIRST_CALL_S 0.2
#define LIMIT_PART 0.5 /* of the limit of a request, for what is expected */

/* Say who is out, and at which sizes. */
static void say_dropped(const struct ct_record *record)
{
    const char *method = strchr(record->algorithm, '_');

    if (method != NULL && strcmp(method, "_native") == 0)
        fprintf(stderr,
                "colltune: the MPI library's own %s failed, sizes from %zu "
                "bytes on are left out: %s\n",
                record->algorithm, record->bytes, record->reason);
    else if (ct_dropped_is_wrong(record))
        fprintf(
            stderr, "colltune: dropped %s, parameter %d, at %zu bytes: %s\n",
            record->algorithm, record->param, record->bytes, record->reason);
    else
        fprintf(stderr,
                "colltune: dropped %s, parameter %d, from %zu bytes on: %s\n",
                record->algorithm, record->param, record->bytes,
                record->reason);
}

/* A record without samples: why the candidate, or native, is out. */
static int drop(struct ct_tuning *tuning, struct ct_record *record,
                const char *reason, struct ct_diag *diag)
{
    struct ct_diag copy;
    bool is_wrong;
    int err;

    ct_diag_set(&copy, CT_OK, "%s", reason);
    record->nsamples = 0;
    record->reason = copy.text;
    is_wrong = ct_dropped_is_wrong(record);
    ct_progress_clear(&tuning->progress);
    say_dropped(record);
    err = ct_journal_add(tuning->journal, record, diag);
    record->reason = NULL;
    if (err != CT_OK)
        return err;
    return is_wrong ? CT_WRONG : CT_DROPPED;
}

/* Ask, and count the failures in a row. */
static int ask(struct ct_tuning *tuning, const char *request, char **answer,
               struct ct_diag *diag)
{
    const double limit = tuning->options->limit_s;
    const int err = ct_timer_ask(&tuning->client, request, limit, answer, diag);

    if (err == CT_OK)
        tuning->failures_in_a_row = 0;
    else if (err == CT_ERR_SYSTEM)
        tuning->failures_in_a_row++;
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

/* The words that name a candidate and size in a request. */
static char *request_text(const struct ct_tuning *tuning, const char *verb,
                          const struct ct_record *record, const char *more)
{
    return ct_format("%s %s param=%d bytes=%zu limit=%.0f%s", verb,
                     record->algorithm, record->param, record->bytes,
                     ceil(tuning->options->limit_s) + 1, more);
}

/*
 * Launch a new timer to ask once more: a host or a launcher that failed is not
 * the candidate's fault.
 */
static int launch_again(struct ct_tuning *tuning,
                        const struct ct_record *record, struct ct_diag *diag)
{
    ct_progress_clear(&tuning->progress);
    fprintf(stderr, "colltune: asking again, %s, parameter %d, %zu bytes: %s\n",
            record->algorithm, record->param, record->bytes, diag->text);
    return ct_greet(tuning, diag);
}

/*
 * Send a request about a candidate; what fails twice is dropped, but for a
 * timer that cannot be launched the run ends.
 *
 * returns  1 with an answer, CT_DROPPED, or an enum ct_status
 */
static int ask_about(struct ct_tuning *tuning, struct ct_record *record,
                     const char *verb, const char *more, char **answer,
                     struct ct_diag *diag)
{
    char *request = request_text(tuning, verb, record, more);
    int err;

    if (request == NULL)
        return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory");
    err = ask(tuning, request, answer, diag);
    if (err == CT_ERR_SYSTEM && tuning->failures_in_a_row <= FAILURES_MAX) {
        err = launch_again(tuning, record, diag);
        if (err != CT_OK) {
            free(request);
            return err;
        }
        err = ask(tuning, request, answer, diag);
    }
    free(request);
    if (err == CT_OK)
        return 1;
    if (err != CT_ERR_SYSTEM || tuning->failures_in_a_row > FAILURES_MAX)
        return err;
    return drop(tuning, record, diag->text, diag);
}

int ct_measure_right(struct ct_tuning *tuning, struct ct_record *record,
                     struct ct_diag *diag)
{
    char *answer = NULL;
    int got;

    tuning->timed[0] = '\0';
    got = ask_about(tuning, record, "verify", "", &answer, diag);
    if (answer == NULL)
        return got;
    if (strcmp(answer, "ok") != 0)
        got = drop(tuning, record, answer, diag);
    free(answer);
    return got;
}

/*
 * Must a call go before the first sample? Of long calls, of which the first is
 * like any other (or nearly, when it also plans the schedule), only behind
 * another candidate: what that lost in the network makes TCP slow for the next
 * one too. A simulation loses nothing. Where calls are so long that one more
 * might take the request to the limit, it is done without.
 */
static bool needs_warmup(const struct ct_tuning *tuning,
                         const struct ct_search_request *request,
                         const char *candidate)
{
    const struct ct_options *options = tuning->options;
    const bool is_long = request->expected_s >=
                         (request->batch > 0 ? LONG_CALL_S : LONG_FIRST_CALL_S);
    const int in_a_row =
        strcmp(options->mechanism, "barrier") == 0 ? 1 : CALLS_IN_A_LOOP;
    const int calls = 1 + in_a_row * request->repetitions;

    if (!is_long)
        return true;
    return !options->is_simulated && strcmp(tuning->timed, candidate) != 0 &&
           calls * request->expected_s < options->limit_s * LIMIT_PART;
}

int ct_measure(struct ct_tuning *tuning, struct ct_record *record,
               const struct ct_search_request *request, struct ct_diag *diag)
{
    const int repetitions = request->repetitions;
    char candidate[sizeof tuning->timed];
    char more[112];
    char *answer = NULL;
    double *samples;
    int got;

    snprintf(candidate, sizeof candidate, "%s %d %zu", record->algorithm,
             record->param, record->bytes);
    snprintf(more, sizeof more, " mechanism=%s repetitions=%d calls=%d%s",
             tuning->options->mechanism, repetitions, CALLS_IN_A_LOOP,
             needs_warmup(tuning, request, candidate) ? "" : " warmup=0");
    memcpy(tuning->timed, candidate, sizeof candidate);
    got = ask_about(tuning, record, "time", more, &answer, diag);
    if (answer == NULL)
        return got;
    samples = calloc((size_t)repetitions, sizeof *samples);
    record->nsamples =
        samples == NULL ? 0 : read_samples(answer, repetitions, samples);
    record->samples = samples;
    if (record->nsamples == 0)
        got = drop(tuning, record, answer, diag);
    else
        got = ct_journal_add(tuning->journal, record, diag);
    if (got == CT_OK)
        got = record->nsamples;
    free(samples);
    free(answer);
    return got;
}
