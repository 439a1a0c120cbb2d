/*
 * disturbance.c - asks the timer now and then, outside of races.
 */
#include "driver/session/disturbance.h"

#include "base/processors.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define BUSY 0.15      /* part of the processors from which it matters */
#define INTERVAL_S 1.0 /* between questions */
#define LOOK_S 0.4     /* the first time: ticks are 10 ms */
#define WAIT_S 5.0     /* at most, before it begins, */
#define WAIT_PART 0.05 /* and this part of what the budget leaves */
#define ANSWER_S 10    /* for an answer */
#define SAY_AGAIN_S 60 /* a line that says it at most so often */

static void pause_for(double seconds)
{
    const double end_s = ct_clock_s() + seconds;
    const struct timespec step = {.tv_nsec = 20000000};

    while (ct_clock_s() < end_s && !ct_signals_interrupted())
        nanosleep(&step, NULL);
}

/* Understand an answer; false: it is none. */
static bool read_load(struct ct_disturbance *d, const char *answer)
{
    double seconds, others, stolen;
    char host[sizeof d->host] = "";

    if (sscanf(answer, "load seconds=%lf others=%lf stolen=%lf host=%63s", &seconds, &others,
               &stolen, host) != 4 ||
        !isfinite(seconds) || seconds < 0 || !isfinite(others))
        return false;
    d->others = others;
    d->stolen = stolen;
    snprintf(d->host, sizeof d->host, "%s", host);
    d->whole_s += seconds;
    d->busy_s += others >= BUSY ? seconds : 0;
    return true;
}

/* A timer that is lost here is launched again by the next race. */
static int ask(struct ct_session *session, struct ct_diag *diag)
{
    struct ct_disturbance *d = &session->disturbance;
    const double own_s = ct_process_seconds();
    struct ct_diag why = {""};
    char request[96];
    char *answer = NULL;
    int err;

    snprintf(request, sizeof request, "load kernel=%016" PRIx64 " own=%.3f", ct_kernel_id(CT_PROC),
             fmax(0, own_s - d->own_s));
    err = ct_timer_ask(&session->client, request, ANSWER_S, &answer, &why);
    d->own_s = own_s;
    d->asked_s = ct_clock_s();
    if (err == CT_OK && !read_load(d, answer))
        d->is_told = false;
    free(answer);
    if (err == CT_STOPPED)
        *diag = why;
    return err == CT_STOPPED ? err : CT_OK;
}

static bool is_busy(const struct ct_disturbance *d)
{
    return d->is_told && d->others >= BUSY;
}

static void say(struct ct_session *session, const char *what)
{
    const struct ct_disturbance *d = &session->disturbance;

    ct_progress_clear(&session->progress);
    fprintf(stderr,
            "colltune: other programs take %.0f %% of the processors of %s%s; "
            "%s\n",
            100 * d->others, d->host,
            d->stolen >= BUSY / 2 ? " (some of it outside of this virtual "
                                    "machine)"
                                  : "",
            what);
}

/* How long it may wait. */
static double time_to_wait(const struct ct_session *session)
{
    const double deadline_s = session->client.deadline_s;

    return deadline_s <= 0 ? WAIT_S
                           : fmax(0, fmin(WAIT_S, WAIT_PART * (deadline_s - ct_clock_s())));
}

static int look(struct ct_session *session, double seconds, struct ct_diag *diag)
{
    pause_for(seconds);
    return ask(session, diag);
}

int ct_disturbance_wait(struct ct_session *session, struct ct_diag *diag)
{
    struct ct_disturbance *d = &session->disturbance;
    const double end_s = ct_clock_s() + time_to_wait(session);
    char what[64];
    int err;

    if (!d->is_told || d->has_waited)
        return CT_OK;
    d->has_waited = true;
    err = ask(session, diag);
    if (err == CT_OK && d->is_told)
        err = look(session, fmin(LOOK_S, fmax(0, end_s - ct_clock_s())), diag);
    if (err != CT_OK || !is_busy(d) || end_s - ct_clock_s() < 0.1)
        return err;
    snprintf(what, sizeof what, "waiting for up to %.1f s", fmax(0, end_s - ct_clock_s()));
    say(session, what);
    while (err == CT_OK && is_busy(d) && ct_clock_s() < end_s && !ct_signals_interrupted())
        err = look(session, fmin(INTERVAL_S, end_s - ct_clock_s()), diag);
    return err;
}

int ct_disturbance_note(struct ct_session *session, bool *disturbed, struct ct_diag *diag)
{
    struct ct_disturbance *d = &session->disturbance;
    const bool was_busy = is_busy(d);
    const double now_s = ct_clock_s();
    int err = CT_OK;

    *disturbed = false;
    if (!d->is_told)
        return CT_OK;
    if (now_s - d->asked_s >= INTERVAL_S && session->client.process.pid != 0)
        err = ask(session, diag);
    *disturbed = was_busy || is_busy(d);
    if (is_busy(d) && (d->said_s <= 0 || now_s - d->said_s >= SAY_AGAIN_S)) {
        d->said_s = now_s;
        say(session, "what is measured meanwhile is marked as disturbed, and "
                     "native is preferred there");
    }
    return err;
}

void ct_disturbance_say(const struct ct_session *session)
{
    const struct ct_disturbance *d = &session->disturbance;

    if (d->busy_s > 0 && d->said_s > 0)
        fprintf(stderr,
                "colltune: for %.0f %% of the time other programs disturbed "
                "it; sizes measured then are marked as disturbed: tune them "
                "again with --restart when the hosts are idle\n",
                100 * d->busy_s / d->whole_s);
}
