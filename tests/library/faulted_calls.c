/*
 * faulted_calls.c - the first calls on communicators, while what the library needs fails on one
 * rank (faults.c): each call returns an error, or the right values, and all calls end.
 *
 * MPI program that knows nothing of the library. Errors are returned.
 */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RANKS_MAX = 8, LONG = 1500, GUARD = -77, TURNS = 3 };

static int sent[RANKS_MAX * LONG], got[RANKS_MAX * LONG], wanted[RANKS_MAX * LONG];
static int counts[RANKS_MAX], places[RANKS_MAX];
static int rank, nranks, nwrong, nerrors;
static MPI_Comm comm;
static const char *comm_name;

/* What rank `from` sends as element i of the block for `to`. */
static int value(int from, int to, int i)
{
    return 1000 * from + 10 * to + i % 7;
}

/* The sum of what ranks before `end` send. */
static int sum(int end, int to, int i)
{
    int all = 0;

    for (int from = 0; from < end; from++)
        all += value(from, to, i);
    return all;
}

/* Begin a call: nblocks sent of n elements; nothing is wanted yet. */
static void begin(int nblocks, int n)
{
    for (int i = 0; i < RANKS_MAX * LONG; i++) {
        sent[i] = i < nblocks * n ? value(rank, i / n, i % n) : GUARD;
        got[i] = wanted[i] = GUARD;
    }
    for (int i = 0; i < nranks; i++) {
        counts[i] = n;
        places[i] = i * n;
    }
}

static void want(int block, int from, int to, int n)
{
    for (int i = 0; i < n; i++)
        wanted[block * n + i] = value(from, to, i);
}

static void want_sums(int end, int to, int n)
{
    for (int i = 0; i < n && end > 0; i++)
        wanted[i] = sum(end, to, i);
}

static void end(const char *name, int n, int err)
{
    int i = 0;

    nerrors += err != MPI_SUCCESS;
    if (err != MPI_SUCCESS || memcmp(got, wanted, sizeof got) == 0)
        return;
    while (got[i] == wanted[i])
        i++;
    fprintf(stderr, "rank %d of %d, %s of %d on %s: element %d is %d, not %d\n", rank, nranks, name,
            n, comm_name, i, got[i], wanted[i]);
    nwrong++;
}

static void call_to_all(int n)
{
    begin(1, n);
    for (int i = 0; i < nranks; i++)
        want(i, i, 0, n);
    end("allgather", n, MPI_Allgather(sent, n, MPI_INT, got, n, MPI_INT, comm));
    begin(1, n);
    for (int i = 0; i < nranks; i++)
        want(i, i, 0, n);
    end("allgatherv", n, MPI_Allgatherv(sent, n, MPI_INT, got, counts, places, MPI_INT, comm));
    begin(nranks, n);
    for (int i = 0; i < nranks; i++)
        want(i, i, rank, n);
    end("alltoall", n, MPI_Alltoall(sent, n, MPI_INT, got, n, MPI_INT, comm));
    begin(nranks, n);
    for (int i = 0; i < nranks; i++)
        want(i, i, rank, n);
    end("alltoallv", n,
        MPI_Alltoallv(sent, counts, places, MPI_INT, got, counts, places, MPI_INT, comm));
}

static void call_reductions(int n)
{
    begin(1, n);
    want_sums(nranks, 0, n);
    end("allreduce", n, MPI_Allreduce(sent, got, n, MPI_INT, MPI_SUM, comm));
    begin(1, n);
    want_sums(rank + 1, 0, n);
    end("scan", n, MPI_Scan(sent, got, n, MPI_INT, MPI_SUM, comm));
    begin(1, n);
    want_sums(rank, 0, n);
    end("exscan", n, MPI_Exscan(sent, got, n, MPI_INT, MPI_SUM, comm));
    begin(nranks, n);
    want_sums(nranks, rank, n);
    end("reduce_scatter_block", n, MPI_Reduce_scatter_block(sent, got, n, MPI_INT, MPI_SUM, comm));
    begin(nranks, n);
    want_sums(nranks, rank, n);
    end("reduce_scatter", n, MPI_Reduce_scatter(sent, got, counts, MPI_INT, MPI_SUM, comm));
}

static void call_rooted(int n, int root)
{
    begin(1, n);
    if (rank == root)
        memcpy(got, sent, (size_t)n * sizeof *got);
    want(0, root, 0, n);
    end("bcast", n, MPI_Bcast(got, n, MPI_INT, root, comm));
    begin(1, n);
    if (rank == root)
        want_sums(nranks, 0, n);
    end("reduce", n, MPI_Reduce(sent, got, n, MPI_INT, MPI_SUM, root, comm));
    begin(1, n);
    for (int i = 0; i < nranks && rank == root; i++)
        want(i, i, 0, n);
    end("gather", n, MPI_Gather(sent, n, MPI_INT, got, n, MPI_INT, root, comm));
    begin(1, n);
    for (int i = 0; i < nranks && rank == root; i++)
        want(i, i, 0, n);
    end("gatherv", n, MPI_Gatherv(sent, n, MPI_INT, got, counts, places, MPI_INT, root, comm));
    begin(nranks, n);
    want(0, root, rank, n);
    end("scatter", n, MPI_Scatter(sent, n, MPI_INT, got, n, MPI_INT, root, comm));
}

static void call_all(MPI_Comm on, const char *name)
{
    comm = on;
    comm_name = name;
    MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &nranks);
    for (int turn = 0; turn < TURNS; turn++) {
        for (int n = 1; n <= LONG; n *= LONG) {
            MPI_Barrier(comm);
            call_reductions(n);
            call_to_all(n);
            call_rooted(n, turn % nranks);
        }
    }
}

int main(int argc, char **argv)
{
    MPI_Comm made;
    int all[2];

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    call_all(MPI_COMM_WORLD, "MPI_COMM_WORLD");
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_split(MPI_COMM_WORLD, 0, -rank, &made);
    call_all(made, "all ranks backwards");
    MPI_Comm_free(&made);
    MPI_Comm_dup(MPI_COMM_WORLD, &made);
    call_all(made, "a duplicate");
    MPI_Comm_free(&made);
    all[0] = nwrong;
    all[1] = nerrors;
    PMPI_Allreduce(MPI_IN_PLACE, all, 2, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 0)
        printf("wrong %d, errors %d\n", all[0], all[1]);
    MPI_Finalize();
    return all[0] != 0;
}
