/*
 * side_by_side.c - tuned against native in one launch: an MPI program that
 * calls MPI_X, which the tuned library answers, and PMPI_X, native, in turn.
 *
 * Usage: side_by_side COLLECTIVE[,COLLECTIVE]... SECONDS [WORD]...
 * SECONDS is the time for each size. Words:
 *   pairs=N          at least N pairs per size (10), however long they take; an
 *                    even number is taken
 *   sizes=N[,N]...   these sizes in bytes, instead of the list below
 *   largest=N        no larger sizes, of those so far
 *   before=N         N calls of MPI_X first, per size, which do not count (0)
 *   gap=N            N bytes between blocks that have displacements (0)
 *   threads=LEVEL    at MPI_THREAD_LEVEL, in small letters (single)
 *   native           native alone: for an MPI library that has no other
 *   split=SEED       in the parts of a random split, all at the same time
 *                    (bench/side_draw.h), instead of in MPI_COMM_WORLD
 *   verify           first compare what tuned and native give, once per size
 * Rank 0 prints one line per size:
 *   COLLECTIVE BYTES N tuned T1 ... TN native T1 ... TN
 * in seconds, slowest rank of each repetition, a barrier before each call;
 * Ti of both were taken one right after the other, in alternating order.
 * Long calls follow one of their own kind: what the other lost in the network
 * would slow them down.
 * With `native` the line lacks the word tuned and its times. The last line is
 * `done`: not every launcher's exit code says that a job was cut short.
 */
#include "bench/side_draw.h"
#include "bench/side_options.h"
#include "bench/side_verify.h"
#include "library/calls.h"

#include <mpi.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LONG_S 0.1   /* of a pair: each may suffer from the other's losses */
#define LONG_PAIR 10 /* of the time for a size */

/* The ranks that call together: all of them, or a part of a split. */
struct part {
    MPI_Comm comm;
    int nranks;
    int rank;
};

struct bench {
    const struct ct_side_options *options;
    int nranks;
    int rank;
    struct part part;
    bool is_long;  /* by the last pair whose time all ranks know */
    int last;      /* what was called last: 0 tuned, 1 native */
    bool is_wrong; /* tuned and native differed; the same on all ranks */
    char *send;
    char *recv;
    char *spare;
    int *counts; /* by rank: all equal */
    int *displs;
};

/* Doubles, as when tuning; single bytes below one double. */
static struct ct_plain_call plain_call(const struct bench *bench, const struct ct_calls *calls,
                                       int bytes)
{
    struct ct_plain_call call = {.send = bench->send,
                                 .recv = bench->recv,
                                 .count = bytes,
                                 .counts = bench->counts,
                                 .displs = bench->displs,
                                 .recv_counts = bench->counts,
                                 .recv_displs = bench->displs,
                                 .type = MPI_BYTE,
                                 .op = MPI_SUM,
                                 .rank = bench->part.rank,
                                 .comm = bench->part.comm};

    if (calls->reduces) {
        const bool is_small = bytes < (int)sizeof(double);

        call.type = is_small ? MPI_SIGNED_CHAR : MPI_DOUBLE;
        call.count = is_small ? bytes : bytes / (int)sizeof(double);
    }
    for (int i = 0; i < bench->part.nranks && calls->has_counts; i++) {
        bench->counts[i] = call.count;
        bench->displs[i] = i * (call.count + bench->options->gap);
    }
    return call;
}

static void must(int err)
{
    if (err != MPI_SUCCESS)
        MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
}

static double time_call(const struct ct_calls *calls, int which, const struct ct_plain_call *call)
{
    double start;

    must(PMPI_Barrier(MPI_COMM_WORLD));
    start = MPI_Wtime();
    must(which == 0 ? calls->mpi(call) : calls->pmpi(call));
    return MPI_Wtime() - start;
}

/*
 * The calls of one repetition: tuned, native and native, tuned in turn, or
 * native alone.
 *
 * own  out: [0] tuned, [1] native; 0 for what is not called
 */
static void time_pair(struct bench *bench, const struct ct_calls *calls, int bytes, int number,
                      double own[2])
{
    const struct ct_plain_call call = plain_call(bench, calls, bytes);

    own[0] = 0;
    for (int i = 0; i < 2; i++) {
        const int which = i ^ (number % 2);

        if (which == 0 && bench->options->is_native)
            continue;
        if (bench->is_long && bench->last != which)
            time_call(calls, which, &call);
        own[which] = time_call(calls, which, &call);
        bench->last = which;
    }
}

/* The pair's time, the same on all ranks: the slowest one's. */
static double agree_on_time(struct bench *bench, const double own[2])
{
    double sum = own[0] + own[1];

    must(PMPI_Allreduce(MPI_IN_PLACE, &sum, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD));
    bench->is_long = sum >= LONG_S;
    return sum;
}

/* As many as fit into the time; as many with tuned first as with native. */
static int repetitions_for(const struct bench *bench, double pair_s)
{
    int n = CT_PAIRS_MAX;

    if (pair_s * CT_PAIRS_MAX > bench->options->seconds)
        n = (int)(bench->options->seconds / pair_s);
    if (n < bench->options->pairs_min)
        n = bench->options->pairs_min;
    return n + n % 2;
}

static void print_times(const char *name, double times[][2], int which, int n)
{
    printf(" %s", name);
    for (int i = 0; i < n; i++)
        printf(" %.9g", times[i][which]);
}

/* One call of each, which does not count. */
static void verify_size(struct bench *bench, const struct ct_calls *calls, int bytes)
{
    const struct ct_plain_call call = plain_call(bench, calls, bytes);
    const size_t nblocks = calls->is_vector ? 1 : (size_t)bench->part.nranks;
    const size_t room = (size_t)bytes + (calls->has_counts ? (size_t)bench->options->gap : 0);
    enum ct_side_result result;
    int found[2]; /* on any rank */

    must(ct_side_verify(calls, &call, bench->spare, nblocks * room, &result));
    found[0] = result == CT_SIDES_DIFFER;
    found[1] = result == CT_NATIVE_IS_WRONG;
    must(PMPI_Allreduce(MPI_IN_PLACE, found, 2, MPI_INT, MPI_LOR, MPI_COMM_WORLD));
    bench->is_wrong = bench->is_wrong || found[0];
    if (bench->rank == 0 && found[0])
        fprintf(stderr,
                "side_by_side: %s, %d bytes: tuned and native give different "
                "results\n",
                calls->name, bytes);
    else if (bench->rank == 0 && found[1])
        fprintf(stderr,
                "side_by_side: %s, %d bytes: the MPI library's own result is "
                "wrong, not the tuned one\n",
                calls->name, bytes);
}

/* In its first calls the library may compare its choice with native. */
static void call_before(struct bench *bench, const struct ct_calls *calls, int bytes)
{
    const struct ct_plain_call call = plain_call(bench, calls, bytes);

    for (int i = 0; i < bench->options->nbefore; i++)
        time_call(calls, 0, &call);
}

/*
 * The first pair plans and connects; a second one, where there is time, warms
 * up. Of pairs that take much longer than that the first counts too.
 */
static void run_size(struct bench *bench, const struct ct_calls *calls, int bytes)
{
    double own[CT_PAIRS_MAX][2], slowest[CT_PAIRS_MAX][2];
    double pair_s;
    int first;
    int n;

    if (bench->options->has_verify)
        verify_size(bench, calls, bytes);
    call_before(bench, calls, bytes);
    time_pair(bench, calls, bytes, 0, own[0]);
    pair_s = agree_on_time(bench, own[0]);
    first = pair_s > LONG_PAIR * bench->options->seconds ? 1 : 0;
    if (pair_s <= bench->options->seconds) {
        time_pair(bench, calls, bytes, 1, own[0]);
        pair_s = agree_on_time(bench, own[0]);
    }
    n = repetitions_for(bench, pair_s);
    for (int i = first; i < n; i++)
        time_pair(bench, calls, bytes, i, own[i]);
    must(PMPI_Reduce(own, slowest, 2 * n, MPI_DOUBLE, MPI_MAX, 0, MPI_COMM_WORLD));
    if (bench->rank != 0)
        return;
    printf("%s %d %d", calls->name, bytes, n);
    if (!bench->options->is_native)
        print_times("tuned", slowest, 0, n);
    print_times("native", slowest, 1, n);
    printf("\n");
    fflush(stdout);
}

/* Whether each of the collectives has one block in a buffer. */
static bool are_vectors(const struct ct_side_options *options)
{
    bool are = true;

    for (int c = 0; ct_all_calls[c] != NULL; c++)
        are = are && (ct_all_calls[c]->is_vector || ct_all_calls[c]->has_no_data ||
                      !ct_side_options_has(options, ct_all_calls[c]->name));
    return are;
}

/* Buffers for the largest size; false, on all ranks, if out of memory. */
static bool make_buffers(struct bench *bench)
{
    size_t bytes = (size_t)ct_side_options_largest(bench->options) + (size_t)bench->options->gap;

    if (!are_vectors(bench->options))
        bytes *= (size_t)bench->nranks;
    bench->send = malloc(bytes);
    bench->recv = malloc(bytes);
    bench->spare = malloc(bytes);
    bench->counts = malloc((size_t)bench->nranks * sizeof *bench->counts);
    bench->displs = malloc((size_t)bench->nranks * sizeof *bench->displs);
    if (bench->send == NULL || bench->recv == NULL || bench->spare == NULL ||
        bench->counts == NULL || bench->displs == NULL) {
        must(MPI_ERR_NO_MEM);
        return false;
    }
    memset(bench->send, 1, bytes); /* unwritten pages would all be the same one */
    memset(bench->recv, 1, bytes);
    return true;
}

static void run_collective(struct bench *bench, const struct ct_calls *calls)
{
    const struct ct_side_options *options = bench->options;
    double own[2];

    /* in the library's first call all ranks agree on what to do */
    time_pair(bench, calls, options->sizes[0], 0, own);
    if (calls->has_no_data)
        run_size(bench, calls, 0);
    for (int i = 0; i < options->nsizes && !calls->has_no_data; i++)
        run_size(bench, calls, options->sizes[i]);
}

static bool run_all(struct bench *bench)
{
    const bool has_memory = make_buffers(bench);

    for (int c = 0; ct_all_calls[c] != NULL && has_memory; c++) {
        if (ct_side_options_has(bench->options, ct_all_calls[c]->name))
            run_collective(bench, ct_all_calls[c]);
    }
    free(bench->send);
    free(bench->recv);
    free(bench->spare);
    free(bench->counts);
    free(bench->displs);
    return has_memory;
}

/* Rank `rank` of all becomes one of the ranks of its color. */
static MPI_Comm split(const struct bench *bench, uint64_t seed)
{
    int *colors = malloc((size_t)bench->nranks * sizeof *colors);
    MPI_Comm comm = MPI_COMM_NULL;

    if (colors == NULL) {
        must(MPI_ERR_NO_MEM);
        return comm;
    }
    ct_draw_split(seed, bench->nranks, colors);
    must(MPI_Comm_split(MPI_COMM_WORLD, colors[bench->rank], bench->rank, &comm));
    free(colors);
    return comm;
}

static void make_part(struct bench *bench)
{
    struct part *part = &bench->part;

    part->comm = MPI_COMM_WORLD;
    if (bench->options->has_split)
        part->comm = split(bench, bench->options->split_seed);
    MPI_Comm_size(part->comm, &part->nranks);
    MPI_Comm_rank(part->comm, &part->rank);
}

/* Whether all was measured, and right; the same on all ranks. */
static bool measure(struct bench *bench)
{
    bool is_done;

    make_part(bench);
    is_done = run_all(bench) && !bench->is_wrong;
    if (bench->part.comm != MPI_COMM_WORLD)
        MPI_Comm_free(&bench->part.comm);
    if (is_done && bench->rank == 0)
        printf("done\n");
    return is_done;
}

/* Start MPI; whether it provides the threads that are wanted. */
static bool start(int argc, char **argv, enum ct_threads threads)
{
    static const int levels[] = {
        [CT_THREADS_SINGLE] = MPI_THREAD_SINGLE,
        [CT_THREADS_FUNNELED] = MPI_THREAD_FUNNELED,
        [CT_THREADS_SERIALIZED] = MPI_THREAD_SERIALIZED,
        [CT_THREADS_MULTIPLE] = MPI_THREAD_MULTIPLE,
    };
    int given;

    setenv("COLLTUNE_DEVICE", "host", 1); /* all buffers are in host memory */
    MPI_Init_thread(&argc, &argv, levels[threads], &given);
    return given >= levels[threads];
}

/* Whether a library answers MPI_*. Without one, both names are the same
   function. */
static bool is_interposed(void)
{
    int (*const mine)(const void *, int, MPI_Datatype, void *, int, MPI_Datatype, MPI_Comm) =
        MPI_Alltoall;

    return mine != PMPI_Alltoall;
}

int main(int argc, char **argv)
{
    struct ct_side_options options;
    const char *wrong = ct_side_options_read(argc, argv, &options);
    const bool has_threads = start(argc, argv, options.threads);
    struct bench bench = {.options = &options};
    bool is_done = false;

    MPI_Comm_size(MPI_COMM_WORLD, &bench.nranks);
    MPI_Comm_rank(MPI_COMM_WORLD, &bench.rank);
    if (wrong == NULL && !options.is_native && !is_interposed())
        wrong = "the tuned library is not loaded";
    if (wrong == NULL && !has_threads)
        wrong = "the MPI library does not provide this thread level";
    if (wrong == NULL)
        is_done = measure(&bench);
    else if (bench.rank == 0)
        fprintf(stderr, "side_by_side: %s\n", wrong);
    MPI_Finalize();
    return is_done ? EXIT_SUCCESS : EXIT_FAILURE;
}
