/*
 * other_handle - a program whose calls reach the MPI library by another handle,
 * so that the tuned library, which knows of MPI_Init, sees none of them.
 */
#include "library/finish.h"

#include <mpi.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    int one = 1, sum = 0, nranks;

    MPI_Init(&argc, &argv);
    ct_finish_expect_report();
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    for (int i = 0; i < 100; i++)
        PMPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    MPI_Finalize();
    return sum == nranks ? EXIT_SUCCESS : EXIT_FAILURE;
}
