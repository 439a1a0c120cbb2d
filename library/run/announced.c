/*
 * announced.c - the largest size by an allreduce, all sizes by a schedule.
 */
#include "library/run/announced.h"

#include "library/run/executor.h"

#include <stdint.h>
#include <string.h>

int ct_announce_largest(MPI_Comm comm, const size_t *sizes, int nblocks,
                        size_t *largest)
{
    uint64_t most = 0;
    int err;

    for (int i = 0; i < nblocks; i++)
        most = sizes[i] > most ? sizes[i] : most;
    err = PMPI_Allreduce(MPI_IN_PLACE, &most, 1, MPI_UINT64_T, MPI_MAX, comm);
    *largest = (size_t)most;
    return err;
}

/* Of a scratch buffer without gaps; returns the end of what was read. */
static const char *add_up(const char *sizes, int nblocks, size_t *starts)
{
    starts[0] = 0;
    for (int i = 0; i < nblocks; i++, sizes += sizeof(size_t)) {
        size_t size;

        memcpy(&size, sizes, sizeof size);
        starts[i + 1] = starts[i] + size;
    }
    return sizes;
}

int ct_announce_sizes(const struct ct_schedule *schedule, const size_t *sizes,
                      struct ct_starts *starts, MPI_Comm comm,
                      struct ct_workspace *workspace,
                      const struct ct_memory *scratch)
{
    const struct ct_call call = {.send = sizes,
                                 .recv = starts->received,
                                 .bytes = sizeof *sizes,
                                 .element_bytes = 1};
    const char *start = scratch->start;
    const char *at = start;
    const int err =
        ct_schedule_run(schedule, &call, NULL, comm, workspace, scratch);

    for (int i = 0; i < schedule->nscratch && err == MPI_SUCCESS; i++) {
        at = start + ct_scratch_aligned((size_t)(at - start));
        if (schedule->scratch_items[i] != NULL)
            at = add_up(at, ct_scratch_blocks(schedule, i),
                        starts->buffers[CT_SCRATCH + i]);
        else
            at += sizeof *sizes * (size_t)ct_scratch_blocks(schedule, i);
    }
    return err;
}
