/*
 * schedule.c - what does not need the builder: sizes and freeing.
 */
#include "repo/schedule.h"

#include <stdlib.h>
#include <string.h>

void ct_schedule_free(struct ct_schedule *schedule)
{
    if (schedule == NULL)
        return;
    free(schedule->steps);
    free(schedule->epochs);
    free(schedule->succs);
    free(schedule->readers);
    for (int i = 0; i < CT_SCRATCH_MAX; i++)
        free(schedule->scratch_items[i]);
    free(schedule);
}

int ct_scratch_blocks(const struct ct_schedule *schedule, int number)
{
    const int block = schedule->units_per_block;

    return (schedule->scratch_units[number] + block - 1) / block;
}

size_t ct_schedule_memory(const struct ct_schedule *schedule)
{
    size_t bytes = sizeof *schedule;

    bytes += (size_t)schedule->nsteps * sizeof *schedule->steps;
    bytes += ((size_t)schedule->nepochs + 1) * sizeof *schedule->epochs;
    for (int i = 0; i < schedule->nsteps; i++)
        bytes += (size_t)schedule->steps[i].nsuccs * sizeof *schedule->succs;
    bytes += (size_t)schedule->nreaders * sizeof *schedule->readers;
    return bytes;
}

/* A block's units: the first `longer` of them are one element longer than the others. */
struct parts {
    size_t block_bytes, element_bytes;
    size_t units;
    size_t elements; /* of each unit */
    size_t longer;
};

static struct parts parts_of(size_t block_bytes, size_t element_bytes, size_t units)
{
    const size_t elements = element_bytes == 0 ? block_bytes > 0 : block_bytes / element_bytes;

    if (element_bytes == 0)
        element_bytes = block_bytes;

    return (struct parts){block_bytes, element_bytes, units, elements / units, elements % units};
}

/* No product of two large numbers, so nothing can wrap. */
static size_t offset_in_parts(size_t unit, const struct parts *parts)
{
    const size_t block = unit < parts->units ? 0 : unit / parts->units; /* mostly no division */
    const size_t within = unit - block * parts->units;
    const size_t before =
        within * parts->elements + (within < parts->longer ? within : parts->longer);

    return block * parts->block_bytes + before * parts->element_bytes;
}

/* A block of its own size. */
static size_t offset_in_table(size_t unit, const struct ct_grid *grid, size_t units)
{
    const size_t *start = grid->starts + unit / units;
    const size_t within = unit % units;
    struct parts parts;

    if (within == 0) /* perhaps the end: there is no next block */
        return start[0];
    parts = parts_of(start[1] - start[0], grid->element_bytes, units);
    return start[0] + offset_in_parts(within, &parts);
}

size_t ct_unit_offset(int unit, const struct ct_grid *grid, int units_per_block)
{
    struct parts parts;

    if (grid->starts != NULL)
        return offset_in_table((size_t)unit, grid, (size_t)units_per_block);
    if (units_per_block == 1) /* most schedules: spare them the divisions */
        return (size_t)unit * grid->block_bytes;
    parts = parts_of(grid->block_bytes, grid->element_bytes, (size_t)units_per_block);
    return offset_in_parts((size_t)unit, &parts);
}

size_t ct_units_bytes(int first, int n, const struct ct_grid *grid, int units_per_block)
{
    struct parts parts;

    if (grid->starts != NULL)
        return ct_unit_offset(first + n, grid, units_per_block) -
               ct_unit_offset(first, grid, units_per_block);
    if (units_per_block == 1)
        return (size_t)n * grid->block_bytes;
    parts = parts_of(grid->block_bytes, grid->element_bytes, (size_t)units_per_block);
    return offset_in_parts((size_t)first + (size_t)n, &parts) -
           offset_in_parts((size_t)first, &parts);
}
