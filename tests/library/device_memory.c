/*
 * device_memory - buffers in the memory of a GPU are never touched by the
 * processor, and the results are right.
 *
 * MPI program. Arguments: the file of the runtime (gpu_runtime.c), the rank that
 * loads it, or all, and when: early (before the first collective), late (after
 * each was called with host memory), or host (early, but all buffers stay in
 * host memory). Prints how many collectives reached the MPI library.
 *
 * The PMPI_* functions below are an MPI library that knows of GPUs: they look up
 * the device's own addresses. PMPI_Reduce_local is not among them.
 */
#define _GNU_SOURCE /* RTLD_NEXT */
#include "tests/library/compare.h"
#include "tests/library/gpu_runtime.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define INTS 1024
#define RANKS_MAX 8

static struct gpu_memory device; /* of bytes 0: none */
static int nnative;
static int rank, nranks;

/* Where the memory can be touched. */
static void *seen(const void *buffer)
{
    const char *at = buffer;

    return device.bytes > 0 && at >= device.pointer && at < device.pointer + device.bytes
               ? device.seen + (at - device.pointer)
               : (void *)(intptr_t)buffer;
}

static void *next_of(const char *name)
{
    void *next = dlsym(RTLD_NEXT, name);

    if (next == NULL)
        MPI_Abort(MPI_COMM_WORLD, 3);
    return next;
}

/* Define function `name` of MPI, which calls the next of that name. */
#define PASS_ON(name, parameters, arguments)                                                       \
    int name parameters                                                                            \
    {                                                                                              \
        static int(*next) parameters;                                                              \
                                                                                                   \
        if (next == NULL)                                                                          \
            *(void **)&next = next_of(#name);                                                      \
        return next arguments;                                                                     \
    }

PASS_ON(PMPI_Isend_c,
        (const void *buffer, MPI_Count n, MPI_Datatype type, int peer, int tag, MPI_Comm comm,
         MPI_Request *request),
        (seen(buffer), n, type, peer, tag, comm, request))
PASS_ON(PMPI_Irecv_c,
        (void *buffer, MPI_Count n, MPI_Datatype type, int peer, int tag, MPI_Comm comm,
         MPI_Request *request),
        (seen(buffer), n, type, peer, tag, comm, request))
PASS_ON(PMPI_Sendrecv_c,
        (const void *out, MPI_Count nout, MPI_Datatype sent, int to, int otag, void *in,
         MPI_Count nin, MPI_Datatype received, int from, int itag, MPI_Comm comm,
         MPI_Status *status),
        (seen(out), nout, sent, to, otag, seen(in), nin, received, from, itag, comm, status))
PASS_ON(PMPI_Pack,
        (const void *in, int n, MPI_Datatype type, void *out, int bytes, int *position,
         MPI_Comm comm),
        (seen(in), n, type, seen(out), bytes, position, comm))
PASS_ON(PMPI_Pack_c,
        (const void *in, MPI_Count n, MPI_Datatype type, void *out, MPI_Count bytes,
         MPI_Count *position, MPI_Comm comm),
        (seen(in), n, type, seen(out), bytes, position, comm))
PASS_ON(PMPI_Unpack_c,
        (const void *in, MPI_Count bytes, MPI_Count *position, void *out, MPI_Count n,
         MPI_Datatype type, MPI_Comm comm),
        (seen(in), bytes, position, seen(out), n, type, comm))

/* One of the program's collectives, whose type the library's votes have not. */
static const void *counted(const void *buffer, MPI_Datatype type)
{
    if (type == MPI_INT)
        nnative++;
    return buffer == MPI_IN_PLACE ? buffer : seen(buffer);
}

PASS_ON(PMPI_Allreduce,
        (const void *in, void *out, int n, MPI_Datatype type, MPI_Op op, MPI_Comm comm),
        (counted(in, type), seen(out), n, type, op, comm))
PASS_ON(PMPI_Allgather,
        (const void *in, int nin, MPI_Datatype sent, void *out, int nout, MPI_Datatype type,
         MPI_Comm comm),
        (counted(in, sent), nin, sent, seen(out), nout, type, comm))
PASS_ON(PMPI_Alltoall,
        (const void *in, int nin, MPI_Datatype sent, void *out, int nout, MPI_Datatype type,
         MPI_Comm comm),
        (counted(in, sent), nin, sent, seen(out), nout, type, comm))

/* Fill `in`, by way of where it is seen, and look at the results there. */
static void call_each(void *in, void *out, int count, MPI_Comm comm)
{
    int *given = seen(in), *got = seen(out);

    for (int i = 0; i < nranks * count; i++)
        given[i] = rank + i;
    MPI_Allreduce(in, out, count, MPI_INT, MPI_SUM, comm);
    for (int i = 0; i < count; i++)
        ct_compare_numbers("sum", got[i], nranks * (nranks - 1) / 2 + nranks * i);
    MPI_Allgather(in, count, MPI_INT, out, count, MPI_INT, comm);
    for (int i = 0; i < nranks * count; i++)
        ct_compare_numbers("gathered", got[i], i / count + i % count);
    MPI_Alltoall(in, count, MPI_INT, out, count, MPI_INT, comm);
    for (int i = 0; i < nranks * count; i++)
        ct_compare_numbers("exchanged", got[i], i / count + rank * count + i % count);
    for (int i = 0; i < nranks * count; i++)
        got[i] = rank + i;
    MPI_Allreduce(MPI_IN_PLACE, out, count, MPI_INT, MPI_SUM, comm);
    for (int i = 0; i < count; i++)
        ct_compare_numbers("sum in place", got[i], nranks * (nranks - 1) / 2 + nranks * i);
}

static void load(const char *file)
{
    void *runtime = dlopen(file, RTLD_NOW);
    int (*allocate)(size_t bytes, struct gpu_memory * memory) = NULL;

    if (runtime != NULL)
        *(void **)&allocate = dlsym(runtime, "gpu_allocate");
    if (allocate == NULL || allocate(2 * RANKS_MAX * INTS * sizeof(int), &device) != 0)
        MPI_Abort(MPI_COMM_WORLD, 4);
}

/* At few sizes, for which the same algorithms with the same plans run. */
static void call_all(char *in, char *out, MPI_Comm comm)
{
    static const int counts[] = {1, 100, INTS};

    for (int i = 0; i < 3; i++) {
        call_each(in, out, counts[i], comm);
        call_each(in, out, counts[i], comm);
    }
}

int main(int argc, char **argv)
{
    static int host[2][RANKS_MAX * INTS];
    char *in = (char *)host[0], *out = (char *)host[1];
    MPI_Comm comm;
    bool loads;

    if (argc < 4)
        return 2;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    loads = strcmp(argv[2], "all") == 0 || atoi(argv[2]) == rank;
    if (strcmp(argv[3], "late") == 0)
        call_all(in, out, MPI_COMM_WORLD);
    if (loads)
        load(argv[1]);
    if (loads && strcmp(argv[3], "host") != 0) {
        in = device.pointer;
        out = in + sizeof host[0];
    }
    nnative = 0;
    call_all(in, out, MPI_COMM_WORLD);
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    call_all(in, out, comm);
    MPI_Comm_free(&comm);
    if (rank == 0)
        printf("%d native calls\n", nnative);
    MPI_Finalize();
    return ct_compare_result_here();
}
