/*
 * empty_blocks - long calls of elements with gaps in which the last rank's block has none.
 *
 * MPI program for 2 to 4 ranks. A rank that returns alone leaves the others waiting: an alarm ends the
 * job.
 */
#include "tests/library/compare.h"

#include <string.h>
#include <unistd.h>

enum { ELEMENTS = 400000, RANKS_MAX = 4 };

static int sent[2 * ELEMENTS * RANKS_MAX], got[2 * ELEMENTS * RANKS_MAX];
static int rank, nranks;
static int counts[RANKS_MAX], displs[RANKS_MAX];

static void fill(void)
{
    for (int i = 0; i < 2 * ELEMENTS * nranks; i++)
        sent[i] = rank + i;
    memset(got, 0, sizeof got);
}

/* Of every second int. */
static void add(void *in, void *inout, int *n, MPI_Datatype *type)
{
    (void)type;
    for (int i = 0; i < 2 * *n; i += 2)
        ((int *)inout)[i] += ((const int *)in)[i];
}

/* recv: the send buffer, too, if it is in place */
static void reduce(int *recv, MPI_Datatype type, MPI_Op op)
{
    fill();
    MPI_Reduce_scatter(recv == sent ? MPI_IN_PLACE : sent, recv, counts, type, op, MPI_COMM_WORLD);
    for (int i = 0; i < 2 * counts[rank]; i += 2)
        ct_compare_numbers("sum", recv[i],
                           nranks * (nranks - 1) / 2 + nranks * (2 * displs[rank] + i));
}

static void gather(MPI_Datatype type)
{
    fill();
    MPI_Allgatherv(sent, counts[rank], type, got, counts, displs, type, MPI_COMM_WORLD);
    for (int i = 0; i < 2 * displs[nranks - 1]; i += 2)
        ct_compare_numbers("gathered", got[i], i / 2 / ELEMENTS + i % (2 * ELEMENTS));
}

int main(int argc, char **argv)
{
    MPI_Datatype type;
    MPI_Op op;

    MPI_Init(&argc, &argv);
    alarm(1200);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    MPI_Type_create_resized(MPI_INT, 0, 2 * sizeof(int), &type);
    MPI_Type_commit(&type);
    MPI_Op_create(add, 1, &op);
    for (int i = 0; i < nranks; i++) {
        counts[i] = i < nranks - 1 ? ELEMENTS : 0;
        displs[i] = i * ELEMENTS;
    }
    reduce(got, type, op);
    reduce(sent, type, op);
    gather(type);
    MPI_Op_free(&op);
    MPI_Type_free(&type);
    MPI_Finalize();
    return ct_compare_result_here();
}
