/*
 * refused_calls - what MPI refuses on a rank is refused there at once, as
 * natively: no rank waits for another one.
 *
 * Each wrong call is made first by rank 0 alone, on a communicator on which
 * nothing was called yet, then by all ranks, and again after a right call with
 * nearly the same arguments.
 */
#include "tests/library/compare.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#define RANKS_MAX 8
#define COUNT 700 /* ints of a block */

enum { WELL, ONE_BUFFER, NO_SEND, NO_RECV, NEGATIVE, NO_TYPE, NO_OP, MISTAKES };

static int memory[2][RANKS_MAX * COUNT];
static int counts[RANKS_MAX], places[RANKS_MAX];
static MPI_Datatype spread; /* not dense */
static int nhandled;

/* What a call is made with. */
struct arguments {
    const void *send;
    void *recv;
    int count;
    const int *counts;
    MPI_Datatype type;
    MPI_Op op;
    int rank;
    MPI_Comm comm;
};

static void handle(MPI_Comm *comm, int *err, ...)
{
    (void)comm;
    (void)err;
    nhandled++;
}

#define BOTH(name, call, ...)                                                                      \
    static int name(const struct arguments *a, int is_native)                                      \
    {                                                                                              \
        return is_native ? PMPI_##call(__VA_ARGS__) : MPI_##call(__VA_ARGS__);                     \
    }

BOTH(allgather, Allgather, a->send, a->count, a->type, a->recv, a->count, a->type, a->comm)
BOTH(allgatherv, Allgatherv, a->send, a->counts[a->rank], a->type, a->recv, a->counts, places,
     a->type, a->comm)
BOTH(allreduce, Allreduce, a->send, a->recv, a->count, a->type, a->op, a->comm)
BOTH(alltoall, Alltoall, a->send, a->count, a->type, a->recv, a->count, a->type, a->comm)
BOTH(alltoallv, Alltoallv, a->send, a->counts, places, a->type, a->recv, a->counts, places, a->type,
     a->comm)
BOTH(exscan, Exscan, a->send, a->recv, a->count, a->type, a->op, a->comm)
BOTH(gather, Gather, a->send, a->count, a->type, a->recv, a->count, a->type, 0, a->comm)
BOTH(gatherv, Gatherv, a->send, a->counts[a->rank], a->type, a->recv, a->counts, places, a->type, 0,
     a->comm)
BOTH(reduce, Reduce, a->send, a->recv, a->count, a->type, a->op, 0, a->comm)
BOTH(reduce_scatter, Reduce_scatter, a->send, a->recv, a->counts, a->type, a->op, a->comm)
BOTH(reduce_scatter_block, Reduce_scatter_block, a->send, a->recv, a->count, a->type, a->op,
     a->comm)
BOTH(scan, Scan, a->send, a->recv, a->count, a->type, a->op, a->comm)
BOTH(scatter, Scatter, a->send, a->count, a->type, a->recv, a->count, a->type, 0, a->comm)
BOTH(scatterv, Scatterv, a->send, a->counts, places, a->type, a->recv, a->counts[a->rank], a->type,
     0, a->comm)

static const struct {
    const char *name;
    int (*call)(const struct arguments *a, int is_native);
    int reduces, is_rooted;
} collectives[] = {
    {"allgather", allgather, 0, 0},
    {"allgatherv", allgatherv, 0, 0},
    {"allreduce", allreduce, 1, 0},
    {"alltoall", alltoall, 0, 0},
    {"alltoallv", alltoallv, 0, 0},
    {"exscan", exscan, 1, 0},
    {"gather", gather, 0, 1},
    {"gatherv", gatherv, 0, 1},
    {"reduce", reduce, 1, 1},
    {"reduce_scatter", reduce_scatter, 1, 0},
    {"reduce_scatter_block", reduce_scatter_block, 1, 0},
    {"scan", scan, 1, 0},
    {"scatter", scatter, 0, 1},
    {"scatterv", scatterv, 0, 1},
};

static const char *const mistake_names[MISTAKES] = {
    "nothing",  "one buffer", "no send buffer", "no receive buffer",
    "negative", "no type",    "no operation"};

#define NCOLLECTIVES (sizeof collectives / sizeof collectives[0])

static int class_of(int err)
{
    int class = err;

    if (err != MPI_SUCCESS)
        MPI_Error_class(err, &class);
    return class;
}

/* Where the send buffer would be one with the receive buffer: of a gather to all
   it is a part of it, elsewhere rank 0's is its beginning. */
static int *one_buffer(size_t i, int rank)
{
    const int is_part = collectives[i].call == allgather || collectives[i].call == allgatherv;

    return memory[1] + (is_part ? rank * COUNT : 0);
}

static struct arguments arguments_of(size_t i, int mistake, MPI_Comm comm)
{
    static int negative[RANKS_MAX];
    struct arguments a = {.send = memory[0],
                          .recv = memory[1],
                          .count = COUNT,
                          .counts = counts,
                          .type = MPI_INT,
                          .op = MPI_SUM,
                          .comm = comm};

    MPI_Comm_rank(comm, &a.rank);
    memcpy(negative, counts, sizeof negative);
    negative[a.rank] = -1;
    if (mistake == ONE_BUFFER)
        a.send = one_buffer(i, a.rank);
    if (mistake == NO_SEND)
        a.send = NULL;
    if (mistake == NO_RECV)
        a.recv = NULL;
    if (mistake == NEGATIVE) {
        a.count = -1;
        a.counts = negative;
    }
    if (mistake == NO_TYPE)
        a.type = (MPI_Datatype)12345;
    if (mistake == NO_OP)
        a.op = (MPI_Op)12345;
    return a;
}

/* The same on this rank as natively, and at once. */
static void compare(size_t i, const struct arguments *a, const char *what)
{
    char text[100];
    int class, handled;

    snprintf(text, sizeof text, "%s: %s", collectives[i].name, what);
    nhandled = 0;
    class = class_of(collectives[i].call(a, 0));
    handled = nhandled;
    nhandled = 0;
    ct_compare_numbers(text, class, class_of(collectives[i].call(a, 1)));
    ct_compare_numbers(text, handled, nhandled);
    ct_compare_numbers(text, handled, 1);
}

/* MPICH 4.0.2 itself stops at a negative count in its sum of a reduction, and
   looks at no operation where there is none. */
static int is_tried(size_t i, int mistake)
{
    return mistake != WELL && (mistake != NO_OP || collectives[i].reduces) &&
           (mistake != NEGATIVE || !collectives[i].reduces ||
            collectives[i].call == reduce_scatter);
}

static int is_found_on(size_t i, int mistake, int rank)
{
    const bool is_root = rank == 0;
    const bool is_scatter = collectives[i].call == scatter || collectives[i].call == scatterv;

    if (!collectives[i].is_rooted || is_root || mistake == NO_OP)
        return 1;
    if (mistake == ONE_BUFFER)
        return 0;
    if (mistake == NO_SEND || mistake == NO_RECV)
        return is_scatter == (mistake == NO_RECV);
    return mistake == NO_TYPE || mistake == NEGATIVE;
}

static void make_right(size_t i, MPI_Comm comm)
{
    struct arguments a = arguments_of(i, WELL, comm);

    nhandled = 0;
    ct_compare_numbers(collectives[i].name, collectives[i].call(&a, 0), MPI_SUCCESS);
    ct_compare_numbers(collectives[i].name, nhandled, 0);
}

/* The ranks in their order number `n`, of which the library has seen nothing: it
   keeps what it knows of ranks in one order for all communicators of them. */
static MPI_Comm new_comm(int n, MPI_Errhandler handler)
{
    int order[RANKS_MAX];
    int rank, nranks;
    int key = 0;
    MPI_Comm comm;

    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    for (int i = 0; i < nranks; i++) { /* put rank i among those before it */
        const int at = n % (i + 1);

        n /= i + 1;
        memmove(order + at + 1, order + at, (size_t)(i - at) * sizeof *order);
        order[at] = i;
    }
    while (order[key] != rank)
        key++;
    MPI_Comm_split(MPI_COMM_WORLD, 0, key, &comm);
    MPI_Comm_set_errhandler(comm, handler);
    return comm;
}

/* The others make no call. */
static void try_alone(size_t i, MPI_Comm comm, int rank)
{
    for (int mistake = 0; mistake < MISTAKES && rank == 0; mistake++) {
        const struct arguments a = arguments_of(i, mistake, comm);

        if (is_tried(i, mistake))
            compare(i, &a, mistake_names[mistake]);
    }
}

/* On all ranks that find it. */
static void try_together(size_t i, MPI_Comm comm, int rank)
{
    for (int mistake = 0; mistake < MISTAKES; mistake++) {
        const struct arguments a = arguments_of(i, mistake, comm);

        if (is_tried(i, mistake) && is_found_on(i, mistake, rank))
            compare(i, &a, mistake_names[mistake]);
    }
}

/* Elements with gaps may lie at MPI_BOTTOM, but not with such a datatype. */
static void try_spread(size_t i, MPI_Comm comm)
{
    struct arguments a = arguments_of(i, NO_SEND, comm);

    a.type = spread;
    a.count = 2;
    compare(i, &a, "no send buffer, elements with gaps");
}

static void try_collective(size_t i, MPI_Errhandler handler)
{
    MPI_Comm comm = new_comm((int)i, handler);
    int rank;

    MPI_Comm_rank(comm, &rank);
    try_alone(i, comm, rank);
    try_together(i, comm, rank);
    if (collectives[i].call == allgather || collectives[i].call == alltoall)
        try_spread(i, comm);
    make_right(i, comm);
    make_right(i, comm);
    try_together(i, comm, rank);
    make_right(i, comm);
    MPI_Comm_free(&comm);
}

int main(int argc, char **argv)
{
    MPI_Errhandler handler;
    int result;

    MPI_Init(&argc, &argv);
    MPI_Comm_create_errhandler(handle, &handler);
    MPI_Type_vector(2, 1, 2, MPI_INT, &spread);
    MPI_Type_commit(&spread);
    for (int i = 0; i < RANKS_MAX; i++) {
        counts[i] = COUNT;
        places[i] = i * COUNT;
    }
    for (size_t i = 0; i < NCOLLECTIVES; i++)
        try_collective(i, handler);
    MPI_Type_free(&spread);
    MPI_Errhandler_free(&handler);
    result = ct_compare_result();
    MPI_Finalize();
    return result;
}
