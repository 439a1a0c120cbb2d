/*
 * mpi_algorithms.c - every algorithm of the registry delivers what its collective's
 * descriptor says.
 *
 * MPI program, any number of ranks. Each algorithm that applies runs with each of its
 * settings, or a sample of them (COLLTUNE_ALL=1, or with a root among few ranks: all),
 * roots in turn, out of place and in place; with counts, blocks differ in size and some
 * are empty. Reductions combine by an operation that commutes and by one that does not.
 * Bytes after the receive buffer and the send buffer must stay as they were. Prints what
 * differs; the exit code is 1 if anything did on any rank. (Barriers: late_barriers.)
 */
#include "tests/library/dealt_places.h"
#include "tests/library/run_alone.h"

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GUARD_BYTES = 64, GUARD = 0xa5, RANKS_MAX = DEALT_RANKS_MAX };

/* Settings of an algorithm that run each time, about; ranks among which all run. */
enum { SETTINGS_MAX = 8, FEW_RANKS = 5 };

/* Bytes of windows for each rank: slices are short, so that long posts have several. */
#define WINDOW_OF_RANK ((size_t)64 << 10)

/* x -> scale * x + shift, modulo 2^32 */
struct map {
    unsigned scale;
    unsigned shift;
};

/* What elements are, and how ranks' contributions are combined. */
struct kind {
    const char *name;
    size_t element_bytes;
    bool in_order; /* only by algorithms that keep the order of ranks */
    MPI_Datatype type;
    MPI_Op op;
};

static int nranks, rank;
static int failures;
static bool all_settings; /* COLLTUNE_ALL */
static int turn;          /* which of many settings run, and which root */
static struct ct_workspace workspace;
static struct ct_runner *runner;
static struct ct_places *places, *window_places, *two_hosts;

/* The blocks of one buffer, one after the other. */
struct side {
    int nblocks;
    size_t block_bytes[RANKS_MAX];
    size_t bytes;
    unsigned char *data; /* GUARD_BYTES more */
};

/* One kind, size and root: buffers, and what they must hold in the end. */
struct work {
    const struct kind *kind;
    const struct ct_collective *collective;
    struct ct_member member;
    size_t bytes;                     /* of a block, or of the average one */
    size_t item_bytes[2 * RANKS_MAX]; /* with counts, by ct_size_place */
    struct side sent;
    struct side wanted;
    unsigned char *send, *recv;
};

static void die(const char *text)
{
    fprintf(stderr, "rank %d: %s\n", rank, text);
    MPI_Abort(MPI_COMM_WORLD, 1);
}

static void *allocated(size_t bytes)
{
    void *memory = malloc(bytes + GUARD_BYTES);

    if (memory == NULL)
        die("out of memory");
    else
        memset(memory, GUARD, bytes + GUARD_BYTES);
    return memory;
}

/* Composition of maps: associative, not commutative. */
static void compose(void *in, void *inout, int *count, MPI_Datatype *type)
{
    const struct map *first = in;
    struct map *second = inout;

    (void)type;
    for (int i = 0; i < *count; i++) {
        second[i].shift = first[i].scale * second[i].shift + first[i].shift;
        second[i].scale *= first[i].scale;
    }
}

/* A rank's contribution to element i of an item. */
static struct map contribution(int from, int item, size_t i)
{
    return (struct map){2 * (unsigned)(i + (size_t)(17 * from + 31 * item)) + 3,
                        (unsigned)(i * 5 + (size_t)(from * 11 + item * 13 + 1))};
}

/* Write what a block holds. */
static void fill(const struct kind *kind, const struct ct_content *content, unsigned char *block,
                 size_t bytes)
{
    for (size_t i = 0; i < bytes / kind->element_bytes; i++) {
        struct map value = contribution(content->last, content->item, i);
        int one = 1;

        for (int from = content->last - 1; from >= content->first; from--) {
            struct map before = contribution(from, content->item, i);

            if (kind->in_order)
                compose(&before, &value, &one, NULL);
            else
                value.scale += before.scale;
        }
        if (kind->element_bytes == 1)
            value.scale ^= value.shift >> 3;
        memcpy(block + i * kind->element_bytes, &value, kind->element_bytes);
    }
}

/* With counts: 3 0 2 4 1 halves of the average, and so on; the same both ways between
   two ranks, for calls in place. */
static size_t block_bytes(struct work *work, enum ct_buffer buffer, int block, int item)
{
    const struct ct_collective *collective = work->collective;
    const size_t element = work->kind->element_bytes;
    const int number = collective->private_bytes != 0 ? item / nranks + item % nranks : item;
    const size_t bytes = work->bytes / element * (size_t)((number * 7 + 3) % 5) / 2 * element;

    if (!collective->has_counts)
        return work->bytes;
    work->item_bytes[ct_size_place(collective, &work->member, buffer, block)] = bytes;
    return bytes;
}

static struct side side_of(struct work *work, enum ct_buffer buffer)
{
    struct side side = {.nblocks = work->collective->nblocks(&work->member, buffer)};
    size_t at = 0;

    for (int i = 0; i < side.nblocks; i++) {
        const int item = work->collective->content(&work->member, buffer, i).item;

        side.block_bytes[i] = block_bytes(work, buffer, i, item);
        side.bytes += side.block_bytes[i];
    }
    side.data = allocated(side.bytes);
    for (int i = 0; i < side.nblocks; i++) {
        const struct ct_content content = work->collective->content(&work->member, buffer, i);

        fill(work->kind, &content, side.data + at, side.block_bytes[i]);
        at += side.block_bytes[i];
    }
    return side;
}

static void work_init(struct work *work, int root)
{
    work->member = (struct ct_member){.nranks = nranks, .rank = rank, .root = root};
    work->sent = side_of(work, CT_SEND);
    work->wanted = side_of(work, CT_RECV);
    work->send = allocated(work->sent.bytes);
    /* in place, what is sent may be there though nothing is received */
    work->recv = allocated(work->wanted.bytes + work->sent.bytes);
}

static void work_fini(struct work *work)
{
    free(work->sent.data);
    free(work->wanted.data);
    free(work->send);
    free(work->recv);
}

/* Print the first byte that differs. */
static void compare(const struct work *work, const struct ct_algorithm *algorithm,
                    const struct ct_problem *problem, const unsigned char *got,
                    const struct side *wanted)
{
    const size_t bytes = wanted->bytes + GUARD_BYTES;
    size_t i = 0;

    if (memcmp(got, wanted->data, bytes) == 0)
        return;
    while (got[i] == wanted->data[i])
        i++;
    failures++;
    fprintf(stderr,
            "rank %d of %d, root %d: %s of %s, value %d, %zu bytes: byte %zu of %zu is "
            "0x%02x, not 0x%02x\n",
            rank, nranks, work->member.root, algorithm->name, work->kind->name,
            problem->setting.values[0], problem->bytes, i, wanted->bytes, (unsigned)got[i],
            (unsigned)wanted->data[i]);
}

/* In place, this rank's send buffer may begin in the receive buffer: at the block that
   the descriptor names. Where nothing is received, what is sent stays as it is. */
static void run(const struct work *work, const struct ct_algorithm *algorithm,
                const struct ct_problem *problem, bool in_place)
{
    const struct kind *kind = work->kind;
    const int block = in_place ? work->collective->in_place(&work->member) : -1;
    size_t own = 0;
    struct ct_call call = {
        .send = work->send,
        .recv = work->recv,
        .bytes = work->bytes,
        .element_bytes = kind->element_bytes,
        .type = kind->type,
        .op = kind->op,
    };

    memset(work->recv, GUARD, work->wanted.bytes + work->sent.bytes + GUARD_BYTES);
    memcpy(work->send, work->sent.data, work->sent.bytes);
    if (block >= 0) {
        for (int i = 0; i < block; i++)
            own += work->wanted.block_bytes[i];
        memcpy(work->recv + own, work->sent.data, work->sent.bytes);
        call.send = work->recv + own;
    }
    if (run_alone(runner, algorithm, problem, &call) != MPI_SUCCESS)
        die(algorithm->name);
    compare(work, algorithm, problem, work->recv,
            block >= 0 && work->wanted.bytes == 0 ? &work->sent : &work->wanted);
    compare(work, algorithm, problem, work->send, &work->sent);
}

/* With one setting and root. */
static void run_setting(const struct kind *kind, size_t bytes, const struct ct_algorithm *algorithm,
                        struct ct_problem *problem)
{
    struct work work = {.kind = kind, .collective = problem->collective, .bytes = bytes};

    work_init(&work, problem->root);
    problem->item_bytes = problem->collective->has_counts ? work.item_bytes : NULL;
    run(&work, algorithm, problem, false);
    if (problem->collective->in_place != NULL)
        run(&work, algorithm, problem, true);
    work_fini(&work);
    problem->item_bytes = NULL;
}

static const struct ct_places *places_for(const struct ct_algorithm *algorithm)
{
    if (algorithm->by_window)
        return window_places;
    return algorithm->by_places ? places : NULL;
}

/* With many settings every n-th that applies, others each time; the checker
   proves all of them. Returns how many ran. */
static int run_algorithm(const struct kind *kind, size_t bytes,
                         const struct ct_algorithm *algorithm)
{
    const int nsettings = ct_settings_count(algorithm->params);
    const bool is_rooted = algorithm->collective->is_rooted;
    const bool runs_all = all_settings || (is_rooted && nranks <= FEW_RANKS);
    const int n = runs_all ? 1 : nsettings / SETTINGS_MAX + 1;
    int applied = turn;
    int runs = 0;

    for (int i = 0; i < nsettings; i++) {
        struct ct_problem problem = {
            .collective = algorithm->collective,
            .nranks = nranks,
            .bytes = bytes,
            .root = is_rooted ? (turn + i) % nranks : 0,
            .setting = ct_settings_at(algorithm->params, i),
            .keeps_order = kind->in_order,
            .places = places_for(algorithm),
        };

        if (kind->in_order && !ct_algorithm_is_ordered(algorithm, &problem.setting))
            continue;
        if (algorithm->by_places && !ct_algorithm_applies(algorithm, &problem))
            problem.places = two_hosts; /* inside=shared */
        if (!ct_algorithm_applies(algorithm, &problem) || applied++ % n != 0)
            continue;
        run_setting(kind, bytes, algorithm, &problem);
        runs++;
    }
    return runs;
}

/*
 * With many ranks on few cores every message is slow: fewer sizes. The last
 * size is large enough for several segments, of a vector among many ranks, too.
 */
static int run_sizes(const struct ct_collective *collective, const struct kind *kind)
{
    const struct ct_member first = {.nranks = nranks},
                           last = {.nranks = nranks, .rank = nranks - 1};
    const bool is_vector = !collective->has_counts && collective->nblocks(&first, CT_SEND) == 1 &&
                           collective->nblocks(&last, CT_RECV) <= 1;
    const size_t segmented = is_vector ? 640 * (size_t)nranks + 1 : 10000;
    const size_t all[] = {1, 3, 1000, segmented};
    const size_t few[] = {3, segmented};
    const size_t *sizes = nranks > 8 ? few : all;
    const int nsizes = nranks > 8 ? 2 : 4;
    int runs = 0;

    for (int i = 0; i < nsizes; i++, turn++) {
        const int before = runs;

        for (int k = 0; ct_registry[k] != NULL; k++)
            if (ct_registry[k]->collective == collective)
                runs += run_algorithm(kind, sizes[i] * kind->element_bytes, ct_registry[k]);
        if (runs == before)
            die("no algorithm applies");
    }
    return runs;
}

/* The collectives that combine, or the others. */
static int run_kind(const struct kind *kind)
{
    int runs = 0;

    for (int i = 0; ct_collectives[i] != NULL; i++) {
        if (ct_collective_has_data(ct_collectives[i]) &&
            ct_collectives[i]->reduces == (kind->op != MPI_OP_NULL))
            runs += run_sizes(ct_collectives[i], kind);
    }
    return runs;
}

static int run_kinds(void)
{
    const struct kind bytes = {"bytes", 1, false, MPI_BYTE, MPI_OP_NULL};
    const struct kind sums = {"sums", sizeof(unsigned), false, MPI_UNSIGNED, MPI_SUM};
    struct kind maps = {.name = "maps", .element_bytes = sizeof(struct map), .in_order = true};
    int runs;

    MPI_Type_contiguous(2, MPI_UNSIGNED, &maps.type);
    MPI_Type_commit(&maps.type);
    MPI_Op_create(compose, 0, &maps.op);
    runs = run_kind(&bytes) + run_kind(&sums) + run_kind(&maps);
    MPI_Op_free(&maps.op);
    MPI_Type_free(&maps.type);
    return runs;
}

int main(int argc, char **argv)
{
    MPI_Comm comm;
    int runs;

    MPI_Init(&argc, &argv);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (nranks > RANKS_MAX)
        die("too many ranks");
    all_settings = getenv("COLLTUNE_ALL") != NULL;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    runner = ct_runner_new(1);
    places = dealt_places(nranks);
    window_places = shared_places(nranks, 1);
    two_hosts = shared_places(nranks, 2);
    if (runner == NULL || places == NULL || window_places == NULL || two_hosts == NULL ||
        ct_runner_bind(runner, comm) != MPI_SUCCESS)
        die("no runner");
    ct_runner_use(runner, &workspace, true);
    ct_runner_offer_window(runner, WINDOW_OF_RANK * (size_t)nranks);
    ct_runner_read_posts(runner, getenv("COLLTUNE_WINDOW_READ") != NULL ? 1 : 0);
    runs = run_kinds();
    ct_runner_free(runner);
    ct_places_free(places);
    ct_places_free(window_places);
    ct_places_free(two_hosts);
    ct_windows_finish();
    ct_workspace_fini(&workspace);
    MPI_Comm_free(&comm);
    MPI_Allreduce(MPI_IN_PLACE, &failures, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    if (rank == 0)
        printf("%d ranks: %d candidates compared, %d differences\n", nranks, runs, failures);
    MPI_Finalize();
    return failures != 0;
}
