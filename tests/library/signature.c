/*
 * signature - what tuned.c must hold to be valid for this job, as macros on
 * standard output of rank 0.
 */
#include "library/run/placement.h"

#include <inttypes.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

static void print(const char *name, uint64_t value)
{
    printf("#define %s UINT64_C(%" PRIu64 ")\n", name, value);
}

int main(int argc, char **argv)
{
    uint64_t mine;
    uint64_t *all;
    int rank, nranks;

    MPI_Init(&argc, &argv);
    mine = ct_host_hash(NULL);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    all = calloc((size_t)nranks, sizeof *all);
    if (all == NULL)
        MPI_Abort(MPI_COMM_WORLD, 2);
    PMPI_Allgather(&mine, 1, MPI_UINT64_T, all, 1, MPI_UINT64_T, MPI_COMM_WORLD);
    if (rank == 0) {
        printf("#define JOB_NRANKS %d\n", nranks);
        print("JOB_MPI_VERSION", ct_mpi_version_hash());
        print("JOB_PLACEMENT", ct_placement_hash(all, nranks));
    }
    free(all);
    MPI_Finalize();
    return 0;
}
