/*
 * executor.c - starts steps whose predecessors are done and waits.
 *
 * There is no limit here on requests in flight: how many may be under way is
 * part of the schedule (its predecessors), which the checker has proved free
 * of deadlock; a second limit could block what the proof relied on.
 *
 * After an error of a message the rest of the schedule still runs, and the first
 * error is returned at its end: the other ranks wait for this one's messages.
 * Where MPI cannot start a message, the call ends there.
 */
#include "library/run/executor.h"

#include "library/mpi/pmpi.h"
#include "library/run/apart.h"
#include "library/run/posts.h"
#include "library/run/touch.h"
#include "library/run/wire.h"

#include <sched.h>

/* Byte of a buffer where a span begins, wherever its blocks are. */
static ptrdiff_t place_of(const struct ct_running *run, const struct ct_span *span)
{
    struct ct_span left = *span;
    struct ct_piece piece;

    if (ct_running_places(run, span->buffer) == NULL)
        return (ptrdiff_t)ct_running_offset(run, span->buffer, span->first);
    return ct_apart_next(run, &left, &piece) ? piece.at : 0;
}

static const char *source(const struct ct_running *run, const struct ct_step *step)
{
    return run->from[step->src.buffer] + place_of(run, &step->src);
}

static char *target(const struct ct_running *run, const struct ct_step *step)
{
    return run->to[step->dst.buffer] + place_of(run, &step->dst);
}

/* A scratch block for any item may be longer than the item in it. */
static size_t common_bytes(const struct ct_running *run, const struct ct_step *step)
{
    const size_t src = ct_running_bytes(run, &step->src);
    size_t dst;

    if (run->starts == NULL)
        return src;
    dst = ct_running_bytes(run, &step->dst);
    return src < dst ? src : dst;
}

static int copy_whole(const struct ct_running *run, const struct ct_step *step)
{
    const char *from = source(run, step);
    char *to = target(run, step);
    const size_t bytes = common_bytes(run, step);

    if (from == to || bytes == 0) /* in place, a block may be there already */
        return MPI_SUCCESS;
    return ct_touch_copy(to, from, bytes, run->comm);
}

static int copy(const struct ct_running *run, const struct ct_step *step)
{
    return ct_apart_is_split(run, &step->src) || ct_apart_is_split(run, &step->dst)
               ? ct_apart_copy(run, step)
               : copy_whole(run, step);
}

static int reduce(const struct ct_running *run, const struct ct_step *step)
{
    return ct_touch_reduce(run->call, source(run, step), target(run, step), common_bytes(run, step),
                           run->comm);
}

/*
 * Start the message of a step. Those of no bytes, as where a block has fewer
 * elements than units, are not sent, unless one end may have more room.
 */
static int start_message(struct ct_running *run, int number, bool *is_done)
{
    const struct ct_step *step = &run->schedule->steps[number];
    const MPI_Comm comm = run->comm;
    const bool sends = step->action == CT_DO_SEND;
    MPI_Request *request = &run->space->requests[run->nactive];
    const int tag = ct_running_tag(run, step);
    struct ct_end end = {.peer = step->peer, .tag = CT_TAGS_MAX + step->tag + run->first_tag};
    int err;

    if (sends) {
        end.from = source(run, step);
        end.bytes = ct_running_bytes(run, &step->src);
        end.tag = tag;
    } else if (step->action == CT_DO_RECV) {
        end.to = target(run, step);
        end.bytes = ct_running_bytes(run, &step->dst);
        end.tag = tag;
    }
    *is_done =
        end.bytes == 0 && end.tag == tag && (run->starts == NULL || run->schedule->skips_empty);
    if (*is_done)
        return MPI_SUCCESS;
    if (end.tag == tag && ct_apart_is_split(run, sends ? &step->src : &step->dst))
        err = ct_apart_start(run, step, request);
    else if (sends || step->action == CT_DO_TOKEN_SEND)
        err = ct_wire_send(&end, comm, request);
    else
        err = ct_wire_recv(&end, comm, request);
    if (err != MPI_SUCCESS)
        return err;
    run->space->request_steps[run->nactive] = number;
    run->nactive++;
    return MPI_SUCCESS;
}

static int start_step(struct ct_running *run, int number, bool *is_done)
{
    const struct ct_step *step = &run->schedule->steps[number];

    *is_done = true;
    run->nleft--;
    switch (step->action) {
    case CT_DO_COPY:
        return copy(run, step);
    case CT_DO_REDUCE:
        return reduce(run, step);
    case CT_DO_BARRIER:
        return PMPI_Barrier(run->comm);
    case CT_DO_NATIVE:
        return run->call->native->run(run->call->native, run->call, source(run, step),
                                      target(run, step));
    case CT_DO_POST:
    case CT_DO_FETCH:
    case CT_DO_FETCH_REDUCE:
        return ct_posts_start(run, number, is_done);
    case CT_DO_SEND:
    case CT_DO_RECV:
    case CT_DO_TOKEN_SEND:
    case CT_DO_TOKEN_RECV:
        break;
    }
    return start_message(run, number, is_done);
}

/* Put the steps that only waited for this one on the stack, the first on
   top. */
static void complete(struct ct_running *run, int number)
{
    const struct ct_step *step = &run->schedule->steps[number];
    const int *succs = run->schedule->succs + step->first_succ;

    for (int i = step->nsuccs - 1; i >= 0; i--) {
        if (--run->space->waiting[succs[i]] == 0)
            run->space->ready[run->nready++] = succs[i];
    }
}

static void note(struct ct_running *run, int err)
{
    if (run->err == MPI_SUCCESS)
        run->err = err;
}

static void start_ready(struct ct_running *run)
{
    while (run->nready > 0 && !run->is_broken) {
        const int number = run->space->ready[--run->nready];
        bool is_done;
        const int err = start_step(run, number, &is_done);

        note(run, err);
        if (err != MPI_SUCCESS && !is_done) {
            run->is_broken = true;
            return;
        }
        if (is_done)
            complete(run, number);
    }
}

/* A request is over: it is no longer active, and what waited for its step starts. */
static void end_request(struct ct_running *run, int index, int err)
{
    struct ct_workspace *space = run->space;
    const int number = space->request_steps[index];

    note(run, err);
    run->nactive--;
    space->requests[index] = space->requests[run->nactive];
    space->request_steps[index] = space->request_steps[run->nactive];
    complete(run, number);
    start_ready(run);
}

static bool end_post(struct ct_running *run)
{
    int number, err;

    if (!ct_posts_go_on(run, &number, &err))
        return false;
    note(run, err);
    complete(run, number);
    start_ready(run);
    return true;
}

/* Returns false if no request was over, and it was not waited for one. */
static bool end_any_request(struct ct_running *run, bool waits)
{
    MPI_Request *requests = run->space->requests;
    int index = waits ? 0 : MPI_UNDEFINED;
    const int err = waits ? ct_wire_wait_any(run->nactive, requests, &index)
                          : ct_wire_test_any(run->nactive, requests, &index);

    if (index != MPI_UNDEFINED) {
        end_request(run, index, err);
    } else if (err != MPI_SUCCESS) {
        note(run, err);
        run->is_broken = true;
    }
    return index != MPI_UNDEFINED || err != MPI_SUCCESS;
}

/* The same of requests, posts and fetches. */
static bool end_any_post(struct ct_running *run, bool waits)
{
    while (!end_post(run)) {
        if (run->nactive > 0 && end_any_request(run, false))
            return true;
        if (!waits) {
            ct_progress_make();
            return false;
        }
        if (!ct_posts_wait(run))
            sched_yield();
    }
    return true;
}

static bool end_any(struct ct_running *run, bool waits)
{
    return run->nposts == 0 ? end_any_request(run, waits) : end_any_post(run, waits);
}

/* The same for all of an epoch whose steps were all started. */
static bool end_all(struct ct_running *run, bool waits)
{
    while (run->nposts > 0 && !run->is_broken) {
        if (!end_any(run, waits))
            return false;
    }
    if (waits) {
        note(run, ct_wire_wait_all(run->nactive, run->space->requests));
        run->nactive = 0;
    }
    while (run->nactive > 0 && !run->is_broken) {
        if (!end_any(run, false))
            return false;
    }
    return true;
}

/*
 * Start the steps of an epoch that wait for nothing, and those that only waited for
 * such steps.
 *
 * next  the step to begin with: those before it are over
 */
static void begin_epoch(struct ct_running *run, int next)
{
    const struct ct_step *steps = run->schedule->steps;
    const int end = run->schedule->epochs[run->epoch + 1];
    int *waiting = run->space->waiting;

    run->nleft = end - next;
    for (int i = next; i < end; i++)
        waiting[i] = steps[i].npreds;
    for (int i = run->schedule->epochs[run->epoch]; i < next; i++) {
        for (int k = 0; k < steps[i].nsuccs; k++)
            waiting[run->schedule->succs[steps[i].first_succ + k]]--;
    }
    for (int i = end - 1; i >= next; i--) {
        if (waiting[i] == 0)
            run->space->ready[run->nready++] = i;
    }
    start_ready(run);
}

/* True if the step's data comes from another rank. */
static bool receives(const struct ct_running *run, int number)
{
    const enum ct_action action = run->schedule->steps[number].action;

    return action == CT_DO_RECV || action == CT_DO_TOKEN_RECV;
}

/*
 * Where a message could not be started: nothing shall arrive in the application's
 * memory once the call has returned. What is being sent cannot be stopped.
 */
static void abandon(struct ct_running *run)
{
    for (int i = 0; i < run->nactive; i++) {
        MPI_Request *request = &run->space->requests[i];

        if (*request == MPI_REQUEST_NULL)
            continue;
        if (receives(run, run->space->request_steps[i]) && PMPI_Cancel(request) == MPI_SUCCESS)
            PMPI_Wait(request, MPI_STATUS_IGNORE);
        else
            PMPI_Request_free(request);
    }
    run->nactive = 0;
}

static bool is_over(const struct ct_running *run)
{
    return run->is_broken || run->epoch >= run->schedule->nepochs;
}

/* Begin with a step: those before it are over. */
static void begin_at(struct ct_running *run, int next)
{
    const struct ct_schedule *schedule = run->schedule;

    run->epoch = 0;
    run->nactive = 0;
    run->nposts = 0;
    run->nready = 0;
    while (run->epoch < schedule->nepochs && schedule->epochs[run->epoch + 1] <= next)
        run->epoch++;
    if (!is_over(run))
        begin_epoch(run, next);
}

void ct_schedule_begin(struct ct_running *run, const struct ct_schedule *schedule,
                       const struct ct_call *call, const struct ct_starts *starts,
                       const struct ct_memory *scratch)
{
    run->err = ct_running_lay_out(run, schedule, call, starts, scratch);
    if (run->err == MPI_SUCCESS && run->view != NULL)
        run->err = ct_posts_begin(run);
    run->is_broken = run->err != MPI_SUCCESS;
    begin_at(run, 0);
}

void ct_schedule_begin_late(struct ct_running *run, int next)
{
    run->is_broken = false;
    begin_at(run, next);
}

bool ct_schedule_go_on(struct ct_running *run, bool waits)
{
    while (!is_over(run)) {
        while (run->nleft > 0 && !run->is_broken) {
            if (!end_any(run, waits))
                return false;
        }
        if (run->is_broken)
            break;
        if (!end_all(run, waits))
            return false;
        if (!run->is_broken && ++run->epoch < run->schedule->nepochs)
            begin_epoch(run, run->schedule->epochs[run->epoch]);
    }
    if (run->is_broken)
        abandon(run);
    return true;
}
