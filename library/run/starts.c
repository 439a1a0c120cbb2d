/*
 * starts.c - sums of the sizes of the items that the blocks hold.
 */
#include "library/run/starts.h"

#include <stdlib.h>

/* How many blocks a buffer of this rank has. */
static int count_blocks(const struct ct_schedule *schedule, const struct ct_collective *collective,
                        const struct ct_member *member, int buffer)
{
    if (buffer < CT_SCRATCH)
        return collective->nblocks(member, (enum ct_buffer)buffer);
    return ct_scratch_blocks(schedule, buffer - CT_SCRATCH);
}

bool ct_starts_reserve(struct ct_starts *starts, const struct ct_schedule *schedule,
                       const struct ct_collective *collective, const struct ct_member *member)
{
    for (int i = 0; i < CT_SCRATCH + schedule->nscratch; i++) {
        const int nblocks = count_blocks(schedule, collective, member, i);

        if (starts->buffers[i] == NULL)
            starts->buffers[i] = calloc((size_t)nblocks + 1, sizeof *starts->buffers[i]);
        if (starts->buffers[i] == NULL)
            return false;
    }
    for (int i = 0; i < CT_SCRATCH; i++) {
        const int nblocks = count_blocks(schedule, collective, member, i);

        if (starts->places[i] == NULL)
            starts->places[i] = calloc((size_t)nblocks + 1, sizeof *starts->places[i]);
        if (starts->places[i] == NULL)
            return false;
    }
    if (starts->received == NULL && collective->private_bytes != 0)
        starts->received = calloc((size_t)count_blocks(schedule, collective, member, CT_RECV) + 1,
                                  sizeof *starts->received);
    return starts->received != NULL || collective->private_bytes == 0;
}

static size_t largest_of(const size_t *item_bytes, int nitems)
{
    size_t largest = 0;

    for (int i = 0; i < nitems; i++)
        largest = item_bytes[i] > largest ? item_bytes[i] : largest;
    return largest;
}

void ct_starts_bind(struct ct_starts *starts, const struct ct_schedule *schedule,
                    const struct ct_collective *collective, const struct ct_member *member,
                    const size_t *item_bytes)
{
    const bool is_private = collective->private_bytes != 0;
    const size_t largest = is_private ? starts->announced : largest_of(item_bytes, member->nranks);

    for (int i = 0; i < CT_SCRATCH + schedule->nscratch; i++) {
        const int nblocks = count_blocks(schedule, collective, member, i);
        const int *items = i < CT_SCRATCH ? NULL : schedule->scratch_items[i - CT_SCRATCH];
        size_t at = 0;

        for (int b = 0; b < nblocks; b++) {
            starts->buffers[i][b] = at;
            if (i < CT_SCRATCH)
                at += item_bytes[ct_size_place(collective, member, (enum ct_buffer)i, b)];
            else
                at += items == NULL || is_private ? largest : item_bytes[items[b]];
        }
        starts->buffers[i][nblocks] = at;
    }
}

size_t ct_starts_largest(const struct ct_problem *problem)
{
    if (problem->collective->private_bytes != 0)
        return 0;
    return problem->item_bytes == NULL ? problem->bytes
                                       : largest_of(problem->item_bytes, problem->nranks);
}

void ct_starts_fini(struct ct_starts *starts)
{
    for (int i = 0; i < CT_BUFFERS; i++) {
        free(starts->buffers[i]);
        starts->buffers[i] = NULL;
    }
    for (int i = 0; i < CT_SCRATCH; i++) {
        free(starts->places[i]);
        starts->places[i] = NULL;
    }
    free(starts->received);
    starts->received = NULL;
}
