/*
 * side_by_side.c - tuned against native in one launch: an MPI program that
 * calls MPI_X, which the tuned library answers, and PMPI_X, native, in turn.
 *
 * Usage: side_by_side COLLECTIVE[,COLLECTIVE]... SECONDS
 * SECONDS is what a size may take. Rank 0 prints a line a size:
 *   COLLECTIVE BYTES N tuned T1 ... TN native T1 ... TN
 * in seconds, slowest rank of each repetition, a barrier before each call;
 * Ti of both were taken one right after the other, in alternating order.
 */
#include <mpi.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define REPETITIONS_MAX 200
#define REPETITIONS_MIN 10
#define BYTES_MAX 393216

/* The sizes that are tuned, and those half way to the next. */
static const int sizes[] = {1,     64,     96,     512,    768,   1024,
                            1536,  2048,   3072,   4096,   6144,  8192,
                            12288, 16384,  24576,  32768,  49152, 65536,
                            98304, 131072, 196608, 262144, 393216};

#define NSIZES (sizeof sizes / sizeof sizes[0])

struct bench {
    int nranks;
    int rank;
    double seconds;
    char *send;
    char *recv;
};

typedef int call_fn(const struct bench *bench, int bytes);

static int alltoall(const struct bench *b, int bytes)
{
    return MPI_Alltoall(b->send, bytes, MPI_BYTE, b->recv, bytes, MPI_BYTE,
                        MPI_COMM_WORLD);
}

static int native_alltoall(const struct bench *b, int bytes)
{
    return PMPI_Alltoall(b->send, bytes, MPI_BYTE, b->recv, bytes, MPI_BYTE,
                         MPI_COMM_WORLD);
}

static int allgather(const struct bench *b, int bytes)
{
    return MPI_Allgather(b->send, bytes, MPI_BYTE, b->recv, bytes, MPI_BYTE,
                         MPI_COMM_WORLD);
}

static int native_allgather(const struct bench *b, int bytes)
{
    return PMPI_Allgather(b->send, bytes, MPI_BYTE, b->recv, bytes, MPI_BYTE,
                          MPI_COMM_WORLD);
}

/* Doubles, as when tuning; single bytes below one double. */
static int allreduce(const struct bench *b, int bytes)
{
    const bool is_small = bytes < (int)sizeof(double);

    return MPI_Allreduce(
        b->send, b->recv, is_small ? bytes : bytes / (int)sizeof(double),
        is_small ? MPI_SIGNED_CHAR : MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
}

static int native_allreduce(const struct bench *b, int bytes)
{
    const bool is_small = bytes < (int)sizeof(double);

    return PMPI_Allreduce(
        b->send, b->recv, is_small ? bytes : bytes / (int)sizeof(double),
        is_small ? MPI_SIGNED_CHAR : MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
}

static const struct {
    const char *name;
    call_fn *tuned;
    call_fn *native;
} collectives[] = {
    {"alltoall", alltoall, native_alltoall},
    {"allgather", allgather, native_allgather},
    {"allreduce", allreduce, native_allreduce},
};

#define NCOLLECTIVES (sizeof collectives / sizeof collectives[0])

static void must(int err)
{
    if (err != MPI_SUCCESS)
        MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
}

static double time_call(const struct bench *bench, call_fn *call, int bytes)
{
    double start;

    must(PMPI_Barrier(MPI_COMM_WORLD));
    start = MPI_Wtime();
    must(call(bench, bytes));
    return MPI_Wtime() - start;
}

/* As many as fit into the time; all ranks the same number. */
static int repetitions_for(const struct bench *bench, double call_s)
{
    int n = REPETITIONS_MAX;

    if (call_s * 2 * REPETITIONS_MAX > bench->seconds)
        n = (int)(bench->seconds / (2 * call_s));
    if (n < REPETITIONS_MIN)
        n = REPETITIONS_MIN;
    must(PMPI_Bcast(&n, 1, MPI_INT, 0, MPI_COMM_WORLD));
    return n;
}

static void print_times(const char *name, const double *times, int n)
{
    printf(" %s", name);
    for (int i = 0; i < n; i++)
        printf(" %.9g", times[i]);
}

static void run_size(const struct bench *bench, size_t collective, int bytes)
{
    double own[2 * REPETITIONS_MAX], slowest[2 * REPETITIONS_MAX];
    call_fn *const calls[2] = {collectives[collective].tuned,
                               collectives[collective].native};
    double first = 0;
    int n;

    for (int i = 0; i < 4; i++) /* the first plan, the others warm up */
        first = time_call(bench, calls[i % 2], bytes);
    n = repetitions_for(bench, first);
    for (int i = 0; i < 2 * n; i++) {
        /* pairs tuned-native, native-tuned, ... */
        const int which = (i % 2) ^ (i / 2 % 2);

        own[which * n + i / 2] = time_call(bench, calls[which], bytes);
    }
    must(PMPI_Reduce(own, slowest, 2 * n, MPI_DOUBLE, MPI_MAX, 0,
                     MPI_COMM_WORLD));
    if (bench->rank != 0)
        return;
    printf("%s %d %d", collectives[collective].name, bytes, n);
    print_times("tuned", slowest, n);
    print_times("native", slowest + n, n);
    printf("\n");
    fflush(stdout);
}

/* Is the name one of a list separated by commas? */
static bool is_in(const char *list, const char *name)
{
    const size_t length = strlen(name);

    for (; list != NULL; list = strchr(list, ',')) {
        list += *list == ',';
        if (strncmp(list, name, length) == 0 &&
            (list[length] == ',' || list[length] == '\0'))
            return true;
    }
    return false;
}

static void run_all(struct bench *bench, const char *list)
{
    const size_t bytes = (size_t)BYTES_MAX * (size_t)bench->nranks;

    bench->send = malloc(bytes);
    bench->recv = malloc(bytes);
    if (bench->send == NULL || bench->recv == NULL) {
        free(bench->send);
        free(bench->recv);
        must(MPI_ERR_NO_MEM);
        return;
    }
    memset(bench->send, 1, bytes); /* pages never written would all be one */
    memset(bench->recv, 1, bytes);
    for (size_t c = 0; c < NCOLLECTIVES; c++) {
        for (size_t i = 0; i < NSIZES && is_in(list, collectives[c].name); i++)
            run_size(bench, c, sizes[i]);
    }
    free(bench->send);
    free(bench->recv);
}

int main(int argc, char **argv)
{
    struct bench bench = {0};
    /* where nothing interposes, both names are one function */
    int (*const mine)(const void *, int, MPI_Datatype, void *, int,
                      MPI_Datatype, MPI_Comm) = MPI_Alltoall;

    MPI_Init(&argc, &argv);
    MPI_Comm_size(MPI_COMM_WORLD, &bench.nranks);
    MPI_Comm_rank(MPI_COMM_WORLD, &bench.rank);
    if (argc != 3 || mine == PMPI_Alltoall) {
        if (bench.rank == 0)
            fprintf(stderr, "side_by_side: %s\n",
                    argc != 3 ? "usage: side_by_side COLLECTIVES SECONDS"
                              : "the tuned library is not loaded");
        MPI_Finalize();
        return EXIT_FAILURE;
    }
    bench.seconds = atof(argv[2]);
    run_all(&bench, argv[1]);
    MPI_Finalize();
    return EXIT_SUCCESS;
}
