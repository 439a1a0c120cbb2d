/*
 * executor.h - run a schedule over MPI.
 *
 * All functions return MPI error codes and hand on what PMPI_* gave.
 */
#ifndef CT_LIBRARY_EXECUTOR_H
#define CT_LIBRARY_EXECUTOR_H

#include "library/workspace.h"
#include "repo/schedule.h"

/* One collective call, with the user's arguments put in order. */
struct ct_call {
    const void *send; /* the send buffer as schedule.h describes it; in place:
                         the part of recv that it is */
    void *recv;
    size_t bytes;         /* of a block; allreduce: of the vector */
    size_t element_bytes; /* 1; allreduce: size of `type` */
    MPI_Datatype type;    /* allreduce only: contiguous */
    MPI_Op op;            /* allreduce only */
};

/*
 * Run this rank's schedule; allocates nothing. After an error, receives that
 * were under way are cancelled; sends may still read scratch and the send
 * buffer.
 *
 * comm       no one else communicates on it
 * workspace  with room reserved for the schedule's steps
 * scratch    as large as the schedule's scratch buffers, each rounded up to a
 *            multiple of 64 bytes
 */
int ct_schedule_run(const struct ct_schedule *schedule,
                    const struct ct_call *call, MPI_Comm comm,
                    struct ct_workspace *workspace,
                    const struct ct_memory *scratch);

#endif
