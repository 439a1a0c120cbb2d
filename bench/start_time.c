/*
 * start_time.c - how long MPI_Init takes.
 *
 * MPI program. Rank 0 prints, in milliseconds of the slowest rank: MPI_Init,
 * and of it what came after MPI's own part. bench/bench start runs it.
 */
#include "bench/start_mark.h"

#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    const double begin = ct_start_now();
    double ms[2];
    int rank;

    MPI_Init(&argc, &argv);
    ms[1] = ct_start_now();
    ms[0] = 1e3 * (ms[1] - begin);
    ms[1] = 1e3 * (ms[1] - ct_start_returned());
    PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    PMPI_Reduce(rank == 0 ? MPI_IN_PLACE : ms, ms, 2, MPI_DOUBLE, MPI_MAX, 0, MPI_COMM_WORLD);
    if (rank == 0)
        printf("%.3f %.3f\n", ms[0], ms[1]);
    MPI_Finalize();
    return 0;
}
