/*
 * apart_cost.c - how calls with gaps between their blocks compare with native:
 * an MPI program that makes each call by MPI_* and by PMPI_* in turn.
 *
 * Usage: apart_cost [SECONDS [LARGEST]], SECONDS for each size of a collective
 * (0.5), blocks of up to LARGEST bytes (16777216).
 * Rank 0 prints a line for each collective and size:
 *   NAME BYTES NATIVE LIBRARY RATIO LOWER UPPER PAIRS
 * NATIVE and LIBRARY are medians in microseconds, of the slowest rank; RATIO is
 * the median of NATIVE / LIBRARY of neighbouring calls, with its quartiles.
 * The last line has the lowest RATIO.
 */
#include "base/statistics.h"
#include "bench/call_turns.h"

#include <mpi.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GAP 16 /* bytes between blocks */
#define RANKS_MAX 64
#define PAIRS_MIN 15
#define PAIRS_MAX 2001
#define SMALLEST 1024

struct blocks {
    int rank;
    int nranks;
    int counts[RANKS_MAX];
    int displs[RANKS_MAX];
    char *sent;
    char *got;
};

typedef int call_fn(const struct blocks *b, bool by_pmpi);

static int allgatherv(const struct blocks *b, bool by_pmpi)
{
    return (by_pmpi ? PMPI_Allgatherv : MPI_Allgatherv)(b->sent, b->counts[b->rank], MPI_BYTE,
                                                        b->got, b->counts, b->displs, MPI_BYTE,
                                                        MPI_COMM_WORLD);
}

static int alltoallv(const struct blocks *b, bool by_pmpi)
{
    return (by_pmpi ? PMPI_Alltoallv : MPI_Alltoallv)(b->sent, b->counts, b->displs, MPI_BYTE,
                                                      b->got, b->counts, b->displs, MPI_BYTE,
                                                      MPI_COMM_WORLD);
}

static int gatherv(const struct blocks *b, bool by_pmpi)
{
    return (by_pmpi ? PMPI_Gatherv : MPI_Gatherv)(b->sent, b->counts[b->rank], MPI_BYTE, b->got,
                                                  b->counts, b->displs, MPI_BYTE, 0,
                                                  MPI_COMM_WORLD);
}

static int scatterv(const struct blocks *b, bool by_pmpi)
{
    return (by_pmpi ? PMPI_Scatterv : MPI_Scatterv)(b->sent, b->counts, b->displs, MPI_BYTE, b->got,
                                                    b->counts[b->rank], MPI_BYTE, 0,
                                                    MPI_COMM_WORLD);
}

static const struct {
    const char *name;
    call_fn *call;
} kinds[] = {
    {"allgatherv", allgatherv},
    {"alltoallv", alltoallv},
    {"gatherv", gatherv},
    {"scatterv", scatterv},
};

/* A collective with its blocks. */
struct subject {
    call_fn *call;
    const struct blocks *blocks;
};

static int call_subject(void *context, int way)
{
    const struct subject *subject = context;

    return subject->call(subject->blocks, way == 0);
}

static void choose_bytes(struct blocks *b, int bytes)
{
    for (int i = 0; i < b->nranks; i++) {
        b->counts[i] = bytes;
        b->displs[i] = i * (bytes + GAP);
    }
}

/* Returns the ratio. */
static double run(int kind, const struct blocks *b, double seconds)
{
    static double times[2 * PAIRS_MAX], ratios[PAIRS_MAX];
    struct subject subject = {kinds[kind].call, b};
    const struct ct_call_turns turns = {
        .call = call_subject, .context = &subject, .nways = 2, .ncalls = 1, .is_slowest = true};
    double pair_s = 0, ratio;
    int n;

    for (int i = 0; i < 3; i++) /* the first connect, and set up */
        pair_s = ct_call_turns_batch(&turns, 0, 1) + ct_call_turns_batch(&turns, 1, 1);
    n = pair_s * PAIRS_MAX < seconds ? PAIRS_MAX : (int)(seconds / pair_s);
    n = n < PAIRS_MIN ? PAIRS_MIN : n;
    ct_call_turns_take(&turns, n, times);
    for (int i = 0; i < n; i++)
        ratios[i] = times[i] / times[n + i];
    ratio = ct_median(ratios, n);
    if (b->rank == 0)
        printf("%-10s %9d %10.2f %10.2f %7.3f %7.3f %7.3f %5d\n", kinds[kind].name, b->counts[0],
               1e6 * ct_median(times, n), 1e6 * ct_median(times + n, n), ratio,
               ct_quantile(ratios, n, 0.25), ct_quantile(ratios, n, 0.75), n);
    return ratio;
}

static void run_all(struct blocks *b, double seconds, int largest)
{
    double lowest = 1e9;

    for (int kind = 0; kind < (int)(sizeof kinds / sizeof *kinds); kind++) {
        for (long bytes = SMALLEST; bytes <= largest; bytes *= 4) {
            double ratio;

            choose_bytes(b, (int)bytes);
            ratio = run(kind, b, seconds);
            lowest = ratio < lowest ? ratio : lowest;
        }
    }
    if (b->rank == 0)
        printf("lowest %.3f\n", lowest);
}

int main(int argc, char **argv)
{
    const double seconds = argc > 1 ? atof(argv[1]) : 0.5;
    const int largest = argc > 2 ? atoi(argv[2]) : 16 << 20;
    struct blocks b;
    size_t room;
    bool is_right;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &b.rank);
    MPI_Comm_size(MPI_COMM_WORLD, &b.nranks);
    is_right = argc <= 3 && seconds > 0 && largest >= SMALLEST && b.nranks <= RANKS_MAX &&
               (long)(largest + GAP) * b.nranks <= 0x7fffffffL;
    room = is_right ? (size_t)(largest + GAP) * (size_t)b.nranks : 1;
    b.sent = calloc(room, 1);
    b.got = malloc(room);
    if (b.sent == NULL || b.got == NULL)
        MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
    else
        memset(b.got, 1, room); /* no page is new when it is timed */
    if (b.sent != NULL)
        memset(b.sent, 1, room);
    if (is_right)
        run_all(&b, seconds, largest);
    else if (b.rank == 0)
        fprintf(stderr,
                "usage: apart_cost [SECONDS [LARGEST]], at most %d ranks and "
                "2 GB of blocks\n",
                RANKS_MAX);
    free(b.sent);
    free(b.got);
    MPI_Finalize();
    return is_right ? EXIT_SUCCESS : EXIT_FAILURE;
}
