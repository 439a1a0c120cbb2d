/*
 * schedule.c - what does not need the builder: sizes, names, freeing.
 */
#include "repo/schedule.h"

#include <stdlib.h>
#include <string.h>

static const char *const collective_names[CT_COLLECTIVES] = {
    [CT_ALLTOALL] = "alltoall",
    [CT_ALLGATHER] = "allgather",
    [CT_ALLREDUCE] = "allreduce",
};

void ct_schedule_free(struct ct_schedule *schedule)
{
    if (schedule == NULL)
        return;
    free(schedule->steps);
    free(schedule->epochs);
    free(schedule->succs);
    free(schedule);
}

size_t ct_schedule_memory(const struct ct_schedule *schedule)
{
    size_t bytes = sizeof *schedule;

    bytes += (size_t)schedule->nsteps * sizeof *schedule->steps;
    bytes += ((size_t)schedule->nepochs + 1) * sizeof *schedule->epochs;
    for (int i = 0; i < schedule->nsteps; i++)
        bytes += (size_t)schedule->steps[i].nsuccs * sizeof *schedule->succs;
    return bytes;
}

/*
 * The first (elements % units_per_block) units are one element longer than
 * the others: no product of two large numbers, so nothing can wrap.
 */
static size_t offset_in_parts(size_t unit, size_t block_bytes,
                              size_t element_bytes, size_t units)
{
    const size_t elements = block_bytes / element_bytes;
    const size_t block = unit / units;
    const size_t within = unit % units;
    const size_t longer = elements % units;
    const size_t before =
        within * (elements / units) + (within < longer ? within : longer);

    return block * block_bytes + before * element_bytes;
}

size_t ct_unit_offset(int unit, size_t block_bytes, size_t element_bytes,
                      int units_per_block)
{
    if (units_per_block == 1) /* most schedules: spare them the divisions */
        return (size_t)unit * block_bytes;
    return offset_in_parts((size_t)unit, block_bytes, element_bytes,
                           (size_t)units_per_block);
}

const char *ct_collective_name(enum ct_collective collective)
{
    return collective_names[collective];
}

enum ct_collective ct_collective_find(const char *name)
{
    int i = 0;

    while (i < CT_COLLECTIVES && strcmp(name, collective_names[i]) != 0)
        i++;
    return (enum ct_collective)i;
}
