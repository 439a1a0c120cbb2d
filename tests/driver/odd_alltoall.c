/*
 * odd_alltoall.c - PMPI_Alltoall in a simulation: right on both sides of the
 * size from which an odd number of ranks is not left to SimGrid.
 *
 * MPI program, linked with what is simulated. The blocks are of ints or of
 * pairs of them, in place or not.
 */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

static int nranks, rank;

static int value(int from, int to, int i)
{
    return (from * 64 + to) * 100000 + i;
}

/* Wrong elements of a call with `n` ints per block. */
static int call(int n, MPI_Datatype type, int count, int is_in_place)
{
    const int all = n * nranks;
    int *sent = malloc(all * sizeof *sent), *got = malloc(all * sizeof *got);
    int wrong = 0;

    if (sent == NULL || got == NULL)
        return 1;
    for (int i = 0; i < all; i++) {
        sent[i] = value(rank, i / n, i % n);
        got[i] = is_in_place ? sent[i] : -1;
    }
    if (PMPI_Alltoall(is_in_place ? MPI_IN_PLACE : sent, count, type, got, count, type,
                      MPI_COMM_WORLD) != MPI_SUCCESS)
        wrong++;
    for (int i = 0; i < all; i++)
        wrong += got[i] != value(i / n, rank, i % n);
    free(got);
    free(sent);
    return wrong;
}

int main(int argc, char **argv)
{
    static const int ints[] = {1, 8190, 8192, 16384};
    MPI_Datatype pair;
    int wrong = 0, all;

    MPI_Init(&argc, &argv);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Type_contiguous(2, MPI_INT, &pair);
    MPI_Type_commit(&pair);
    for (int i = 0; i < 4; i++) {
        for (int is_in_place = 0; is_in_place < 2; is_in_place++) {
            wrong += call(ints[i], MPI_INT, ints[i], is_in_place);
            if (ints[i] % 2 == 0)
                wrong += call(ints[i], pair, ints[i] / 2, is_in_place);
        }
    }
    MPI_Type_free(&pair);
    MPI_Reduce(&wrong, &all, 1, MPI_INT, MPI_SUM, 0, MPI_COMM_WORLD);
    if (rank == 0)
        printf("%d wrong\n", all);
    MPI_Finalize();
    return 0;
}
