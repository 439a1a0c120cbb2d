/*
 * mpi_algorithms.c - every algorithm of the registry against native results.
 *
 * MPI program, any number of ranks. For each collective and size, native
 * gives the right result once; then each algorithm that applies runs with
 * each of its settings, or a sample of them (COLLTUNE_ALL=1: all), out of place
 * and in place; with counts, blocks differ in size and some are empty. Bytes
 * after the receive buffer and the send buffer must stay as they were. Prints what differs; the exit code is 1 if anything did on any rank.
 */
#include "tests/library/contributions.h"
#include "tests/library/dealt_places.h"
#include "tests/library/run_alone.h"
#include "tests/repo/descriptors.h"

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GUARD_BYTES = 64, GUARD = 0xa5, RANKS_MAX = 64 };

/* Settings of an algorithm that run each time, about. */
enum { SETTINGS_MAX = 8 };

/* What is computed, and how a rank's contribution is made up. */
struct kind {
    const char *name;
    const struct ct_collective *collective;
    bool in_order; /* only algorithms that keep the order of ranks */
    size_t element_bytes;
    MPI_Datatype type;
    MPI_Op op;
    void (*fill)(void *data, size_t elements, int rank);
};

static int nranks;
static int rank;
static int failures;
static bool all_settings; /* COLLTUNE_ALL */
static int turn;          /* which of many settings run */
static struct ct_workspace workspace;
static struct ct_runner *runner;
static struct ct_places *places;

/* One kind and size: the right result, and buffers. */
struct work {
    const struct kind *kind;
    size_t bytes; /* of a block, or of the average one */
    int root;     /* 0 without */
    /* with counts */
    size_t item_bytes[2 * RANKS_MAX]; /* by ct_size_place */
    int counts[2][RANKS_MAX];         /* of the send and receive buffer */
    int displs[2][RANKS_MAX];
    size_t send_bytes;
    size_t recv_bytes;
    unsigned char *send;
    unsigned char *sent; /* what send must still be */
    unsigned char *recv;
    unsigned char *expected;
};

static void die(const char *text)
{
    fprintf(stderr, "rank %d: %s\n", rank, text);
    MPI_Abort(MPI_COMM_WORLD, 1);
}

static void *allocated(size_t bytes)
{
    void *memory = malloc(bytes + 1); /* some are empty */

    if (memory == NULL)
        die("out of memory");
    return memory;
}

static void run_native(const struct work *work)
{
    const struct kind *kind = work->kind;
    const int count = (int)(work->bytes / kind->element_bytes);
    int err;

    if (kind->collective == &ct_alltoall)
        err = PMPI_Alltoall(work->send, count, kind->type, work->expected, count, kind->type,
                            MPI_COMM_WORLD);
    else if (kind->collective == &ct_bcast)
        err = PMPI_Bcast(rank == work->root ? work->send : work->expected, count, kind->type,
                         work->root, MPI_COMM_WORLD);
    else if (kind->collective == &ct_allgatherv)
        err = PMPI_Allgatherv(work->send, work->counts[CT_SEND][0], kind->type, work->expected,
                              work->counts[CT_RECV], work->displs[CT_RECV], kind->type,
                              MPI_COMM_WORLD);
    else if (kind->collective == &ct_alltoallv)
        err = PMPI_Alltoallv(work->send, work->counts[CT_SEND], work->displs[CT_SEND], kind->type,
                             work->expected, work->counts[CT_RECV], work->displs[CT_RECV],
                             kind->type, MPI_COMM_WORLD);
    else if (kind->collective == &ct_scan)
        err = PMPI_Scan(work->send, work->expected, count, kind->type, kind->op, MPI_COMM_WORLD);
    else if (kind->collective == &ct_exscan)
        err = PMPI_Exscan(work->send, work->expected, count, kind->type, kind->op, MPI_COMM_WORLD);
    else if (kind->collective == &ct_allgather)
        err = PMPI_Allgather(work->send, count, kind->type, work->expected, count, kind->type,
                             MPI_COMM_WORLD);
    else
        err =
            PMPI_Allreduce(work->send, work->expected, count, kind->type, kind->op, MPI_COMM_WORLD);
    if (err != MPI_SUCCESS)
        die("native failed");
}

/* One buffer: 3 0 2 4 1 halves of the average, and so on; the same both ways
   between two ranks, for calls in place. Returns the bytes of all blocks. */
static size_t size_items(struct work *work, enum ct_buffer buffer)
{
    const struct ct_collective *collective = work->kind->collective;
    const struct ct_member member = {.nranks = nranks, .rank = rank};
    size_t total = 0;

    for (int i = 0; i < collective->nblocks(&member, buffer); i++) {
        const struct ct_content content = collective->content(&member, buffer, i);
        const int number = collective->private_bytes != 0
                               ? content.item / nranks + content.item % nranks
                               : content.item;
        const size_t bytes = work->bytes * (size_t)((number * 7 + 3) % 5) / 2;

        work->item_bytes[ct_size_place(collective, &member, buffer, i)] = bytes;
        work->counts[buffer][i] = (int)bytes;
        work->displs[buffer][i] = (int)total;
        total += bytes;
    }
    return total;
}

static struct work work_of(const struct kind *kind, size_t bytes)
{
    const struct ct_collective *collective = kind->collective;
    struct work work = {
        .kind = kind, .bytes = bytes, .root = collective->is_rooted ? turn % nranks : 0};
    const struct ct_member member = {.nranks = nranks, .rank = rank, .root = work.root};

    work.send_bytes = bytes * (size_t)collective->nblocks(&member, CT_SEND);
    work.recv_bytes = bytes * (size_t)collective->nblocks(&member, CT_RECV);
    if (kind->collective->has_counts) {
        work.send_bytes = size_items(&work, CT_SEND);
        work.recv_bytes = size_items(&work, CT_RECV);
    }
    work.send = allocated(work.send_bytes);
    work.sent = allocated(work.send_bytes);
    /* in place, what is sent may be there though nothing is received */
    work.recv = allocated(work.recv_bytes + work.send_bytes + GUARD_BYTES);
    work.expected = allocated(work.recv_bytes + GUARD_BYTES);
    kind->fill(work.send, work.send_bytes / kind->element_bytes, rank);
    memcpy(work.sent, work.send, work.send_bytes);
    memset(work.expected, GUARD, work.recv_bytes + GUARD_BYTES);
    run_native(&work);
    return work;
}

static void free_work(struct work *work)
{
    free(work->send);
    free(work->sent);
    free(work->recv);
    free(work->expected);
}

/* Print the first byte that differs. */
static void compare(const char *what, const struct ct_problem *problem, const unsigned char *got,
                    const unsigned char *expected, size_t bytes)
{
    size_t i = 0;

    if (memcmp(got, expected, bytes) == 0)
        return;
    while (got[i] == expected[i])
        i++;
    failures++;
    fprintf(stderr,
            "rank %d of %d: %s, value %d, %zu bytes: byte %zu of %zu is "
            "0x%02x, not 0x%02x\n",
            rank, nranks, what, problem->setting.values[0], problem->bytes, i, bytes,
            (unsigned)got[i], (unsigned)expected[i]);
}

/* In place, where nothing is received: what is sent stays as it is. */
static void run_left_alone(const struct work *work, const struct ct_algorithm *algorithm,
                           const struct ct_problem *problem, const struct ct_call *call,
                           const char *what)
{
    if (run_alone(runner, algorithm, problem, call) != MPI_SUCCESS)
        die(what);
    compare(what, problem, work->recv, work->sent, work->send_bytes);
}

static void run(const struct work *work, const struct ct_algorithm *algorithm,
                const struct ct_problem *problem, bool in_place)
{
    const struct kind *kind = work->kind;
    const size_t own = kind->collective == &ct_allgatherv  ? (size_t)work->displs[CT_RECV][rank]
                       : kind->collective == &ct_allgather ? work->bytes * (size_t)rank
                                                           : 0;
    const struct ct_call call = {
        .send = in_place ? work->recv + own : work->send,
        .recv = work->recv,
        .bytes = work->bytes,
        .element_bytes = kind->element_bytes,
        .type = kind->type,
        .op = kind->op,
    };
    char what[256];

    snprintf(what, sizeof what, "%s of %s%s", algorithm->name, kind->name,
             in_place ? ", in place" : "");
    memset(work->recv, GUARD, work->recv_bytes + GUARD_BYTES);
    if (in_place)
        memcpy(work->recv + own, work->sent, work->send_bytes);
    if (in_place && work->recv_bytes == 0) {
        run_left_alone(work, algorithm, problem, &call, what);
        return;
    }
    if (run_alone(runner, algorithm, problem, &call) != MPI_SUCCESS)
        die(what);
    compare(what, problem, work->recv, work->expected, work->recv_bytes + GUARD_BYTES);
    compare(what, problem, work->send, work->sent, work->send_bytes);
}

static struct ct_problem problem_of(const struct work *work, const struct ct_algorithm *algorithm,
                                    int setting)
{
    return (struct ct_problem){
        .collective = work->kind->collective,
        .nranks = nranks,
        .bytes = work->bytes,
        .root = work->root,
        .item_bytes = work->kind->collective->has_counts ? work->item_bytes : NULL,
        .setting = ct_settings_at(algorithm->params, setting),
        .places = algorithm->by_places ? places : NULL,
    };
}

/* With many settings every n-th that applies, others each time; the checker
   proves all of them. */
static int run_algorithm(const struct work *work, const struct ct_algorithm *algorithm)
{
    const int nsettings = ct_settings_count(algorithm->params);
    const int n = all_settings ? 1 : nsettings / SETTINGS_MAX + 1;
    int applied = turn;
    int runs = 0;

    if (work->kind->in_order && !algorithm->ordered)
        return 0;
    for (int i = 0; i < nsettings; i++) {
        const struct ct_problem problem = problem_of(work, algorithm, i);

        if (!ct_algorithm_applies(algorithm, &problem) || applied++ % n != 0)
            continue;
        run(work, algorithm, &problem, false);
        if (work->kind->collective->in_place != NULL)
            run(work, algorithm, &problem, true);
        runs++;
    }
    return runs;
}

/* Returns how many candidates ran. */
static int run_kind(const struct kind *kind, size_t elements)
{
    struct work work = work_of(kind, elements * kind->element_bytes);
    int runs = 0;

    turn++;
    for (int i = 0; ct_registry[i] != NULL; i++)
        runs += run_algorithm(&work, ct_registry[i]);
    free_work(&work);
    if (runs == 0)
        die("no algorithm applies");
    return runs;
}

/*
 * With many ranks on few cores every message is slow: fewer sizes. The last
 * size is large enough for several segments.
 */
static int run_sizes(const struct kind *kind)
{
    const size_t p = (size_t)nranks;
    const size_t segmented =
        kind->collective == &ct_allreduce || kind->collective == &ct_bcast ? 640 * p + 1 : 10000;
    const size_t all[] = {1, 3, 1000, segmented};
    const size_t few[] = {3, segmented};
    const size_t *sizes = nranks > 8 ? few : all;
    const int nsizes = nranks > 8 ? 2 : 4;
    int runs = 0;

    for (int i = 0; i < nsizes; i++)
        runs += run_kind(kind, sizes[i]);
    return runs;
}

static int run_kinds(MPI_Datatype map_type, MPI_Op compose_op)
{
    const struct kind kinds[] = {
        {"bytes", &ct_alltoall, false, 1, MPI_BYTE, MPI_OP_NULL, fill_bytes},
        {"bytes", &ct_allgather, false, 1, MPI_BYTE, MPI_OP_NULL, fill_bytes},
        {"bytes", &ct_allgatherv, false, 1, MPI_BYTE, MPI_OP_NULL, fill_bytes},
        {"bytes", &ct_alltoallv, false, 1, MPI_BYTE, MPI_OP_NULL, fill_bytes},
        {"int sum", &ct_allreduce, false, sizeof(int), MPI_INT, MPI_SUM, fill_ints},
        {"double max", &ct_allreduce, false, sizeof(double), MPI_DOUBLE, MPI_MAX, fill_doubles},
        {"composed maps", &ct_allreduce, true, sizeof(struct map), map_type, compose_op, fill_maps},
        {"bytes", &ct_bcast, false, 1, MPI_BYTE, MPI_OP_NULL, fill_bytes},
        {"double max", &ct_exscan, false, sizeof(double), MPI_DOUBLE, MPI_MAX, fill_doubles},
        {"composed maps", &ct_exscan, true, sizeof(struct map), map_type, compose_op, fill_maps},
        {"int sum", &ct_scan, false, sizeof(int), MPI_INT, MPI_SUM, fill_ints},
        {"composed maps", &ct_scan, true, sizeof(struct map), map_type, compose_op, fill_maps},
    };
    int runs = 0;

    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        runs += run_sizes(&kinds[i]);
    return runs;
}

int main(int argc, char **argv)
{
    MPI_Comm comm;
    MPI_Datatype map_type;
    MPI_Op compose_op;
    int runs;

    MPI_Init(&argc, &argv);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (nranks > RANKS_MAX)
        die("too many ranks");
    all_settings = getenv("COLLTUNE_ALL") != NULL;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Type_contiguous(2, MPI_UNSIGNED, &map_type);
    MPI_Type_commit(&map_type);
    MPI_Op_create(compose, 0, &compose_op);
    runner = ct_runner_new(1);
    if (runner == NULL || ct_runner_bind(runner, comm) != MPI_SUCCESS)
        die("no runner");
    places = dealt_places(nranks);
    if (places == NULL)
        die("out of memory");
    ct_runner_use(runner, &workspace, true);
    runs = run_kinds(map_type, compose_op);
    ct_runner_free(runner);
    ct_places_free(places);
    ct_workspace_fini(&workspace);
    MPI_Op_free(&compose_op);
    MPI_Type_free(&map_type);
    MPI_Comm_free(&comm);
    MPI_Allreduce(MPI_IN_PLACE, &failures, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    if (rank == 0)
        printf("%d ranks: %d candidates compared, %d differences\n", nranks, runs, failures);
    MPI_Finalize();
    return failures != 0;
}
