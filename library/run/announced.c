/*
 * announced.c - the largest size by an allreduce, all sizes by a schedule.
 */
#include "library/run/announced.h"

#include "library/mpi/pmpi.h"

#include <string.h>

#define IN_A_ROW 3 /* calls that are too large until a pause begins */
#define PAUSE 4
#define PAUSE_MOST 256

/* NULL: it has none, and there is no room. */
static struct ct_pause *pause_of(struct ct_pauses *pauses, const struct ct_algorithm *algorithm)
{
    for (int i = 0; i < CT_PAUSES; i++) {
        struct ct_pause *pause = &pauses->of[i];

        if (pause->algorithm == NULL)
            *pause = (struct ct_pause){.algorithm = algorithm, .next = PAUSE};
        if (pause->algorithm == algorithm)
            return pause;
    }
    return NULL;
}

/* A pause begins, or no call of the kind is known any more. Calls that take
   turns with smaller ones begin none: those would be native, too. */
static void note(struct ct_pause *pause, bool is_too_large)
{
    if (!is_too_large) {
        pause->nlarge = 0;
        pause->next = PAUSE;
        return;
    }
    if (pause->nlarge < IN_A_ROW)
        pause->nlarge++;
    if (pause->nlarge < IN_A_ROW)
        return;
    pause->left = pause->next;
    pause->next = pause->next * 4 < PAUSE_MOST ? pause->next * 4 : PAUSE_MOST;
}

bool ct_announced_is_too_large(const struct ct_problem *problem, size_t announced)
{
    return ct_size_mul(announced, (size_t)problem->nranks) > CT_ANNOUNCED_MAX ||
           (problem->announced_most > 0 && announced > problem->announced_most);
}

size_t ct_announced_own(const struct ct_problem *problem, int rank)
{
    const struct ct_member member = {
        .nranks = problem->nranks, .rank = rank, .root = problem->root};
    const int nblocks = problem->collective->nblocks(&member, CT_SEND);
    size_t most = 0;

    for (int i = 0; i < nblocks; i++)
        most = problem->item_bytes[i] > most ? problem->item_bytes[i] : most;
    return most < CT_ANNOUNCED_MOST ? most : CT_ANNOUNCED_MOST;
}

/* There are pauses where a size is known that the algorithm was chosen for. */
int ct_announce_largest(MPI_Comm comm, size_t own, const struct ct_algorithm *algorithm,
                        const struct ct_problem *problem, struct ct_pauses *pauses, size_t *largest)
{
    struct ct_pause *pause = problem->announced_most > 0 ? pause_of(pauses, algorithm) : NULL;
    uint64_t most = own;
    int err;

    if (pause != NULL && pause->left > 0) {
        pause->left--;
        *largest = CT_ANNOUNCED_MOST;
        return MPI_SUCCESS;
    }
    err = PMPI_Allreduce(MPI_IN_PLACE, &most, 1, MPI_UINT64_T, MPI_MAX, comm);
    *largest = (size_t)most;
    if (err == MPI_SUCCESS && pause != NULL)
        note(pause, ct_announced_is_too_large(problem, *largest));
    return err;
}

/* Of a scratch buffer without gaps; returns the end of what was read. After an
   error it may be anything, but there is room for `most` bytes only. */
static const char *add_up(const char *sizes, int nblocks, size_t most, size_t *starts)
{
    starts[0] = 0;
    for (int i = 0; i < nblocks; i++, sizes += sizeof(size_t)) {
        size_t size;

        memcpy(&size, sizes, sizeof size);
        starts[i + 1] = starts[i] + (size <= most ? size : 0);
    }
    return sizes;
}

struct ct_call ct_announced_sizes(const size_t *sizes, const struct ct_starts *starts)
{
    return (struct ct_call){
        .send = sizes, .recv = starts->received, .bytes = sizeof *sizes, .element_bytes = 1};
}

void ct_announced_take_sizes(const struct ct_schedule *schedule, struct ct_starts *starts,
                             const struct ct_memory *scratch)
{
    const char *start = scratch->start;
    const char *at = start;

    for (int i = 0; i < schedule->nscratch; i++) {
        at = start + ct_scratch_aligned((size_t)(at - start));
        if (schedule->scratch_items[i] != NULL)
            at = add_up(at, ct_scratch_blocks(schedule, i), starts->announced,
                        starts->buffers[CT_SCRATCH + i]);
        else
            at += sizeof(size_t) * (size_t)ct_scratch_blocks(schedule, i);
    }
}
