/*
 * left_messages - MPI refuses the root's part of a gatherv, or the last rank's of a
 * bcast, so that what was sent to it is never received. Calls of other collectives are
 * right afterwards.
 *
 * usage: left_messages [bcast]. Prints what differs; the exit code is 1 if anything did on any rank.
 */
#include "tests/library/compare.h"

enum { RANKS_MAX = 8, BLOCK = 4, MOST = 4096 };

static const int lengths[] = {1, 64, 700, MOST};

enum { LENGTHS = sizeof lengths / sizeof *lengths };

static int sent[MOST], got[RANKS_MAX * MOST];

static int gather(MPI_Datatype type, int nranks)
{
    int counts[RANKS_MAX], displs[RANKS_MAX];

    for (int i = 0; i < nranks; i++) {
        counts[i] = BLOCK;
        displs[i] = BLOCK * i;
    }
    return MPI_Gatherv(sent, BLOCK, MPI_INT, got, counts, displs, type, 0, MPI_COMM_WORLD);
}

static int bcast(MPI_Datatype type)
{
    return MPI_Bcast(sent, BLOCK, type, 0, MPI_COMM_WORLD);
}

int main(int argc, char **argv)
{
    MPI_Datatype type;
    int rank, nranks, refused, class;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    refused = argc > 1 ? nranks - 1 : 0;
    ct_compare_numbers("right", argc > 1 ? bcast(MPI_INT) : gather(MPI_INT, nranks), MPI_SUCCESS);
    for (int i = 0; i < BLOCK; i++)
        sent[i] = 1000;
    type = rank == refused ? MPI_DATATYPE_NULL : MPI_INT;
    MPI_Error_class(argc > 1 ? bcast(type) : gather(type, nranks), &class);
    ct_compare_numbers("class", class, rank == refused ? MPI_ERR_TYPE : MPI_SUCCESS);
    for (int i = 0; i < MOST; i++)
        sent[i] = i;
    for (int i = 0; i < LENGTHS; i++) {
        const int n = lengths[i];

        ct_compare_numbers("allreduce",
                           MPI_Allreduce(sent, got, n, MPI_INT, MPI_SUM, MPI_COMM_WORLD),
                           MPI_SUCCESS);
        ct_compare_numbers("sum", got[n - 1], nranks * (n - 1));
        ct_compare_numbers("allgather",
                           MPI_Allgather(sent, n, MPI_INT, got, n, MPI_INT, MPI_COMM_WORLD),
                           MPI_SUCCESS);
        ct_compare_numbers("block", got[nranks * n - 1], n - 1);
    }
    return ct_compare_end();
}
