/*
 * wrong_calls - wrong arguments are reported as the MPI library reports
 * them: the same error class, the error handler called as often. Not tried:
 * a negative count for allreduce, at which MPICH 4.0.2 itself stops.
 */
#include "tests/library/compare.h"

#include <stddef.h>

static int nhandled;

static void handle(MPI_Comm *comm, int *err, ...)
{
    (void)comm;
    (void)err;
    nhandled++;
}

/* One call, by MPI_* or PMPI_*. */
struct arguments {
    const char *what;
    const void *send;
    void *recv;
    int send_count;
    int recv_count;
    MPI_Datatype send_type;
    MPI_Datatype recv_type;
    MPI_Op op;
};

typedef int call_fn(const struct arguments *a, MPI_Comm comm);

static int alltoall(const struct arguments *a, MPI_Comm comm)
{
    return MPI_Alltoall(a->send, a->send_count, a->send_type, a->recv, a->recv_count, a->recv_type,
                        comm);
}

static int native_alltoall(const struct arguments *a, MPI_Comm comm)
{
    return PMPI_Alltoall(a->send, a->send_count, a->send_type, a->recv, a->recv_count, a->recv_type,
                         comm);
}

static int allgather(const struct arguments *a, MPI_Comm comm)
{
    return MPI_Allgather(a->send, a->send_count, a->send_type, a->recv, a->recv_count, a->recv_type,
                         comm);
}

static int native_allgather(const struct arguments *a, MPI_Comm comm)
{
    return PMPI_Allgather(a->send, a->send_count, a->send_type, a->recv, a->recv_count,
                          a->recv_type, comm);
}

static int allreduce(const struct arguments *a, MPI_Comm comm)
{
    return MPI_Allreduce(a->send, a->recv, a->recv_count, a->recv_type, a->op, comm);
}

static int native_allreduce(const struct arguments *a, MPI_Comm comm)
{
    return PMPI_Allreduce(a->send, a->recv, a->recv_count, a->recv_type, a->op, comm);
}

static int reduce_scatter(const struct arguments *a, MPI_Comm comm)
{
    const int counts[] = {a->recv_count, 2};

    return MPI_Reduce_scatter(a->send, a->recv, counts, a->recv_type, a->op, comm);
}

static int native_reduce_scatter(const struct arguments *a, MPI_Comm comm)
{
    const int counts[] = {a->recv_count, 2};

    return PMPI_Reduce_scatter(a->send, a->recv, counts, a->recv_type, a->op, comm);
}

static int reduce_scatter_block(const struct arguments *a, MPI_Comm comm)
{
    return MPI_Reduce_scatter_block(a->send, a->recv, a->recv_count, a->recv_type, a->op, comm);
}

static int native_reduce_scatter_block(const struct arguments *a, MPI_Comm comm)
{
    return PMPI_Reduce_scatter_block(a->send, a->recv, a->recv_count, a->recv_type, a->op, comm);
}

static int class_of(int err)
{
    int class = err;

    if (err != MPI_SUCCESS)
        MPI_Error_class(err, &class);
    return class;
}

/* A wrong call is found, too, where a right one with nearly the same arguments
   was made before. */
static void make_right(call_fn *call, void *send, void *recv, MPI_Comm comm)
{
    const struct arguments right = {"right", send, recv, 2, 2, MPI_INT, MPI_INT, MPI_SUM};

    nhandled = 0;
    ct_compare_numbers("right", class_of(call(&right, comm)), MPI_SUCCESS);
    ct_compare_numbers("right", nhandled, 0);
}

static void compare(const struct arguments *a, call_fn *ours, call_fn *native, MPI_Comm comm)
{
    int class, handled;

    nhandled = 0;
    class = class_of(ours(a, comm));
    handled = nhandled;
    nhandled = 0;
    ct_compare_numbers(a->what, class, class_of(native(a, comm)));
    ct_compare_numbers(a->what, handled, nhandled);
    ct_compare_numbers(a->what, handled, 1);
}

static void compare_reductions(const struct arguments *a, MPI_Comm comm)
{
    compare(a, allreduce, native_allreduce, comm);
    compare(a, reduce_scatter, native_reduce_scatter, comm);
    compare(a, reduce_scatter_block, native_reduce_scatter_block, comm);
}

/* Handles that are no objects, or not ready: the default error handler of
   MPI_COMM_WORLD, which is fatal, must not hear of a question about them. */
static void compare_handles(MPI_Comm comm)
{
    static int s[64], r[64];
    const MPI_Datatype none = (MPI_Datatype)12345;
    const MPI_Op no_op = (MPI_Op)12345;
    MPI_Datatype uncommitted;
    struct arguments blocks[] = {
        {"receive type is none", s, r, 2, 2, MPI_INT, none, MPI_SUM},
        {"send type is none", s, r, 2, 2, none, MPI_INT, MPI_SUM},
        {"receive type uncommitted", s, r, 4, 2, MPI_INT, none, MPI_SUM},
        {"send type uncommitted", s, r, 2, 4, none, MPI_INT, MPI_SUM},
    };
    const struct arguments vectors[] = {
        {"no such type", s, r, 0, 2, none, none, MPI_SUM},
        {"no such operation", s, r, 0, 2, none, MPI_INT, no_op},
    };

    MPI_Type_contiguous(2, MPI_INT, &uncommitted);
    blocks[2].recv_type = uncommitted;
    blocks[3].send_type = uncommitted;
    for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++) {
        compare(&blocks[i], alltoall, native_alltoall, comm);
        compare(&blocks[i], allgather, native_allgather, comm);
    }
    for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++)
        compare_reductions(&vectors[i], comm);
    MPI_Type_free(&uncommitted);
}

int main(int argc, char **argv)
{
    static int s[64], r[64];
    const MPI_Datatype null = MPI_DATATYPE_NULL;
    const struct arguments blocks[] = {
        {"receive count", s, r, 2, -1, MPI_INT, MPI_INT, MPI_SUM},
        {"send count", s, r, -1, 2, MPI_INT, MPI_INT, MPI_SUM},
        {"receive type", s, r, 2, 2, MPI_INT, null, MPI_SUM},
        {"send type", s, r, 2, 2, null, MPI_INT, MPI_SUM},
        {"receive buffer", s, NULL, 2, 2, MPI_INT, MPI_INT, MPI_SUM},
        {"send buffer", NULL, r, 2, 2, MPI_INT, MPI_INT, MPI_SUM},
        {"receive in place", s, MPI_IN_PLACE, 2, 2, MPI_INT, MPI_INT, MPI_SUM},
    };
    const struct arguments vectors[] = {
        {"type", s, r, 0, 2, null, null, MPI_SUM},
        {"null operation", s, r, 0, 2, null, MPI_INT, MPI_OP_NULL},
        {"operation for type", s, r, 0, 2, null, MPI_DOUBLE, MPI_BAND},
        {"type for operation", s, r, 0, 2, null, MPI_INT, MPI_MAXLOC},
        {"operation of windows", s, r, 0, 2, null, MPI_INT, MPI_REPLACE},
        {"one buffer", s, s, 0, 2, null, MPI_INT, MPI_SUM},
        {"no buffer", s, NULL, 0, 2, null, MPI_INT, MPI_SUM},
    };
    MPI_Errhandler handler;
    MPI_Comm comm;
    int result;

    MPI_Init(&argc, &argv);
    MPI_Comm_create_errhandler(handle, &handler);
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Comm_set_errhandler(comm, handler);
    compare_handles(comm);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, handler);
    make_right(alltoall, s, r, comm);
    make_right(allgather, s, r, comm);
    make_right(allreduce, s, r, comm);
    make_right(reduce_scatter, s, r, comm);
    make_right(reduce_scatter_block, s, r, comm);
    for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++) {
        compare(&blocks[i], alltoall, native_alltoall, comm);
        compare(&blocks[i], allgather, native_allgather, comm);
    }
    for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++)
        compare_reductions(&vectors[i], comm);
    compare(&blocks[0], alltoall, native_alltoall, MPI_COMM_NULL);
    compare(&vectors[0], allreduce, native_allreduce, MPI_COMM_NULL);
    compare(&blocks[0], allgather, native_allgather, (MPI_Comm)12345);
    MPI_Comm_free(&comm);
    MPI_Errhandler_free(&handler);
    result = ct_compare_result();
    MPI_Finalize();
    return result;
}
