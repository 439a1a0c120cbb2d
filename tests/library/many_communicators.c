/*
 * many_communicators - more communicators are used and freed than an MPI
 * library has at a time: none is left behind. And when it has no more, calls
 * still work on those that the application made.
 */
#include "tests/library/compare.h"

#include <stddef.h>

#define ROUNDS 3000
#define HELD_MAX 3000

static long sum_of_ones(MPI_Comm comm)
{
    int one = 1;
    int sum = 0;

    MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, comm);
    return sum;
}

int main(int argc, char **argv)
{
    static MPI_Comm held[HELD_MAX];
    int nheld = 0;
    int nranks, result;

    MPI_Init(&argc, &argv);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    for (int i = 0; i < ROUNDS; i++) {
        MPI_Comm comm;

        MPI_Comm_dup(MPI_COMM_WORLD, &comm);
        ct_compare_numbers("sum", sum_of_ones(comm), nranks);
        MPI_Comm_free(&comm);
    }
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    while (nheld < HELD_MAX &&
           MPI_Comm_dup(MPI_COMM_WORLD, &held[nheld]) == MPI_SUCCESS)
        nheld++;
    ct_compare_numbers("there is a limit", nheld < HELD_MAX, 1);
    /* fatal errors on these: the library's own must not be seen */
    for (int i = 0; i < nheld; i += 100) {
        MPI_Comm_set_errhandler(held[i], MPI_ERRORS_ARE_FATAL);
        ct_compare_numbers("sum at the limit", sum_of_ones(held[i]), nranks);
    }
    while (nheld > 0)
        MPI_Comm_free(&held[--nheld]);
    result = ct_compare_result();
    MPI_Finalize();
    return result;
}
