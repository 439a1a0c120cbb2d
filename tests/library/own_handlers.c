/*
 * own_handlers - an error inside a collective reaches the error handler of the
 * program's communicator once, with the class that MPI gives, and no other
 * handler; the job goes on.
 *
 * Rank 0's blocks are shorter than the others', or longer.
 */
#include "tests/library/compare.h"

#include <stdio.h>
#include <stdlib.h>

enum { SHORT = 64, LONG = 96, MANY = 128 }; /* times as many elements */

static MPI_Comm mine;
static int nmine, nothers, class_handled;
static int nranks, rank;
static int *sent, *got;

static void handle(MPI_Comm *comm, int *err, ...)
{
    if (*comm != mine) {
        nothers++;
        return;
    }
    nmine++;
    class_handled = ct_compare_class(*err);
}

static int allgather(int count)
{
    return MPI_Allgather(sent, count, MPI_INT, got, count, MPI_INT, mine);
}

static int allreduce(int count)
{
    return MPI_Allreduce(sent, got, count, MPI_INT, MPI_SUM, mine);
}

static int alltoall(int count)
{
    return MPI_Alltoall(sent, count, MPI_INT, got, count, MPI_INT, mine);
}

static int bcast(int count)
{
    return MPI_Bcast(sent, count, MPI_INT, nranks - 1, mine);
}

static int gather(int count)
{
    return MPI_Gather(sent, count, MPI_INT, got, count, MPI_INT, 0, mine);
}

static int reduce(int count)
{
    return MPI_Reduce(sent, got, count, MPI_INT, MPI_SUM, 0, mine);
}

static int scan(int count)
{
    return MPI_Scan(sent, got, count, MPI_INT, MPI_SUM, mine);
}

static int scatter(int count)
{
    return MPI_Scatter(sent, count, MPI_INT, got, count, MPI_INT, nranks - 1, mine);
}

static const struct {
    const char *name;
    int (*call)(int count);
} collectives[] = {
    {"allgather", allgather}, {"allreduce", allreduce}, {"alltoall", alltoall},
    {"bcast", bcast},         {"gather", gather},       {"reduce", reduce},
    {"scan", scan},           {"scatter", scatter},
};

static void make_right(size_t i, int count)
{
    nmine = nothers = 0;
    ct_compare_numbers(collectives[i].name, collectives[i].call(count), MPI_SUCCESS);
    ct_compare_numbers(collectives[i].name, nmine + nothers, 0);
}

/* Returns 1 if this rank's call failed. */
static int check(const char *name, int err)
{
    const int class = ct_compare_class(err);

    ct_compare_numbers(name, nmine, err != MPI_SUCCESS);
    ct_compare_numbers(name, nothers, 0);
    if (err == MPI_SUCCESS)
        return 0;
    ct_compare_numbers(name, class_handled, class);
    ct_compare_numbers(name, class == MPI_ERR_TRUNCATE, 1);
    return 1;
}

/* One wrong call. Returns 1 if it failed on this rank. */
static int try(size_t i, int count)
{
    nmine = nothers = 0;
    return check(collectives[i].name, collectives[i].call(count));
}

/* The library gets memory for longer blocks in the first wrong call, and later calls
   need as much. */
static void try_lengths(size_t i, int times)
{
    const int counts[] = {SHORT * times, LONG * times};
    int nfailed = try(i, counts[rank == 0 ? 0 : 1]);

    make_right(i, counts[1]);
    nfailed += try(i, counts[rank == 0 ? 1 : 0]);
    make_right(i, counts[0]);
    MPI_Allreduce(MPI_IN_PLACE, &nfailed, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    ct_compare_numbers(collectives[i].name, nfailed > 0, 1);
}

int main(int argc, char **argv)
{
    MPI_Errhandler handler, now;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    MPI_Comm_dup(MPI_COMM_WORLD, &mine);
    MPI_Comm_create_errhandler(handle, &handler);
    MPI_Comm_set_errhandler(mine, handler);
    if (argc > 1) /* the default ends the job */
        MPI_Comm_set_errhandler(MPI_COMM_WORLD, handler);
    sent = calloc((size_t)nranks, LONG * MANY * sizeof *sent);
    got = calloc((size_t)nranks, LONG * MANY * sizeof *got);
    if (sent == NULL || got == NULL)
        MPI_Abort(MPI_COMM_WORLD, 2);
    for (size_t i = 0; i < sizeof collectives / sizeof collectives[0]; i++) {
        try_lengths(i, 1);
        try_lengths(i, MANY);
    }
    MPI_Comm_get_errhandler(MPI_COMM_WORLD, &now);
    ct_compare_numbers("the handler of MPI_COMM_WORLD is what it was",
                       now == (argc > 1 ? handler : MPI_ERRORS_ARE_FATAL), 1);
    MPI_Errhandler_free(&now);
    free(sent);
    free(got);
    MPI_Errhandler_free(&handler);
    MPI_Comm_free(&mine);
    return ct_compare_end();
}
