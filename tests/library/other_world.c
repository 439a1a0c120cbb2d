/*
 * other_world - a communicator with a rank of another MPI_COMM_WORLD, as of one
 * that was spawned: that world never agreed with this one, so calls are native.
 *
 * MPI program, any number of ranks. MPICH 4.0.2 spawns nothing here, so the last
 * rank of a communicator is said to be unknown in MPI_COMM_WORLD.
 */
#include "tests/library/compare.h"

static int is_foreign; /* the last rank of each group of more than one */

int PMPI_Group_translate_ranks(MPI_Group from, int n, const int *ranks, MPI_Group to, int *found)
{
    const int err = MPI_Group_translate_ranks(from, n, ranks, to, found);

    if (is_foreign && n > 1)
        found[n - 1] = MPI_UNDEFINED;
    return err;
}

static void call_on(MPI_Comm comm)
{
    int nranks, one = 1, sum = 0;

    MPI_Comm_size(comm, &nranks);
    for (int i = 0; i < 3; i++) {
        MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, comm);
        ct_compare_numbers("sum", sum, nranks);
    }
}

int main(int argc, char **argv)
{
    MPI_Comm reversed;
    int rank;

    MPI_Init(&argc, &argv);
    call_on(MPI_COMM_WORLD);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_split(MPI_COMM_WORLD, 0, -rank, &reversed);
    is_foreign = 1;
    call_on(reversed);
    MPI_Comm_free(&reversed);
    MPI_Finalize();
    return ct_compare_result_here();
}
