/*
 * abi_calls - a program that is compiled for the interface of the MPI standard
 * 5.0.
 */
#include "tests/library/abi_mpi.h"

#include <stdio.h>

int main(int argc, char **argv)
{
    const int mine[2] = {3, 4};
    int sum[2] = {0, 0};
    int here; /* far beyond what an int can say */

    MPI_Init(&argc, &argv);
    for (int i = 0; i < 3; i++) {
        MPI_Allreduce(mine, sum, 2, ABI_INT, ABI_SUM, ABI_COMM_WORLD);
        MPI_Barrier((struct abi_comm *)&here);
    }
    MPI_Finalize();
    if (sum[0] != 3 || sum[1] != 4)
        return 1;
    puts("right results");
    return 0;
}
