/*
 * executor.c - starts steps whose predecessors are done and waits.
 *
 * There is no limit here on requests in flight: how many may be under way is
 * part of the schedule (its predecessors), which the checker has proved free
 * of deadlock; a second limit could block what the proof relied on. Waiting
 * is by MPI_Waitany over the few active requests while steps remain to be
 * started, and by one MPI_Waitall when none do.
 */
#include "library/run/executor.h"

#include <limits.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define SCRATCH_ALIGNMENT 64

/* One call under way. */
struct run {
    struct ct_workspace *space;
    MPI_Comm comm;
    const struct ct_schedule *schedule;
    const struct ct_call *call;
    const char *from[CT_BUFFERS];
    char *to[CT_BUFFERS]; /* NULL for the send buffer */
    struct ct_grid grid;
    const struct ct_starts *starts; /* NULL: all blocks are equal */
    bool is_plain;                  /* they are, and units are whole blocks */
    int nactive;
    int nready;
    int nleft; /* steps of this epoch not yet started */
};

static size_t offset_in_grid(const struct run *run, int buffer, int unit)
{
    struct ct_grid grid = run->grid;

    if (run->starts != NULL)
        grid.starts = run->starts->buffers[buffer];
    return ct_unit_offset(unit, &grid, run->schedule->units_per_block);
}

/* Short calls have most schedules of whole blocks: nothing is called. */
static size_t offset_of(const struct run *run, int buffer, int unit)
{
    return run->is_plain ? (size_t)unit * run->grid.block_bytes
                         : offset_in_grid(run, buffer, unit);
}

static size_t bytes_of(const struct run *run, const struct ct_span *span)
{
    if (run->is_plain)
        return (size_t)span->units * run->grid.block_bytes;
    return offset_in_grid(run, span->buffer, span->first + span->units) -
           offset_in_grid(run, span->buffer, span->first);
}

/* Lay the schedule's scratch buffers out. */
static int place_scratch(struct run *run, const struct ct_memory *scratch)
{
    size_t total = 0;

    for (int i = 0; i < run->schedule->nscratch; i++) {
        char *start = (char *)scratch->start + total;

        total = ct_size_add(total, offset_of(run, CT_SCRATCH + i,
                                             run->schedule->scratch_units[i]));
        if (total > scratch->bytes)
            return MPI_ERR_INTERN;
        total = ct_size_add(total, SCRATCH_ALIGNMENT - 1) / SCRATCH_ALIGNMENT *
                SCRATCH_ALIGNMENT;
        run->to[CT_SCRATCH + i] = start;
        run->from[CT_SCRATCH + i] = start;
    }
    return MPI_SUCCESS;
}

#if MPI_VERSION >= 4
static int isend(const void *from, size_t bytes, int peer, int tag,
                 MPI_Comm comm, MPI_Request *request)
{
    return PMPI_Isend_c(from, (MPI_Count)bytes, MPI_BYTE, peer, tag, comm,
                        request);
}

static int irecv(void *to, size_t bytes, int peer, int tag, MPI_Comm comm,
                 MPI_Request *request)
{
    return PMPI_Irecv_c(to, (MPI_Count)bytes, MPI_BYTE, peer, tag, comm,
                        request);
}
#else
static int isend(const void *from, size_t bytes, int peer, int tag,
                 MPI_Comm comm, MPI_Request *request)
{
    if (bytes > INT_MAX)
        return MPI_ERR_COUNT;
    return PMPI_Isend(from, (int)bytes, MPI_BYTE, peer, tag, comm, request);
}

static int irecv(void *to, size_t bytes, int peer, int tag, MPI_Comm comm,
                 MPI_Request *request)
{
    if (bytes > INT_MAX)
        return MPI_ERR_COUNT;
    return PMPI_Irecv(to, (int)bytes, MPI_BYTE, peer, tag, comm, request);
}
#endif

static const char *source_of(const struct run *run, const struct ct_step *step)
{
    return run->from[step->src.buffer] +
           offset_of(run, step->src.buffer, step->src.first);
}

static char *target_of(const struct run *run, const struct ct_step *step)
{
    return run->to[step->dst.buffer] +
           offset_of(run, step->dst.buffer, step->dst.first);
}

/* A scratch block for any item may be longer than the item in it. */
static size_t common_bytes(const struct run *run, const struct ct_step *step)
{
    const size_t src = bytes_of(run, &step->src);
    size_t dst;

    if (run->starts == NULL)
        return src;
    dst = bytes_of(run, &step->dst);
    return src < dst ? src : dst;
}

static void do_copy(const struct run *run, const struct ct_step *step)
{
    const char *from = source_of(run, step);
    char *to = target_of(run, step);
    const size_t bytes = common_bytes(run, step);

    if (from != to && bytes > 0) /* in place, a block may be there already */
        memmove(to, from, bytes);
}

static int do_reduce(const struct run *run, const struct ct_step *step)
{
    const size_t size = run->call->element_bytes;
    const char *from = source_of(run, step);
    char *to = target_of(run, step);
    size_t left = common_bytes(run, step) / size;
    int err = MPI_SUCCESS;

    while (left > 0 && err == MPI_SUCCESS) {
        const int count = left > INT_MAX ? INT_MAX : (int)left;

        err =
            PMPI_Reduce_local(from, to, count, run->call->type, run->call->op);
        from += (size_t)count * size;
        to += (size_t)count * size;
        left -= (size_t)count;
    }
    return err;
}

/*
 * Start the message of a step. Those of no bytes, as where a block has fewer
 * elements than units, are not sent, unless one end may have more room.
 */
static int start_message(struct run *run, int number, bool *is_done)
{
    const struct ct_step *step = &run->schedule->steps[number];
    const MPI_Comm comm = run->comm;
    MPI_Request *request = &run->space->requests[run->nactive];
    size_t bytes = 0;
    const char *from = NULL;
    char *to = NULL;
    int tag = CT_TAGS_MAX + step->tag;
    int err;

    if (step->action == CT_DO_SEND) {
        from = source_of(run, step);
        bytes = bytes_of(run, &step->src);
        tag = step->tag;
    } else if (step->action == CT_DO_RECV) {
        to = target_of(run, step);
        bytes = bytes_of(run, &step->dst);
        tag = step->tag;
    }
    *is_done = bytes == 0 && tag == step->tag &&
               (run->starts == NULL || run->schedule->skips_empty);
    if (*is_done)
        return MPI_SUCCESS;
    if (step->action == CT_DO_SEND || step->action == CT_DO_TOKEN_SEND)
        err = isend(from, bytes, step->peer, tag, comm, request);
    else
        err = irecv(to, bytes, step->peer, tag, comm, request);
    if (err != MPI_SUCCESS)
        return err;
    run->space->request_steps[run->nactive] = number;
    run->nactive++;
    return MPI_SUCCESS;
}

static int start_step(struct run *run, int number, bool *is_done)
{
    const struct ct_step *step = &run->schedule->steps[number];

    *is_done = true;
    run->nleft--;
    switch (step->action) {
    case CT_DO_COPY:
        do_copy(run, step);
        return MPI_SUCCESS;
    case CT_DO_REDUCE:
        return do_reduce(run, step);
    case CT_DO_BARRIER:
        return PMPI_Barrier(run->comm);
    case CT_DO_NATIVE:
        return run->call->native->run(run->call->native, run->call,
                                      source_of(run, step),
                                      target_of(run, step));
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
static void complete(struct run *run, int number)
{
    const struct ct_step *step = &run->schedule->steps[number];
    const int *succs = run->schedule->succs + step->first_succ;

    for (int i = step->nsuccs - 1; i >= 0; i--) {
        if (--run->space->waiting[succs[i]] == 0)
            run->space->ready[run->nready++] = succs[i];
    }
}

static int start_ready(struct run *run)
{
    while (run->nready > 0) {
        const int number = run->space->ready[--run->nready];
        bool is_done;
        const int err = start_step(run, number, &is_done);

        if (err != MPI_SUCCESS)
            return err;
        if (is_done)
            complete(run, number);
    }
    return MPI_SUCCESS;
}

static int wait_any(struct run *run)
{
    struct ct_workspace *space = run->space;
    int index, number;
    const int err =
        PMPI_Waitany(run->nactive, space->requests, &index, MPI_STATUS_IGNORE);

    if (err != MPI_SUCCESS)
        return err;
    number = space->request_steps[index];
    run->nactive--;
    space->requests[index] = space->requests[run->nactive];
    space->request_steps[index] = space->request_steps[run->nactive];
    complete(run, number);
    return start_ready(run);
}

static int run_epoch(struct run *run, int first, int end)
{
    const struct ct_step *steps = run->schedule->steps;
    int err = MPI_SUCCESS;

    run->nleft = end - first;
    for (int i = first; i < end; i++)
        run->space->waiting[i] = steps[i].npreds;
    for (int i = first; i < end && err == MPI_SUCCESS; i++) {
        if (steps[i].npreds == 0) {
            run->space->ready[run->nready++] = i;
            err = start_ready(run);
        }
    }
    while (err == MPI_SUCCESS && run->nleft > 0)
        err = wait_any(run);
    if (err != MPI_SUCCESS || run->nactive == 0)
        return err;
    err = PMPI_Waitall(run->nactive, run->space->requests, MPI_STATUSES_IGNORE);
    if (err == MPI_SUCCESS)
        run->nactive = 0;
    return err;
}

/* Is it one whose data comes from elsewhere? */
static bool receives(const struct run *run, int number)
{
    const enum ct_action action = run->schedule->steps[number].action;

    return action == CT_DO_RECV || action == CT_DO_TOKEN_RECV;
}

/*
 * After an error: nothing shall arrive in the application's memory once the
 * call has returned. What is being sent cannot be stopped.
 */
static void abandon(struct run *run)
{
    for (int i = 0; i < run->nactive; i++) {
        MPI_Request *request = &run->space->requests[i];

        if (*request == MPI_REQUEST_NULL)
            continue;
        if (receives(run, run->space->request_steps[i]) &&
            PMPI_Cancel(request) == MPI_SUCCESS)
            PMPI_Wait(request, MPI_STATUS_IGNORE);
        else
            PMPI_Request_free(request);
    }
}

int ct_schedule_run(const struct ct_schedule *schedule,
                    const struct ct_call *call, const struct ct_starts *starts,
                    MPI_Comm comm, struct ct_workspace *workspace,
                    const struct ct_memory *scratch)
{
    struct run run = {.space = workspace,
                      .comm = comm,
                      .schedule = schedule,
                      .call = call,
                      .starts = starts,
                      .is_plain =
                          starts == NULL && schedule->units_per_block == 1,
                      .grid = {.block_bytes = call->bytes,
                               .element_bytes = call->element_bytes}};
    int err;

    run.from[CT_SEND] = call->send;
    run.from[CT_RECV] = call->recv;
    run.to[CT_RECV] = call->recv;
    err = place_scratch(&run, scratch);
    for (int i = 0; i < schedule->nepochs && err == MPI_SUCCESS; i++)
        err = run_epoch(&run, schedule->epochs[i], schedule->epochs[i + 1]);
    if (err != MPI_SUCCESS)
        abandon(&run);
    return err;
}
