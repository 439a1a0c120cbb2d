/*
 * profile_gather.c - each rank's lines to rank 0, one rank after the other.
 */
#include "library/report/profile_gather.h"

#include "library/group/sharing.h"
#include "library/mpi/pmpi.h"
#include "library/report/profile_report.h"
#include "library/switches/switches.h"
#include "library/task/profile.h"

#include <stdlib.h>

/* On a private communicator of which no other message is under way. */
#define TAG 0

/* That of all ranks in their order, on which all want the file; NULL: none. */
static const struct ct_context *find_context(void)
{
    const struct ct_context *context;
    MPI_Group world;
    int nranks;

    if (PMPI_Comm_size(MPI_COMM_WORLD, &nranks) != MPI_SUCCESS ||
        PMPI_Comm_group(MPI_COMM_WORLD, &world) != MPI_SUCCESS)
        return NULL;
    context = ct_sharing_find(world, nranks);
    PMPI_Group_free(&world);
    return context != NULL && context->reason == CT_TUNED && context->gathers_report ? context
                                                                                     : NULL;
}

/* Line by line: rank 0 needs no memory to receive, so that none waits. */
static int send_lines(const struct ct_profile_lines *own, MPI_Comm comm)
{
    const int head[2] = {own->count, own->has_failed};
    int err = PMPI_Send(head, 2, MPI_INT, 0, TAG, comm);

    for (int i = 0; i < own->count && err == MPI_SUCCESS; i++)
        err = PMPI_Send(&own->lines[i], (int)sizeof own->lines[i], MPI_BYTE, 0, TAG, comm);
    return err;
}

static int receive_lines(int rank, struct ct_profile_lines *all, MPI_Comm comm)
{
    int head[2];
    int err = PMPI_Recv(head, 2, MPI_INT, rank, TAG, comm, MPI_STATUS_IGNORE);

    if (err != MPI_SUCCESS)
        return err;
    all->has_failed = all->has_failed || head[1] != 0;
    for (int i = 0; i < head[0] && err == MPI_SUCCESS; i++) {
        struct ct_profile_line line;

        err = PMPI_Recv(&line, (int)sizeof line, MPI_BYTE, rank, TAG, comm, MPI_STATUS_IGNORE);
        if (err == MPI_SUCCESS)
            ct_profile_lines_add(all, &line);
    }
    return err;
}

static int exchange(const struct ct_context *context, struct ct_profile_lines *lines)
{
    int err = MPI_SUCCESS;

    if (context->rank != 0)
        return send_lines(lines, context->comm);
    for (int rank = 1; rank < context->nranks && err == MPI_SUCCESS; rank++)
        err = receive_lines(rank, lines, context->comm);
    return err;
}

void ct_profile_gather(void)
{
    const char *path = ct_report_file();
    const struct ct_context *context;
    struct ct_profile_lines lines;
    int rank;

    if (!ct_profile_is_on() || path == NULL || PMPI_Comm_rank(MPI_COMM_WORLD, &rank) != MPI_SUCCESS)
        return;
    context = find_context();
    if (rank != 0 && context == NULL)
        return;
    lines = ct_profile_lines_own();
    if (context != NULL && exchange(context, &lines) != MPI_SUCCESS)
        lines.has_failed = true;
    if (rank == 0)
        ct_profile_write(&lines, context == NULL ? 0 : context->nranks, path);
    free(lines.lines);
}
