/*
 * first_inter - the first call is on an inter-communicator, with a datatype
 * that the library has to ask MPI about.
 */
#include "tests/library/compare.h"

int main(int argc, char **argv)
{
    int in[4] = {1, 2, 3, 4}, out[4] = {0}, rank;
    MPI_Comm half, inter;
    MPI_Datatype pair;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_split(MPI_COMM_WORLD, rank % 2, rank, &half);
    MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, 1 - rank % 2, 1, &inter);
    MPI_Type_contiguous(2, MPI_INT, &pair);
    MPI_Type_commit(&pair);
    MPI_Alltoall(in, 1, pair, out, 1, pair, inter);
    ct_compare_numbers("what the other sent", out[1], 2);
    MPI_Type_free(&pair);
    MPI_Comm_free(&inter);
    MPI_Comm_free(&half);
    MPI_Finalize();
    return ct_compare_result_here();
}
