/*
 * finalizers - calls from attributes of MPI_COMM_SELF in MPI_Finalize. Rank 0
 * calls the library before it sets its attribute, the others afterwards.
 *
 * threads as an argument: with MPI_THREAD_MULTIPLE.
 */
#include "tests/library/compare.h"

#include <stdio.h>

static int call_at_the_end(MPI_Comm comm, int key, void *value, void *extra)
{
    int one = 1, sum = 0, nranks;

    (void)comm;
    (void)key;
    (void)value;
    (void)extra;
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    for (int i = 0; i < 3; i++) {
        MPI_Comm dup;

        MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
        ct_compare_numbers("sum", sum, nranks);
        MPI_Comm_dup(MPI_COMM_WORLD, &dup);
        MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, dup);
        ct_compare_numbers("sum on a dup", sum, nranks);
        MPI_Comm_free(&dup);
    }
    if (ct_compare_result_here() == 0)
        fprintf(stderr, "called at the end\n");
    return MPI_SUCCESS;
}

static void set_attribute(void)
{
    int key;

    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, call_at_the_end, &key, NULL);
    MPI_Comm_set_attr(MPI_COMM_SELF, key, NULL);
    MPI_Comm_free_keyval(&key);
}

int main(int argc, char **argv)
{
    int one = 1, sum = 0, rank, level;

    MPI_Init_thread(&argc, &argv, argc > 1 ? MPI_THREAD_MULTIPLE : MPI_THREAD_SINGLE, &level);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 0)
        MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_SELF);
    set_attribute();
    MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    MPI_Finalize();
    return ct_compare_result_here();
}
