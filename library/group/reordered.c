/*
 * reordered.c - communicators that are made at first use.
 */
#include "library/group/reordered.h"

#include "library/group/comm_room.h"
#include "library/mpi/votes.h"

int ct_reordered_position(const int *ranks, int rank)
{
    int position = 0;

    while (ranks[position] != rank)
        position++;
    return position;
}

static bool split(const struct ct_context *context, int position, MPI_Comm *comm)
{
    if (PMPI_Comm_split(context->comm, 0, position, comm) != MPI_SUCCESS) {
        *comm = MPI_COMM_NULL;
        return false;
    }
    return PMPI_Comm_set_errhandler(*comm, MPI_ERRORS_RETURN) == MPI_SUCCESS;
}

int ct_reordered_make(struct ct_context *context, enum ct_order order)
{
    MPI_Comm *comm = &context->reordered[order];
    bool is_made = ct_comm_room_is_left_for_order();
    int err;

    if (context->is_reordered[order])
        return MPI_SUCCESS;
    err = ct_votes_agree(context->comm, &is_made);
    context->is_reordered[order] = true;
    if (err != MPI_SUCCESS || !is_made)
        return err;
    is_made =
        split(context, ct_reordered_position(context->places->orders[order], context->rank), comm);
    err = ct_votes_agree(context->comm, &is_made);
    if (is_made)
        ct_comm_room_count(1);
    else if (*comm != MPI_COMM_NULL)
        PMPI_Comm_free(comm);
    return err;
}

void ct_reordered_free(struct ct_context *context)
{
    for (int i = 0; i < CT_ORDERS; i++) {
        if (context->reordered[i] == MPI_COMM_NULL)
            continue;
        PMPI_Comm_free(&context->reordered[i]);
        ct_comm_room_count(-1);
    }
}
