/*
 * executor.h - run a schedule over MPI.
 *
 * All functions return MPI error codes and hand on what PMPI_* gave.
 */
#ifndef CT_REPO_EXECUTOR_H
#define CT_REPO_EXECUTOR_H

#include "repo/schedule.h"

#include <mpi.h>

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

/* What runs on one communicator share, one after the other. */
struct ct_workspace {
    MPI_Comm comm; /* no one else communicates on it */
    char *scratch;
    size_t scratch_bytes;
    int steps_max;         /* entries of the four arrays below */
    MPI_Request *requests; /* active ones, first */
    int *request_steps;    /* the step of each */
    int *waiting;          /* by step: predecessors not yet complete */
    int *ready;            /* stack of steps to start */
};

void ct_workspace_init(struct ct_workspace *workspace, MPI_Comm comm);
void ct_workspace_fini(struct ct_workspace *workspace);

/* Make room for schedules of up to `nsteps` steps. */
int ct_workspace_reserve(struct ct_workspace *workspace, int nsteps);

/*
 * Run this rank's schedule; allocates only when the call needs more scratch
 * memory than any before.
 *
 * workspace  with room reserved for the schedule
 */
int ct_schedule_run(const struct ct_schedule *schedule,
                    const struct ct_call *call, struct ct_workspace *workspace);

#endif
