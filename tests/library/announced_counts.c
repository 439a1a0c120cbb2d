/*
 * announced_counts - alltoallv by algorithms whose ranks tell each other sizes:
 * what they give, what they send, and when all of them call native; and a block of a
 * gatherv or scatterv that is too large for such algorithms.
 *
 * MPI program for 3 to 8 ranks, linked with the library, which has the candidates
 * chosen one after the other; MPI_Alltoallv must do what PMPI_Alltoallv does.
 * Linked so that it stands before malloc and what sends.
 */
#include "library/entry/take.h"
#include "tests/library/compare.h"
#include "tests/repo/descriptors.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RANKS_MAX = 8, SHORT_BYTES = 100000 };

enum pattern { EQUAL, RANDOM, SPARSE, EMPTY, HOT, LIMIT, FULL, HUGE, PATTERNS };

static int nranks, rank;
static struct ct_choice current;

static const struct ct_choice *choose(const struct ct_problem *problem)
{
    (void)problem;
    return &current;
}

static const struct ct_dispatch dispatch[] = {
    {&ct_alltoallv, choose}, {&ct_gatherv, choose}, {&ct_scatterv, choose}, {NULL, NULL}};

const struct ct_tuned ct_tuned = {
    .machine = "announced",
    .is_unchecked = true,
    .dispatch = dispatch,
};

/* What this rank has sent. */
static struct {
    long messages;
    long bytes;
} sent;

/* MPI has more arguments than our functions may. */
/* NOLINTBEGIN(readability-function-size) */
#if MPI_VERSION >= 4
int __real_PMPI_Isend_c(const void *from, MPI_Count count, MPI_Datatype type, int to, int tag,
                        MPI_Comm comm, MPI_Request *request);
int __wrap_PMPI_Isend_c(const void *from, MPI_Count count, MPI_Datatype type, int to, int tag,
                        MPI_Comm comm, MPI_Request *request);

int __wrap_PMPI_Isend_c(const void *from, MPI_Count count, MPI_Datatype type, int to, int tag,
                        MPI_Comm comm, MPI_Request *request)
{
    sent.messages++;
    sent.bytes += (long)count;
    return __real_PMPI_Isend_c(from, count, type, to, tag, comm, request);
}
#endif

int __real_PMPI_Isend(const void *from, int count, MPI_Datatype type, int to, int tag,
                      MPI_Comm comm, MPI_Request *request);
int __wrap_PMPI_Isend(const void *from, int count, MPI_Datatype type, int to, int tag,
                      MPI_Comm comm, MPI_Request *request);

int __wrap_PMPI_Isend(const void *from, int count, MPI_Datatype type, int to, int tag,
                      MPI_Comm comm, MPI_Request *request)
{
    sent.messages++;
    sent.bytes += count;
    return __real_PMPI_Isend(from, count, type, to, tag, comm, request);
}
/* NOLINTEND(readability-function-size) */

/* The last rank has no memory for much. */
static bool is_short;

void *__real_malloc(size_t size);
void *__wrap_malloc(size_t size);

void *__wrap_malloc(size_t size)
{
    if (is_short && rank == nranks - 1 && size >= SHORT_BYTES)
        return NULL;
    return __real_malloc(size);
}

static int random_of(int seed, int from, int to)
{
    uint32_t x = (uint32_t)(seed * 1009 + from * 131 + to) * 2654435761u;

    x ^= x >> 15;
    return (int)((x * 2246822519u) >> 8);
}

/* The bytes that go from one rank to another. */
static int count_of(enum pattern pattern, int from, int to)
{
    const int limit = (int)CT_ANNOUNCED_MAX / nranks;
    const bool is_hot = from == 0 && to == nranks - 1;
    const int random = random_of((int)pattern, from, to);

    switch (pattern) {
    case EQUAL:
        return 100;
    case RANDOM:
        return random % 3000;
    case SPARSE:
        return random % 4 == 0 ? random % 977 : 0;
    case HOT:
        return is_hot ? 200000 : 0;
    case LIMIT:
        return is_hot ? limit : from + to;
    case FULL:
        return limit;
    case HUGE:
        return is_hot ? limit + 1 : random % 50;
    default:
        return 0;
    }
}

static int largest_of(enum pattern pattern)
{
    int largest = 0;

    for (int i = 0; i < nranks * nranks; i++) {
        const int bytes = count_of(pattern, i / nranks, i % nranks);

        largest = bytes > largest ? bytes : largest;
    }
    return largest;
}

/* A rank's side of a call. */
struct side {
    int counts[RANKS_MAX];
    int displs[RANKS_MAX];
    unsigned char *bytes;
    size_t total;
};

/* Blocks lie by rank, but where all are as large as can be: in reverse order, so
   that they are packed, in more memory than is kept. */
static struct side side_of(enum pattern pattern, bool sends)
{
    struct side side = {.total = 0};

    for (int k = 0; k < nranks; k++) {
        const int i = pattern == FULL ? nranks - 1 - k : k;

        side.counts[i] = sends ? count_of(pattern, rank, i) : count_of(pattern, i, rank);
        side.displs[i] = (int)side.total;
        side.total += (size_t)side.counts[i];
    }
    side.bytes = __real_malloc(side.total + 1);
    if (side.bytes == NULL) {
        MPI_Abort(MPI_COMM_WORLD, 2);
        exit(2);
    }
    for (size_t i = 0; i <= side.total; i++)
        side.bytes[i] = (unsigned char)(sends ? i * 7 + (size_t)rank * 31 : 1);
    return side;
}

/* Ways that a block goes to a rank so far on: digits other than 0. */
static int ways_of(int distance, int radix)
{
    int ways = 0;

    for (; distance > 0; distance /= radix)
        ways += distance % radix != 0;
    return ways;
}

/* By the formulas: of all ranks together. */
static void expect_sent(enum pattern pattern, const char *what)
{
    const bool has_sizes = current.algorithm->announces == CT_ANNOUNCES_SIZES;
    const int radix = current.setting.values[0];
    const int largest = largest_of(pattern);
    long wanted[2] = {0}, got[2] = {sent.messages, sent.bytes};

    for (int i = 0; i < nranks * nranks; i++) {
        const int from = i / nranks, to = i % nranks;
        const int ways = ways_of((to - from + nranks) % nranks, radix);
        const int bytes = count_of(pattern, from, to);

        wanted[0] += ways == 1 ? 1 + has_sizes : 0;
        wanted[1] += (has_sizes ? bytes + (long)sizeof(size_t) : largest) * ways;
    }
    PMPI_Allreduce(MPI_IN_PLACE, got, 2, MPI_LONG, MPI_SUM, MPI_COMM_WORLD);
    if (rank == 0) {
        ct_compare_numbers(what, got[0], wanted[0]);
        ct_compare_numbers(what, got[1], wanted[1]);
    }
}

static void call(const struct side *send, struct side *recv, bool by_mpi)
{
    if (by_mpi)
        MPI_Alltoallv(send->bytes, send->counts, send->displs, MPI_BYTE, recv->bytes, recv->counts,
                      recv->displs, MPI_BYTE, MPI_COMM_WORLD);
    else
        PMPI_Alltoallv(send->bytes, send->counts, send->displs, MPI_BYTE, recv->bytes, recv->counts,
                       recv->displs, MPI_BYTE, MPI_COMM_WORLD);
}

/* What became of it is the same on all ranks. */
static void compare_calls(enum pattern pattern, enum ct_reason reason)
{
    struct side send = side_of(pattern, true);
    struct side got = side_of(pattern, false);
    struct side wanted = side_of(pattern, false);
    char what[128];

    snprintf(what, sizeof what, "%s, radix %d, pattern %d", current.algorithm->name,
             current.setting.values[0], (int)pattern);
    memset(&sent, 0, sizeof sent);
    call(&send, &got, true);
    ct_compare_numbers(what, (long)ct_take_latest(), (long)reason);
    if (reason == CT_TUNED)
        expect_sent(pattern, what);
    call(&send, &wanted, false);
    ct_compare_numbers(what, memcmp(got.bytes, wanted.bytes, got.total + 1), 0);
    free(send.bytes);
    free(got.bytes);
    free(wanted.bytes);
}

static enum ct_reason reason_for(enum pattern pattern)
{
    return pattern == HUGE ? CT_LARGE_BLOCK : CT_TUNED;
}

static bool applies(void)
{
    const struct ct_collective *collective = current.algorithm->collective;
    const struct ct_problem problem = {.collective = collective,
                                       .nranks = nranks,
                                       .bytes = collective->private_bytes,
                                       .setting = current.setting};

    return ct_algorithm_applies(current.algorithm, &problem);
}

/* Before any larger call: then all have memory, or none uses what it has. */
static void try_short(void)
{
    is_short = true;
    compare_calls(HOT, CT_NO_MEMORY);
    compare_calls(SPARSE, CT_TUNED);
    is_short = false;
    compare_calls(HOT, CT_TUNED);
}

static void try_patterns(void)
{
    for (int i = 0; i < 2 * PATTERNS; i++) {
        const enum pattern pattern = (enum pattern)(i % PATTERNS);

        compare_calls(pattern, reason_for(pattern));
    }
}

/* All ranks call native, though only the root and rank 1 know of the block. */
static void compare_large_block(void)
{
    const bool gathers = current.algorithm->collective == &ct_gatherv;
    const int large = (int)CT_ANNOUNCED_MAX / nranks + 1;
    int counts[RANKS_MAX] = {0, large}, displs[RANKS_MAX] = {0};
    unsigned char *from = calloc((size_t)large, 1), *to = calloc((size_t)large, 1);

    if (from == NULL || to == NULL) {
        MPI_Abort(MPI_COMM_WORLD, 2);
        exit(2);
    }
    for (int i = 0; i < large; i++)
        from[i] = (unsigned char)(i % 251 + 1);
    if (gathers)
        MPI_Gatherv(from, counts[rank], MPI_BYTE, to, counts, displs, MPI_BYTE, 0, MPI_COMM_WORLD);
    else
        MPI_Scatterv(from, counts, displs, MPI_BYTE, to, counts[rank], MPI_BYTE, 0, MPI_COMM_WORLD);
    ct_compare_numbers("a large block", (long)ct_take_latest(), (long)CT_LARGE_BLOCK);
    if (rank == !gathers)
        ct_compare_numbers("its bytes", memcmp(from, to, (size_t)large), 0);
    free(from);
    free(to);
}

/* All settings; returns how many. */
static int try_algorithm(const struct ct_algorithm *algorithm)
{
    int n = 0;

    current.algorithm = algorithm;
    for (int i = 0; i < ct_settings_count(algorithm->params); i++) {
        current.setting = ct_settings_at(algorithm->params, i);
        if (!applies())
            continue;
        if (algorithm->collective != &ct_alltoallv)
            compare_large_block();
        else if (n == 0)
            try_patterns();
        else
            compare_calls(RANDOM, CT_TUNED);
        n++;
    }
    return n;
}

int main(int argc, char **argv)
{
    int n = 0;
    int result;

    MPI_Init(&argc, &argv);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (nranks > RANKS_MAX)
        MPI_Abort(MPI_COMM_WORLD, 2);
    current.algorithm = ct_algorithm_find(ct_registry, "alltoallv_padded_bruck");
    current.setting = ct_settings_at(current.algorithm->params, 0);
    try_short();
    for (int i = 0; ct_registry[i] != NULL; i++) {
        if (ct_registry[i]->announces != CT_ANNOUNCES_NOTHING)
            n += try_algorithm(ct_registry[i]);
    }
    if (rank == 0)
        printf("%d ranks: %d candidates\n", nranks, n);
    result = ct_compare_result() || n < (nranks > 3 ? 4 : 2);
    MPI_Finalize();
    return result;
}
