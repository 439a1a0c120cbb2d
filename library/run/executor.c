/*
 * executor.c - starts steps whose predecessors are done and waits.
 *
 * There is no limit here on requests in flight: how many may be under way is
 * part of the schedule (its predecessors), which the checker has proved free
 * of deadlock; a second limit could block what the proof relied on.
 *
 * After an error the rest of the schedule still runs, and the first error is
 * returned at its end: the other ranks wait for this one's messages.
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
    struct ct_end end = {.peer = step->peer, .tag = CT_TAGS_MAX + step->tag};
    int err;

    if (sends) {
        end.from = ct_running_source(run, step);
        end.bytes = ct_running_bytes(run, &step->src);
        end.tag = step->tag;
    } else if (step->action == CT_DO_RECV) {
        end.to = ct_running_target(run, step);
        end.bytes = ct_running_bytes(run, &step->dst);
        end.tag = step->tag;
    }
    *is_done = end.bytes == 0 && end.tag == step->tag &&
               (run->starts == NULL || run->schedule->skips_empty);
    if (*is_done)
        return MPI_SUCCESS;
    if (end.tag == step->tag &&
        ct_apart_is_split(run, sends ? &step->src : &step->dst))
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
        return run->call->native->run(run->call->native, run->call,
                                      ct_running_source(run, step),
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
    while (run->nready > 0) {
        const int number = run->space->ready[--run->nready];
        bool is_done;
        const int err = start_step(run, number, &is_done);

        note(run, err);
        if (is_done || err != MPI_SUCCESS)
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
    for (int i = first; i < end; i++) {
        if (steps[i].npreds == 0) {
            run->space->ready[run->nready++] = i;
            start_ready(run);
        }
    }
    while (run->nleft > 0)
        wait_any(run);
    note(run, ct_wire_wait_all(run->nactive, run->space->requests));
    run->nactive = 0;
}

int ct_schedule_run(const struct ct_schedule *schedule,
                    const struct ct_call *call, const struct ct_starts *starts,
                    MPI_Comm comm, struct ct_workspace *workspace,
                    const struct ct_memory *scratch)
{
    struct ct_running run;
    const int err =
        ct_running_begin(&run, schedule, call, starts, comm, scratch);

    if (err != MPI_SUCCESS)
        return err;
    run.space = workspace;
    run.err = MPI_SUCCESS;
    for (int i = 0; i < schedule->nepochs; i++)
        run_epoch(&run, schedule->epochs[i], schedule->epochs[i + 1]);
    return run.err;
}
