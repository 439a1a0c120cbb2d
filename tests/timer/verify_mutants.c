/*
 * verify_mutants - what the timer's verification finds: right results pass, of
 * the MPI library and of every algorithm; each kind of mistake is found.
 *
 * MPI program, any number of ranks. A mutant is the MPI library's collective,
 * whose buffers are spoilt afterwards on one rank.
 */
#include "timer/given.h"
#include "timer/known_data.h"
#include "timer/verify.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const struct ct_algorithm *const ct_generated[] = {NULL};
const struct ct_site ct_generated_site = {.nnodes = 0};
const struct ct_call_counts ct_generated_counts[] = {{.name = NULL}};

static int nranks, rank;
static int mistakes;
static struct ct_pool pool;

/* What is spoilt now, and where. */
static struct {
    const struct ct_calls *calls;
    const struct ct_bench *bench;
    const struct mutant *mutant; /* NULL: none */
    int rank;
    bool in_second; /* of the two calls compared; else in the first */
    bool is_empty;  /* this rank had to, and its result has no bytes */
} now;

static void must(int err)
{
    if (err != MPI_SUCCESS)
        PMPI_Abort(MPI_COMM_WORLD, 2);
}

/* Blocks of the result, all of the same size. */
static int blocks_of(const struct ct_bench *bench)
{
    const struct ct_member member = ct_bench_member(bench);

    return bench->candidate.collective->nblocks(&member, CT_RECV);
}

static void swap_bytes(unsigned char *a, unsigned char *b, size_t bytes)
{
    for (size_t i = 0; i < bytes; i++) {
        const unsigned char old = a[i];

        a[i] = b[i];
        b[i] = old;
    }
}

/* The first block and the last; of a single block its first element and the last that is
   different. */
static void swap_blocks(const struct ct_bench *bench)
{
    const bool is_single = blocks_of(bench) == 1;
    const size_t n = is_single ? bench->element_bytes : bench->bytes;
    size_t last = bench->recv_bytes - n;

    while (is_single && last > n && memcmp(bench->recv, bench->recv + last, n) == 0)
        last -= n;
    swap_bytes(bench->recv, bench->recv + last, n);
}

static void lose_last_byte(const struct ct_bench *bench)
{
    bench->recv[bench->recv_bytes - 1] ^= 0x80;
}

static void write_beyond_result(const struct ct_bench *bench)
{
    bench->recv[bench->recv_room] = 0;
}

static void write_far_beyond_result(const struct ct_bench *bench)
{
    bench->recv[bench->recv_room + CT_GUARD_BYTES - 1] = 0;
}

static void write_beyond_send(const struct ct_bench *bench)
{
    bench->send[bench->send_bytes] = 0;
}

static void change_send(const struct ct_bench *bench)
{
    bench->send[bench->send_bytes / 2] ^= 1;
}

/* The contribution of a rank to an element, alone. */
static double number_of(const struct ct_bench *bench, int of, size_t element)
{
    const struct ct_collective *collective = bench->candidate.collective;
    const struct ct_member member = {.nranks = nranks, .rank = of};
    const struct ct_content own = collective->content(&member, CT_SEND, 0);
    const struct ct_known known = {
        .seed = pool.nfilled, .reduces = true, .element_bytes = bench->element_bytes};
    unsigned char bytes[64];
    double number;

    ct_known_fill(&known, &own, bytes, sizeof bytes);
    if (bench->element_bytes == 1)
        return bytes[element];
    memcpy(&number, bytes + element * sizeof number, sizeof number);
    return number;
}

/* Add to the first element of the result. */
static void add(const struct ct_bench *bench, double what)
{
    double sum;

    if (bench->element_bytes == 1) {
        bench->recv[0] = (unsigned char)(bench->recv[0] + (int)what);
        return;
    }
    memcpy(&sum, bench->recv, sizeof sum);
    sum += what;
    memcpy(bench->recv, &sum, sizeof sum);
}

static void miss_contribution(const struct ct_bench *bench)
{
    add(bench, -number_of(bench, nranks - 1, 0));
}

static void double_contribution(const struct ct_bench *bench)
{
    add(bench, number_of(bench, 0, 0));
}

/* Rank 0's number for the second element in place of that for the first. */
static void exchange_contribution(const struct ct_bench *bench)
{
    add(bench, number_of(bench, 0, 1) - number_of(bench, 0, 0));
}

/* Rank 0 twice, and not the last rank. */
static void replace_contribution(const struct ct_bench *bench)
{
    double_contribution(bench);
    miss_contribution(bench);
}

static const struct mutant {
    const char *name;
    void (*spoil)(const struct ct_bench *bench);
    bool of_reductions;
    int ranks_min;
    size_t bytes_min;
    bool not_in_place; /* the send buffer is not looked at there */
    bool is_beyond;    /* spoils no block: a rank needs none */
} mutants[] = {
    {"blocks swapped", swap_blocks, false, 2, 16, false, false},
    {"last byte wrong", lose_last_byte, false, 1, 1, false, false},
    {"a byte beyond the result", write_beyond_result, false, 1, 1, false, true},
    {"the last guard byte", write_far_beyond_result, false, 1, 1, false, true},
    {"a byte beyond the send buffer", write_beyond_send, false, 1, 1, false, true},
    {"send buffer changed", change_send, false, 1, 1, true, false},
    {"a contribution missing", miss_contribution, true, 1, 1, false, false},
    {"a contribution doubled", double_contribution, true, 1, 1, false, false},
    {"a contribution exchanged", exchange_contribution, true, 1, 16, false, false},
    {"a contribution replaced", replace_contribution, true, 2, 8, false, false},
};

#define NMUTANTS (sizeof mutants / sizeof mutants[0])

/* Of the two calls compared the second is in place, and to the last root. Native
   has neither a broadcast nor, there, a reduction to a root in place. */
static bool is_in_place(const struct ct_interposed *interposed)
{
    return now.in_second && interposed->calls->in_place != CT_NOT_IN_PLACE &&
           !(interposed->collective->is_rooted && interposed->collective->reduces);
}

static bool is_second_call(const struct ct_bench *bench)
{
    return bench->in_place || bench->call.root != 0;
}

/* In place of native. */
static int call_mutant(const struct ct_plain_call *call)
{
    const int err = now.calls->pmpi(call);

    if (err == MPI_SUCCESS && now.mutant != NULL && rank == now.rank &&
        is_second_call(now.bench) == now.in_second) {
        const size_t bytes =
            now.mutant->not_in_place ? now.bench->send_bytes : now.bench->recv_bytes;

        now.is_empty = !now.mutant->is_beyond && bytes == 0;
        if (!now.is_empty)
            now.mutant->spoil(now.bench);
    }
    return err;
}

/* Leaves the result as it was: what an earlier call left there must not do. */
static int call_nothing(const struct ct_plain_call *call)
{
    (void)call;
    return MPI_SUCCESS;
}

/* A barrier of neighbours: no rank waits for all others. */
static int call_neighbours(const struct ct_plain_call *call)
{
    return PMPI_Sendrecv(NULL, 0, MPI_BYTE, (rank + 1) % nranks, 0, NULL, 0, MPI_BYTE,
                         (rank + nranks - 1) % nranks, 0, call->comm, MPI_STATUS_IGNORE);
}

/* text  out: "" if it was taken to be right */
static void verify(const struct ct_interposed *interposed, const struct ct_algorithm *algorithm,
                   int (*call)(const struct ct_plain_call *), size_t bytes, char *text)
{
    struct ct_calls calls = *interposed->calls;
    struct ct_bench bench = {.comm = MPI_COMM_WORLD, .pool = &pool};
    const char *reason;

    if (call != NULL)
        calls.pmpi = call;
    bench.candidate.collective = interposed->collective;
    bench.candidate.calls = &calls;
    bench.candidate.algorithm = algorithm;
    now.calls = interposed->calls;
    now.bench = &bench;
    must(ct_bench_init(&bench, bytes));
    must(ct_verify(&bench, text));
    must(ct_bench_declined(&bench, &reason));
}

static void check(bool is_right, const char *text, const char *what, const char *name, size_t bytes)
{
    if (is_right == (text[0] == '\0'))
        return;
    mistakes++;
    fprintf(stderr, "rank %d of %d: %s, %zu bytes, %s, rank %d%s: %s\n", rank, nranks, name, bytes,
            what, now.rank, now.in_second ? ", second call" : "",
            text[0] == '\0' ? "not found" : text);
}

/* Has the rank what is spoilt, and is there such a call? The second has the last
   rank as root. */
static bool is_possible(const struct ct_interposed *interposed, const struct mutant *mutant)
{
    const struct ct_collective *collective = interposed->collective;
    const struct ct_member member = {.nranks = nranks,
                                     .rank = now.rank,
                                     .root =
                                         collective->is_rooted && now.in_second ? nranks - 1 : 0};

    if (now.in_second && !is_in_place(interposed) && (nranks == 1 || !collective->is_rooted))
        return false;
    if (is_in_place(interposed) && mutant->not_in_place)
        return false;
    if (is_in_place(interposed) && interposed->calls->in_place == CT_RECV_IN_PLACE &&
        now.rank == member.root) /* which has nothing to compare */
        return false;
    return mutant->is_beyond ||
           collective->nblocks(&member, mutant->not_in_place ? CT_SEND : CT_RECV) > 0;
}

static bool any_is_empty(void)
{
    int is_empty = now.is_empty;

    must(PMPI_Allreduce(MPI_IN_PLACE, &is_empty, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD));
    return is_empty != 0;
}

static void check_mutant(const struct ct_interposed *interposed, const struct mutant *mutant,
                         size_t bytes)
{
    const struct ct_collective *collective = interposed->collective;
    char text[CT_MISMATCH_TEXT], start[64];

    if ((mutant->of_reductions && !collective->reduces) || nranks < mutant->ranks_min ||
        bytes < mutant->bytes_min)
        return;
    for (int i = 0; i < 4; i++) {
        now.mutant = mutant;
        now.rank = i % 2 == 0 ? 0 : nranks - 1;
        now.in_second = i >= 2;
        if (!is_possible(interposed, mutant))
            continue;
        now.is_empty = false;
        verify(interposed, NULL, call_mutant, bytes, text);
        if (any_is_empty()) /* where blocks differ in size */
            continue;
        check(false, text, mutant->name, collective->name, bytes);
        snprintf(start, sizeof start, "rank %d%s: byte ", now.rank,
                 is_in_place(interposed) ? ", in place" : "");
        if (strncmp(text, start, strlen(start)) != 0)
            check(true, text, start, collective->name, bytes);
    }
}

static bool is_nothing_to_do(const struct ct_collective *collective)
{
    return ct_collective_blocks(collective, CT_RECV, nranks) == 0 &&
           (nranks == 1 || !collective->synchronises);
}

/* A rank that the machine keeps from running reports late, so that a barrier
   that waits for none may go unnoticed once. */
static void verify_wrong(const struct ct_interposed *interposed,
                         int (*call)(const struct ct_plain_call *), size_t bytes, char *text)
{
    int tries = interposed->collective->synchronises ? 10 : 1;

    do
        verify(interposed, NULL, call, bytes, text);
    while (text[0] == '\0' && --tries > 0);
}

static void check_right(const struct ct_interposed *interposed, size_t bytes)
{
    char text[CT_MISMATCH_TEXT];

    now.mutant = NULL;
    verify(interposed, NULL, NULL, bytes, text);
    check(true, text, "native", interposed->collective->name, bytes);
    verify_wrong(interposed, call_nothing, bytes, text);
    check(is_nothing_to_do(interposed->collective), text, "nothing done",
          interposed->collective->name, bytes);
    if (interposed->collective->synchronises) {
        verify_wrong(interposed, call_neighbours, bytes, text);
        check(nranks < 3, text, "neighbours alone", interposed->collective->name, bytes);
    }
    for (int i = 0; ct_registry[i] != NULL; i++) {
        const struct ct_algorithm *algorithm = ct_registry[i];
        const struct ct_problem problem = {
            .collective = interposed->collective, .nranks = nranks, .bytes = bytes};

        if (algorithm->collective != interposed->collective || algorithm->params[0] != NULL ||
            algorithm->by_places || !ct_algorithm_applies(algorithm, &problem))
            continue;
        verify(interposed, algorithm, NULL, bytes, text);
        check(true, text, "right", algorithm->name, bytes);
    }
}

int main(int argc, char **argv)
{
    static const size_t sizes[] = {1, 7, 8, 16, 1000, 5000, 70000};

    PMPI_Init(&argc, &argv);
    PMPI_Comm_size(MPI_COMM_WORLD, &nranks);
    PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    must(ct_candidates_prepare(MPI_COMM_WORLD));
    for (int i = 0; ct_all_interposed[i] != NULL; i++) {
        for (size_t k = 0; k < sizeof sizes / sizeof sizes[0]; k++) {
            if (nranks > 2 && k % 2 == 0) /* many ranks on few cores */
                continue;
            check_right(ct_all_interposed[i], sizes[k]);
            for (size_t m = 0; m < NMUTANTS; m++)
                check_mutant(ct_all_interposed[i], &mutants[m], sizes[k]);
        }
    }
    ct_pool_fini(&pool);
    PMPI_Finalize();
    return mistakes != 0;
}
