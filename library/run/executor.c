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
#include "library/run/running.h"
#include "library/run/wire.h"

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
    struct ct_end end = {.peer = step->peer,
                         .tag =
                             CT_TAGS_MAX + step->tag + (run->schedule->first_tag & ct_tags_mask)};
    int err;

    if (sends) {
        end.from = ct_running_source(run, step);
        end.bytes = ct_running_bytes(run, &step->src);
        end.tag = tag;
    } else if (step->action == CT_DO_RECV) {
        end.to = ct_running_target(run, step);
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
        return ct_running_copy(run, step);
    case CT_DO_REDUCE:
        return ct_running_reduce(run, step);
    case CT_DO_BARRIER:
        return PMPI_Barrier(run->comm);
    case CT_DO_NATIVE:
        return run->call->native->run(run->call->native, run->call, ct_running_source(run, step),
                                      ct_running_target(run, step));
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

static void wait_any(struct ct_running *run)
{
    struct ct_workspace *space = run->space;
    int number;
    int index = 0;

    note(run, ct_wire_wait_any(run->nactive, space->requests, &index));
    number = space->request_steps[index];
    run->nactive--;
    space->requests[index] = space->requests[run->nactive];
    space->request_steps[index] = space->request_steps[run->nactive];
    complete(run, number);
    start_ready(run);
}

static void run_epoch(struct ct_running *run, int first, int end)
{
    const struct ct_step *steps = run->schedule->steps;

    run->nleft = end - first;
    for (int i = first; i < end; i++)
        run->space->waiting[i] = steps[i].npreds;
    for (int i = first; i < end && !run->is_broken; i++) {
        if (steps[i].npreds == 0) {
            run->space->ready[run->nready++] = i;
            start_ready(run);
        }
    }
    while (run->nleft > 0 && !run->is_broken)
        wait_any(run);
    if (run->is_broken)
        return;
    note(run, ct_wire_wait_all(run->nactive, run->space->requests));
    run->nactive = 0;
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
}

int ct_schedule_run(const struct ct_schedule *schedule, const struct ct_call *call,
                    const struct ct_starts *starts, MPI_Comm comm, struct ct_workspace *workspace,
                    const struct ct_memory *scratch)
{
    struct ct_running run;
    const int err = ct_running_begin(&run, schedule, call, starts, comm, scratch);

    if (err != MPI_SUCCESS)
        return err;
    run.space = workspace;
    run.err = MPI_SUCCESS;
    run.is_broken = false;
    for (int i = 0; i < schedule->nepochs && !run.is_broken; i++)
        run_epoch(&run, schedule->epochs[i], schedule->epochs[i + 1]);
    if (run.is_broken)
        abandon(&run);
    return run.err;
}
