/*
 * running.c - where the spans of a call are.
 */
#include "library/run/running.h"

#include "library/mpi/pmpi.h"
#include "repo/collective.h"

size_t ct_running_look_up(const struct ct_running *run, int buffer, int unit)
{
    struct ct_grid grid = run->grid;

    if (run->starts != NULL)
        grid.starts = run->starts->buffers[buffer];
    return ct_unit_offset(unit, &grid, run->schedule->units_per_block);
}

size_t ct_running_bytes(const struct ct_running *run, const struct ct_span *span)
{
    if (run->is_plain)
        return (size_t)span->units * run->grid.block_bytes;
    return ct_running_look_up(run, span->buffer, span->first + span->units) -
           ct_running_look_up(run, span->buffer, span->first);
}

int ct_running_place_scratch(struct ct_running *run, const struct ct_memory *scratch)
{
    size_t total = 0;

    for (int i = 0; i < run->schedule->nscratch; i++) {
        const int buffer = CT_SCRATCH + i;
        const size_t bytes = ct_running_offset(run, buffer, run->schedule->scratch_units[i]);
        char *start = run->to[CT_RECV];

        if (!ct_running_is_result(run, buffer)) {
            start = (char *)scratch->start + total;
            total = ct_size_add(total, bytes);
            if (total > scratch->bytes)
                return MPI_ERR_INTERN;
            total = ct_scratch_aligned(total);
        }
        run->to[buffer] = start;
        run->from[buffer] = start;
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

int ct_tags_look(MPI_Comm comm)
{
    int *most;
    int is_found = 0;
    const int err = PMPI_Comm_get_attr(comm, MPI_TAG_UB, &most, &is_found);

    if (err == MPI_SUCCESS && is_found && *most / CT_TAGS_SPAN > count_collectives())
        ct_tags_mask = ~0;
    return err;
}

int ct_tags_count(void)
{
    return ct_tags_mask == 0 ? CT_TAGS_SPAN : count_collectives() * CT_TAGS_SPAN;
}
