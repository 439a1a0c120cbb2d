/*
 * running.c - offsets of spans, and steps inside a rank.
 */
#include "library/run/running.h"

#include "library/mpi/pmpi.h"
#include "library/run/apart.h"
#include "library/run/touch.h"
#include "repo/collective.h"

#include <limits.h>

/* By the tables of the call. */
static size_t look_up(const struct ct_running *run, int buffer, int unit)
{
    struct ct_grid grid = run->grid;

    if (run->starts != NULL)
        grid.starts = run->starts->buffers[buffer];
    return ct_unit_offset(unit, &grid, run->schedule->units_per_block);
}

/* Short calls have most schedules of whole blocks: nothing is called. */
size_t ct_running_offset(const struct ct_running *run, int buffer, int unit)
{
    return run->is_plain ? (size_t)unit * run->grid.block_bytes : look_up(run, buffer, unit);
}

size_t ct_running_bytes(const struct ct_running *run, const struct ct_span *span)
{
    if (run->is_plain)
        return (size_t)span->units * run->grid.block_bytes;
    return look_up(run, span->buffer, span->first + span->units) -
           look_up(run, span->buffer, span->first);
}

/* The same of a span, wherever its blocks are. */
static ptrdiff_t place_of(const struct ct_running *run, const struct ct_span *span)
{
    struct ct_span left = *span;
    struct ct_piece piece;

    if (ct_running_places(run, span->buffer) == NULL)
        return (ptrdiff_t)ct_running_offset(run, span->buffer, span->first);
    return ct_apart_next(run, &left, &piece) ? piece.at : 0;
}

const char *ct_running_source(const struct ct_running *run, const struct ct_step *step)
{
    return run->from[step->src.buffer] + place_of(run, &step->src);
}

char *ct_running_target(const struct ct_running *run, const struct ct_step *step)
{
    return run->to[step->dst.buffer] + place_of(run, &step->dst);
}

/* Scratch buffers, one after the other. */
static int place_scratch(struct ct_running *run, const struct ct_memory *scratch)
{
    size_t total = 0;

    for (int i = 0; i < run->schedule->nscratch; i++) {
        char *start = (char *)scratch->start + total;

        total = ct_size_add(
            total, ct_running_offset(run, CT_SCRATCH + i, run->schedule->scratch_units[i]));
        if (total > scratch->bytes)
            return MPI_ERR_INTERN;
        total = ct_scratch_aligned(total);
        run->to[CT_SCRATCH + i] = start;
        run->from[CT_SCRATCH + i] = start;
    }
    return MPI_SUCCESS;
}

int ct_tags_mask;

void ct_tags_look(MPI_Comm comm)
{
    int *most;
    int n = 0, is_found = 0;

    while (ct_collectives[n] != NULL)
        n++;
    if (PMPI_Comm_get_attr(comm, MPI_TAG_UB, &most, &is_found) == MPI_SUCCESS && is_found &&
        *most / CT_TAGS_SPAN > n)
        ct_tags_mask = ~0;
}

int ct_running_begin(struct ct_running *run, const struct ct_schedule *schedule,
                     const struct ct_call *call, const struct ct_starts *starts, MPI_Comm comm,
                     const struct ct_memory *scratch)
{
    /* field by field: to clear it all takes 20 ns */
    run->comm = comm;
    run->schedule = schedule;
    run->call = call;
    run->starts = starts;
    run->is_plain = starts == NULL && schedule->units_per_block == 1;
    run->grid.block_bytes = call->bytes;
    run->grid.element_bytes = call->element_bytes;
    run->grid.starts = NULL;
    run->nactive = 0;
    run->nready = 0;
    run->from[CT_SEND] = call->send;
    run->from[CT_RECV] = call->recv;
    run->to[CT_SEND] = NULL;
    run->to[CT_RECV] = call->recv;
    return place_scratch(run, scratch);
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
    const char *from = ct_running_source(run, step);
    char *to = ct_running_target(run, step);
    const size_t bytes = common_bytes(run, step);

    if (from == to || bytes == 0) /* in place, a block may be there already */
        return MPI_SUCCESS;
    return ct_touch_copy(to, from, bytes, run->comm);
}

int ct_running_copy(const struct ct_running *run, const struct ct_step *step)
{
    return ct_apart_is_split(run, &step->src) || ct_apart_is_split(run, &step->dst)
               ? ct_apart_copy(run, step)
               : copy_whole(run, step);
}

int ct_running_reduce(const struct ct_running *run, const struct ct_step *step)
{
    const size_t size = run->call->element_bytes;
    const char *from = ct_running_source(run, step);
    char *to = ct_running_target(run, step);
    size_t left = common_bytes(run, step) / size;
    int err = MPI_SUCCESS;

    while (left > 0 && err == MPI_SUCCESS) {
        const int count = left > INT_MAX ? INT_MAX : (int)left;

        err = ct_touch_reduce(run->call, from, to, count, run->comm);
        from += (size_t)count * size;
        to += (size_t)count * size;
        left -= (size_t)count;
    }
    return err;
}
