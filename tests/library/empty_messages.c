/*
 * empty_messages.c - a message of no bytes is sent, or is not, as the schedule
 * says: rank 1 looks for one that it never receives.
 */
#include "library/run/executor.h"
#include "repo/builder.h"
#include "tests/repo/descriptors.h"

#include <stdio.h>

#define MARK 1000 /* a tag that no schedule here has */

/* Rank 0 sends block 1, rank 1 does nothing. */
static struct ct_schedule *planned(int rank, bool skips)
{
    struct ct_builder *builder = ct_builder_new(2, rank);
    struct ct_schedule *schedule = NULL;

    if (skips)
        ct_skip_empty(builder);
    if (rank == 0)
        ct_send(builder, 1, ct_span(CT_SEND, 1, 1));
    if (ct_builder_finish(builder, &schedule, NULL) != CT_OK)
        MPI_Abort(MPI_COMM_WORLD, 2);
    ct_builder_free(builder);
    return schedule;
}

/* Whether rank 0 has sent a message before this one of its own: messages to a
   rank do not overtake each other. */
static int finds_before_mark(int rank)
{
    int found = 0;

    if (rank == 0) {
        MPI_Send(NULL, 0, MPI_BYTE, 1, MARK, MPI_COMM_WORLD);
    } else {
        MPI_Status status;

        MPI_Recv(NULL, 0, MPI_BYTE, 0, MPI_ANY_TAG, MPI_COMM_WORLD, &status);
        found = status.MPI_TAG != MARK;
        if (found)
            MPI_Recv(NULL, 0, MPI_BYTE, 0, MARK, MPI_COMM_WORLD, &status);
    }
    return found;
}

/* Whether rank 1 finds a message when rank 0 has sent block 1 of no bytes. */
static int finds(int rank, bool skips)
{
    const struct ct_member member = {.nranks = 2, .rank = rank};
    const size_t item_bytes[4] = {4, 0, 4, 0};
    int sent = 1, got[2], found;
    const struct ct_call call = {.send = &sent, .recv = got, .bytes = 4, .element_bytes = 1};
    const struct ct_memory scratch = {NULL, 0};
    struct ct_workspace workspace = {.nsteps = 0};
    struct ct_starts starts = {.buffers = {NULL}};
    struct ct_schedule *schedule = planned(rank, skips);
    struct ct_running run = {.comm = MPI_COMM_WORLD, .space = &workspace};

    if (!ct_starts_reserve(&starts, schedule, &ct_alltoallv, &member) ||
        !ct_workspace_reserve_steps(&workspace, 1))
        MPI_Abort(MPI_COMM_WORLD, 2);
    ct_starts_bind(&starts, schedule, &ct_alltoallv, &member, item_bytes);
    ct_schedule_begin(&run, schedule, &call, &starts, &scratch);
    ct_schedule_go_on(&run, true);
    found = finds_before_mark(rank);
    ct_starts_fini(&starts);
    ct_workspace_fini(&workspace);
    ct_schedule_free(schedule);
    return found;
}

int main(int argc, char **argv)
{
    int rank, skipped, unskipped, wrong;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    skipped = finds(rank, true);
    unskipped = finds(rank, false);
    wrong = skipped || unskipped != (rank == 1);
    if (wrong)
        fprintf(stderr, "rank %d: found %d where it is left out, %d else\n", rank, skipped,
                unskipped);
    MPI_Finalize();
    return wrong;
}
