/*
 * tuned_job.c - the dispatch that the tests use, for the job that signature.h
 * was written by.
 *
 * With SPOIL_... defined, one part of the signature is another's; with
 * SIMULATED the choices are from a simulation.
 */
#include "library/tuned.h"
#include "signature.h"

#ifndef SPOIL_NRANKS
#define SPOIL_NRANKS 0
#endif
#ifndef SPOIL_DISPATCH
#define SPOIL_DISPATCH 0
#endif
#ifndef SPOIL_MPI_VERSION
#define SPOIL_MPI_VERSION 0
#endif
#ifndef SPOIL_PLACEMENT
#define SPOIL_PLACEMENT 0
#endif

extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm allgather_bruck;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allreduce_recursive_doubling;
extern const struct ct_algorithm allreduce_ring;

static struct ct_choice choose_alltoall(int nranks, size_t bytes)
{
    struct ct_choice choice = {&alltoall_ring, 0};

    (void)nranks;
    if (bytes <= 64)
        choice.algorithm = &alltoall_bruck;
    else if (bytes <= 256)
        choice.algorithm = NULL;
    return choice;
}

/* 28 bytes: a parameter value that the algorithm does not have. */
static struct ct_choice choose_allgather(int nranks, size_t bytes)
{
    struct ct_choice choice = {&allgather_ring, 4096};

    (void)nranks;
    if (bytes == 28)
        choice.param = 7;
    else if (bytes <= 64)
        choice = (struct ct_choice){&allgather_bruck, 0};
    else if (bytes <= 4096)
        choice.param = 0;
    return choice;
}

#ifndef SPOIL_ALLREDUCE
static struct ct_choice choose_allreduce(int nranks, size_t bytes)
{
    struct ct_choice choice = {&allreduce_ring, 1024};

    (void)nranks;
    if (bytes <= 64)
        choice = (struct ct_choice){&allreduce_recursive_doubling, 0};
    else if (bytes <= 8192)
        choice.param = 0;
    return choice;
}
#endif

const struct ct_tuned ct_tuned = {
    .machine = "job",
    .nranks = JOB_NRANKS + SPOIL_NRANKS,
#ifdef SIMULATED
    .is_simulated = true,
#endif
    .cluster_hash = 0,
    .dispatch_hash = 1 + SPOIL_DISPATCH,
    .mpi_version_hash = JOB_MPI_VERSION + SPOIL_MPI_VERSION,
    .placement_hash = JOB_PLACEMENT + SPOIL_PLACEMENT,
    .choose =
        {
            [CT_ALLTOALL] = choose_alltoall,
            [CT_ALLGATHER] = choose_allgather,
#ifndef SPOIL_ALLREDUCE
            [CT_ALLREDUCE] = choose_allreduce,
#endif
        },
};
