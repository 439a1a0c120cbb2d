/*
 * shortages - MPI functions that the library needs fail, on one rank only
 * where set-up is concerned: calls give the right result on all ranks, or
 * return an error through the communicator's error handler.
 *
 * The PMPI_* functions below stand before those of the MPI library, which are
 * still to be had by their other names.
 */
#include "tests/library/compare.h"

#include <stddef.h>
#include <string.h>

static int attributes_to_fail;
static int groups_to_fail;
static int creates_to_fail;
static int unpacks_to_fail;
static int sends_to_fail;
static int ncancelled;

int PMPI_Comm_set_attr(MPI_Comm comm, int key, void *value)
{
    if (attributes_to_fail > 0) {
        attributes_to_fail--;
        return MPI_ERR_NO_MEM;
    }
    return MPI_Comm_set_attr(comm, key, value);
}

int PMPI_Comm_group(MPI_Comm comm, MPI_Group *group)
{
    if (groups_to_fail > 0) {
        groups_to_fail--;
        return MPI_ERR_NO_MEM;
    }
    return MPI_Comm_group(comm, group);
}

/* As where memory is short at the end: the others have created it. */
int PMPI_Comm_create_group(MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *created)
{
    const int err = MPI_Comm_create_group(comm, group, tag, created);

    if (err != MPI_SUCCESS || creates_to_fail == 0)
        return err;
    creates_to_fail--;
    PMPI_Comm_free(created);
    return MPI_ERR_NO_MEM;
}

int PMPI_Isend_c(const void *from, MPI_Count count, MPI_Datatype type, int peer, int tag,
                 MPI_Comm comm, MPI_Request *request)
{
    if (sends_to_fail > 0) {
        sends_to_fail--;
        return MPI_ERR_INTERN;
    }
    return MPI_Isend_c(from, count, type, peer, tag, comm, request);
}

int PMPI_Cancel(MPI_Request *request)
{
    ncancelled++;
    return MPI_Cancel(request);
}

int PMPI_Unpack_c(const void *from, MPI_Count bytes, MPI_Count *position, void *to, MPI_Count count,
                  MPI_Datatype type, MPI_Comm comm)
{
    if (unpacks_to_fail > 0) {
        unpacks_to_fail--;
        return MPI_ERR_TRUNCATE;
    }
    return MPI_Unpack_c(from, bytes, position, to, count, type, comm);
}

static int nhandled;

static void handle(MPI_Comm *comm, int *err, ...)
{
    (void)comm;
    (void)err;
    nhandled++;
}

static void expect_sum(const char *what, MPI_Comm comm)
{
    int one = 1;
    int sum = 0;
    int nranks;

    MPI_Comm_size(comm, &nranks);
    MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, comm);
    ct_compare_numbers(what, sum, nranks);
}

/* Communicators of the same ranks as others need no set-up: these are in
   another order each. */
static MPI_Comm new_order(int rank)
{
    static const int keys[][3] = {{0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 1, 0}};
    static int norders;
    MPI_Comm comm;

    MPI_Comm_split(MPI_COMM_WORLD, 0, keys[norders++][rank], &comm);
    return comm;
}

/* Native while one rank has no memory, then tuned. */
static void run_out_of_memory(int rank)
{
    MPI_Comm comm = new_order(rank);

    attributes_to_fail = rank == 1 ? 2 : 0;
    for (int i = 0; i < 5; i++)
        expect_sum("sum while out of memory", comm);
    ct_compare_numbers("failures left", attributes_to_fail, 0);
    MPI_Comm_free(&comm);
}

/* Tuned: the others wait. */
static void fail_to_find_the_group(int rank)
{
    MPI_Comm comm = new_order(rank);

    groups_to_fail = rank == 2 ? 3 : 0;
    for (int i = 0; i < 4; i++)
        expect_sum("sum after no group", comm);
    ct_compare_numbers("failures left", groups_to_fail, 0);
    MPI_Comm_free(&comm);
}

/* Native for good. */
static void fail_to_duplicate(int rank)
{
    MPI_Comm comm = new_order(rank);

    creates_to_fail = rank == 0;
    for (int i = 0; i < 4; i++)
        expect_sum("sum without a duplicate", comm);
    ct_compare_numbers("failures left", creates_to_fail, 0);
    MPI_Comm_free(&comm);
}

/* Every rank fails to send after it has begun to receive: its receive buffer
   is its own again, whatever comes later. */
static void fail_to_send(int rank)
{
    MPI_Comm comm = new_order(rank);
    int sent[300], got[300];
    int err;

    memset(sent, 0, sizeof sent);
    MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
    sends_to_fail = 1;
    err = MPI_Alltoall(sent, 100, MPI_INT, got, 100, MPI_INT, comm);
    ct_compare_numbers("error of the send", err, MPI_ERR_INTERN);
    ct_compare_numbers("failures left", sends_to_fail, 0);
    ct_compare_numbers("receives were cancelled", ncancelled > 0, 1);
    MPI_Comm_free(&comm);
}

static void fail_to_unpack(void)
{
    int sent[2] = {1, 2};
    int got[64];
    MPI_Errhandler handler;
    MPI_Datatype wide;
    MPI_Comm comm;
    int err;

    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Comm_create_errhandler(handle, &handler);
    MPI_Comm_set_errhandler(comm, handler);
    MPI_Type_create_resized(MPI_INT, 0, 8, &wide);
    MPI_Type_commit(&wide);
    unpacks_to_fail = 1;
    err = MPI_Allgather(sent, 2, MPI_INT, got, 2, wide, comm);
    ct_compare_numbers("error of the call", err, MPI_ERR_TRUNCATE);
    ct_compare_numbers("calls of the error handler", nhandled, 1);
    err = MPI_Allgather(sent, 2, MPI_INT, got, 2, wide, comm);
    ct_compare_numbers("error of the next call", err, MPI_SUCCESS);
    ct_compare_numbers("last element", got[2], 2);
    MPI_Type_free(&wide);
    MPI_Errhandler_free(&handler);
    MPI_Comm_free(&comm);
}

int main(int argc, char **argv)
{
    int rank;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    expect_sum("sum", MPI_COMM_WORLD); /* starts the library */
    run_out_of_memory(rank);
    fail_to_find_the_group(rank);
    fail_to_duplicate(rank);
    fail_to_unpack();
    fail_to_send(rank);
    return ct_compare_end();
}
