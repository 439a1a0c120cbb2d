/*
 * running.c - where the spans of a call are.
 */
#include "library/run/running.h"

#include "library/mpi/pmpi.h"
#include "repo/collective.h"

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

static int count_collectives(void)
{
    int n = 0;

    while (ct_collectives[n] != NULL)
        n++;
    return n;
}

void ct_tags_look(MPI_Comm comm)
{
    int *most;
    int is_found = 0;

    if (PMPI_Comm_get_attr(comm, MPI_TAG_UB, &most, &is_found) == MPI_SUCCESS && is_found &&
        *most / CT_TAGS_SPAN > count_collectives())
        ct_tags_mask = ~0;
}

int ct_tags_count(void)
{
    return ct_tags_mask == 0 ? CT_TAGS_SPAN : count_collectives() * CT_TAGS_SPAN;
}

int ct_running_lay_out(struct ct_running *run, const struct ct_schedule *schedule,
                       const struct ct_call *call, const struct ct_starts *starts,
                       const struct ct_memory *scratch)
{
    /* field by field: to clear it all takes 20 ns */
    run->schedule = schedule;
    run->call = call;
    run->starts = starts;
    run->is_plain = starts == NULL && schedule->units_per_block == 1;
    run->grid.block_bytes = call->bytes;
    run->grid.element_bytes = call->element_bytes;
    run->grid.starts = NULL;
    run->from[CT_SEND] = call->send;
    run->from[CT_RECV] = call->recv;
    run->to[CT_SEND] = NULL;
    run->to[CT_RECV] = call->recv;
    run->first_tag = ct_running_first_tag(run, schedule->first_tag);
    return place_scratch(run, scratch);
}
