/*
 * many_communicators - more communicators are used and freed than an MPI
 * library has at a time: none is left behind. The application can have nearly
 * as many as without the library, and calls work on all of them.
 *
 * With an argument MPI is started for several threads: communicators then
 * share nothing, and the library stops at some tens.
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

static MPI_Comm held[HELD_MAX];
static int is_threaded;

/* With a datatype that the library asks MPI about, by a communicator that it
   may have no more. */
static void call_with_gaps(MPI_Comm comm)
{
    int sent[2] = {1, 2};
    int got[64];
    MPI_Datatype wide;

    MPI_Type_create_resized(MPI_INT, 0, 8, &wide);
    MPI_Type_commit(&wide);
    MPI_Allgather(sent, 2, MPI_INT, got, 2, wide, comm);
    ct_compare_numbers("last element", got[2], 2);
    MPI_Type_free(&wide);
}

/* Hold as many as there are, and call on them all. */
static int hold_all(int does_call)
{
    int nranks;
    int nheld = 0;
    int n;

    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    while (nheld < HELD_MAX && MPI_Comm_dup(MPI_COMM_WORLD, &held[nheld]) == MPI_SUCCESS) {
        /* fatal errors on these: the library's own must not be seen */
        MPI_Comm_set_errhandler(held[nheld], MPI_ERRORS_ARE_FATAL);
        if (does_call)
            ct_compare_numbers("sum", sum_of_ones(held[nheld]), nranks);
        nheld++;
    }
    ct_compare_numbers("there is a limit", nheld < HELD_MAX, 1);
    if (does_call && !is_threaded)
        call_with_gaps(held[0]);
    for (n = nheld; n > 0; n--)
        MPI_Comm_free(&held[n - 1]);
    return nheld;
}

int main(int argc, char **argv)
{
    int nranks, provided;
    int without, with;

    is_threaded = argc > 1;
    MPI_Init_thread(&argc, &argv, is_threaded ? MPI_THREAD_MULTIPLE : MPI_THREAD_SINGLE, &provided);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    without = hold_all(0);
    for (int i = 0; i < ROUNDS; i++) {
        MPI_Comm comm;

        MPI_Comm_dup(MPI_COMM_WORLD, &comm);
        ct_compare_numbers("sum", sum_of_ones(comm), nranks);
        MPI_Comm_free(&comm);
    }
    with = hold_all(1);
    if (without - with > (is_threaded ? 70 : 2))
        ct_compare_numbers("communicators", with, without);
    return ct_compare_end();
}
