/*
 * refused_calls - what MPI refuses on a rank is refused there at once, as
 * natively: the same error class, the error handler called once, and no rank waits for
 * another one.
 *
 * Each wrong call is made first by rank 0 alone, on a communicator on which
 * nothing was called yet, then by all ranks, and again after a right call with
 * nearly the same arguments. The default error handler of MPI_COMM_WORLD, which is
 * fatal, must not hear of a question about handles that are no objects.
 */
#include "tests/library/compare.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#define RANKS_MAX 8
#define COUNT 700 /* ints of a block */

static int memory[2][RANKS_MAX * COUNT];
static int counts[RANKS_MAX], places[RANKS_MAX];
static MPI_Datatype spread;      /* not dense */
static MPI_Datatype uncommitted; /* of two ints */
static int nranks, nhandled;

/* What a call is made with: two counts and types, of what is sent and received. */
struct arguments {
    const void *send;
    void *recv;
    int count[2];
    const int *counts;
    MPI_Datatype type[2];
    MPI_Op op;
    bool gathers_to_all;
    int root;
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
#define SENT a->send, a->count[0], a->type[0]
#define RECEIVED a->recv, a->count[1], a->type[1]
#define OWN_SENT a->send, a->counts[a->rank], a->type[0]
#define OWN_RECEIVED a->recv, a->counts[a->rank], a->type[1]
#define ALL_SENT a->send, a->counts, places, a->type[0]
#define ALL_RECEIVED a->recv, a->counts, places, a->type[1]
#define COMBINED a->type[1], a->op

BOTH(allgather, Allgather, SENT, RECEIVED, a->comm)
BOTH(allgatherv, Allgatherv, OWN_SENT, ALL_RECEIVED, a->comm)
BOTH(allreduce, Allreduce, a->send, a->recv, a->count[1], COMBINED, a->comm)
BOTH(alltoall, Alltoall, SENT, RECEIVED, a->comm)
BOTH(alltoallv, Alltoallv, ALL_SENT, ALL_RECEIVED, a->comm)
BOTH(bcast, Bcast, RECEIVED, a->root, a->comm)
BOTH(exscan, Exscan, a->send, a->recv, a->count[1], COMBINED, a->comm)
BOTH(gather, Gather, SENT, RECEIVED, a->root, a->comm)
BOTH(gatherv, Gatherv, OWN_SENT, ALL_RECEIVED, a->root, a->comm)
BOTH(reduce, Reduce, a->send, a->recv, a->count[1], COMBINED, a->root, a->comm)
BOTH(reduce_scatter, Reduce_scatter, a->send, a->recv, a->counts, COMBINED, a->comm)
BOTH(reduce_scatter_block, Reduce_scatter_block, a->send, a->recv, a->count[1], COMBINED, a->comm)
BOTH(scan, Scan, a->send, a->recv, a->count[1], COMBINED, a->comm)
BOTH(scatter, Scatter, SENT, RECEIVED, a->root, a->comm)
BOTH(scatterv, Scatterv, ALL_SENT, OWN_RECEIVED, a->root, a->comm)

static const struct {
    const char *name;
    int (*call)(const struct arguments *a, int is_native);
    bool reduces, is_rooted;
    bool has_sides; /* all ranks look at what they send and at what they receive */
} collectives[] = {
    {"allgather", allgather, false, false, true},
    {"allgatherv", allgatherv, false, false, false},
    {"allreduce", allreduce, true, false, false},
    {"alltoall", alltoall, false, false, true},
    {"alltoallv", alltoallv, false, false, false},
    {"bcast", bcast, false, true, false},
    {"exscan", exscan, true, false, false},
    {"gather", gather, false, true, false},
    {"gatherv", gatherv, false, true, false},
    {"reduce", reduce, true, true, false},
    {"reduce_scatter", reduce_scatter, true, false, false},
    {"reduce_scatter_block", reduce_scatter_block, true, false, false},
    {"scan", scan, true, false, false},
    {"scatter", scatter, false, true, false},
    {"scatterv", scatterv, false, true, false},
};

#define NCOLLECTIVES (sizeof collectives / sizeof collectives[0])

enum { ONE_BUFFER, NO_SEND, NO_RECV, COUNTS, TYPES, OPERATION, ROOT, SIDE };

/* Of handles that are no objects, or not ready, and what does not go together. */
static const MPI_Datatype no_type = (MPI_Datatype)12345;
static const MPI_Op no_op = (MPI_Op)12345;

#define MISTAKE(name, ...)                                                                         \
    static void name(struct arguments *a)                                                          \
    {                                                                                              \
        __VA_ARGS__;                                                                               \
    }

/* Of a gather to all what this rank sends is a part of the buffer. */
static void one_buffer(struct arguments *a)
{
    a->send = (const int *)a->recv + (a->gathers_to_all ? a->rank * COUNT : 0);
}

static void negative_counts(struct arguments *a)
{
    static int negative[RANKS_MAX];

    memcpy(negative, counts, sizeof negative);
    negative[a->rank] = -1;
    a->counts = negative;
    a->count[0] = a->count[1] = -1;
}

MISTAKE(no_send_buffer, a->send = NULL)
MISTAKE(no_receive_buffer, a->recv = NULL)
MISTAKE(absent_type, a->type[0] = a->type[1] = no_type)
MISTAKE(null_type, a->type[0] = a->type[1] = MPI_DATATYPE_NULL)
MISTAKE(absent_operation, a->op = no_op)
MISTAKE(null_operation, a->op = MPI_OP_NULL)
MISTAKE(operation_for_type, a->type[1] = MPI_DOUBLE, a->op = MPI_BAND)
MISTAKE(type_for_operation, a->op = MPI_MAXLOC)
MISTAKE(operation_of_windows, a->op = MPI_REPLACE)
MISTAKE(root_below, a->root = -1)
MISTAKE(root_above, a->root = nranks)
MISTAKE(root_without_bytes, a->root = nranks, a->count[0] = a->count[1] = 0)
MISTAKE(root_between, a->root = MPI_ROOT)
MISTAKE(send_count, a->count[0] = -1)
MISTAKE(receive_count, a->count[1] = -1)
MISTAKE(absent_send_type, a->type[0] = no_type)
MISTAKE(absent_receive_type, a->type[1] = no_type)
MISTAKE(null_send_type, a->type[0] = MPI_DATATYPE_NULL)
MISTAKE(null_receive_type, a->type[1] = MPI_DATATYPE_NULL)
MISTAKE(send_uncommitted, a->type[0] = uncommitted, a->count[0] = COUNT / 2)
MISTAKE(receive_uncommitted, a->type[1] = uncommitted, a->count[1] = COUNT / 2)
MISTAKE(receive_in_place, a->recv = MPI_IN_PLACE)

static const struct mistake {
    const char *name;
    int kind;
    void (*make)(struct arguments *a);
} mistakes[] = {
    {"one buffer", ONE_BUFFER, one_buffer},
    {"no send buffer", NO_SEND, no_send_buffer},
    {"no receive buffer", NO_RECV, no_receive_buffer},
    {"negative", COUNTS, negative_counts},
    {"no such type", TYPES, absent_type},
    {"null type", TYPES, null_type},
    {"no such operation", OPERATION, absent_operation},
    {"null operation", OPERATION, null_operation},
    {"operation for the type", OPERATION, operation_for_type},
    {"type for the operation", OPERATION, type_for_operation},
    {"operation of windows", OPERATION, operation_of_windows},
    {"root below 0", ROOT, root_below},
    {"no such root", ROOT, root_above},
    {"no such root, no bytes", ROOT, root_without_bytes},
    {"root of inter-communicators", ROOT, root_between},
    {"send count", SIDE, send_count},
    {"receive count", SIDE, receive_count},
    {"no such send type", SIDE, absent_send_type},
    {"no such receive type", SIDE, absent_receive_type},
    {"null send type", SIDE, null_send_type},
    {"null receive type", SIDE, null_receive_type},
    {"send type uncommitted", SIDE, send_uncommitted},
    {"receive type uncommitted", SIDE, receive_uncommitted},
    {"receive in place", SIDE, receive_in_place},
};

#define NMISTAKES (sizeof mistakes / sizeof mistakes[0])

static struct arguments right_arguments(size_t i, MPI_Comm comm, int rank)
{
    return (struct arguments){.send = memory[0],
                              .recv = memory[1],
                              .count = {COUNT, COUNT},
                              .counts = counts,
                              .type = {MPI_INT, MPI_INT},
                              .op = MPI_SUM,
                              .gathers_to_all = collectives[i].call == allgather ||
                                                collectives[i].call == allgatherv,
                              .rank = rank,
                              .comm = comm};
}

/* The same on this rank as natively, and at once. */
static void compare(size_t i, const struct arguments *a, const char *what)
{
    char text[100];
    int class, handled;

    snprintf(text, sizeof text, "%s: %s", collectives[i].name, what);
    nhandled = 0;
    class = ct_compare_class(collectives[i].call(a, 0));
    handled = nhandled;
    nhandled = 0;
    ct_compare_numbers(text, class, ct_compare_class(collectives[i].call(a, 1)));
    ct_compare_numbers(text, handled, nhandled);
    ct_compare_numbers(text, handled, 1);
}

/* MPICH 4.0.2 itself stops at a negative count in its sum of a reduction. */
static bool is_tried(size_t i, int kind)
{
    switch (kind) {
    case OPERATION:
        return collectives[i].reduces;
    case ROOT:
        return collectives[i].is_rooted;
    case SIDE:
        return collectives[i].has_sides;
    case COUNTS:
        return !collectives[i].reduces || collectives[i].call == reduce_scatter;
    case ONE_BUFFER:
    case NO_SEND:
        return collectives[i].call != bcast;
    default:
        return true;
    }
}

/* On a rank that is not the root; of its buffers it has one. */
static bool is_found_off_root(size_t i, int kind)
{
    const bool receives = collectives[i].call == scatter || collectives[i].call == scatterv ||
                          collectives[i].call == bcast;

    return kind != ONE_BUFFER && (kind != NO_SEND || !receives) && (kind != NO_RECV || receives);
}

/* On all ranks that find it; the first alone, the others make no call. */
static void try_mistakes(size_t i, MPI_Comm comm, bool is_alone)
{
    int rank;

    MPI_Comm_rank(comm, &rank);
    for (size_t m = 0; m < NMISTAKES && (rank == 0 || !is_alone); m++) {
        struct arguments a = right_arguments(i, comm, rank);

        mistakes[m].make(&a);
        if (is_tried(i, mistakes[m].kind) &&
            (!collectives[i].is_rooted || rank == 0 || is_found_off_root(i, mistakes[m].kind)))
            compare(i, &a, mistakes[m].name);
    }
}

static void make_right(size_t i, MPI_Comm comm)
{
    struct arguments a;
    int rank;

    MPI_Comm_rank(comm, &rank);
    a = right_arguments(i, comm, rank);
    nhandled = 0;
    ct_compare_numbers(collectives[i].name, collectives[i].call(&a, 0), MPI_SUCCESS);
    ct_compare_numbers(collectives[i].name, nhandled, 0);
}

/* The ranks in their order number `n`, of which the library has seen nothing: it
   keeps what it knows of ranks in one order for all communicators of them. */
static MPI_Comm new_comm(int n, MPI_Errhandler handler)
{
    int order[RANKS_MAX] = {0};
    int rank;
    int key = 0;
    MPI_Comm comm;

    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    for (int i = 0; i < nranks; i++) { /* put rank i among those before it */
        const int at = n % (i + 1);

        n /= i + 1;
        memmove(order + at + 1, order + at, (size_t)(i - at) * sizeof *order);
        order[at] = i;
    }
    while (key < RANKS_MAX - 1 && order[key] != rank)
        key++;
    MPI_Comm_split(MPI_COMM_WORLD, 0, key, &comm);
    MPI_Comm_set_errhandler(comm, handler);
    return comm;
}

/* Elements with gaps may lie at MPI_BOTTOM, but not with such a datatype. */
static void try_spread(size_t i, MPI_Comm comm)
{
    struct arguments a = right_arguments(i, comm, 0);

    a.send = NULL;
    a.type[0] = a.type[1] = spread;
    a.count[0] = a.count[1] = 2;
    compare(i, &a, "no send buffer, elements with gaps");
}

static void try_collective(size_t i, MPI_Errhandler handler)
{
    MPI_Comm comm = new_comm((int)i, handler);

    try_mistakes(i, comm, true);
    try_mistakes(i, comm, false);
    if (collectives[i].has_sides)
        try_spread(i, comm);
    make_right(i, comm);
    make_right(i, comm);
    try_mistakes(i, comm, false);
    make_right(i, comm);
    MPI_Comm_free(&comm);
}

static void try_no_comm(size_t i)
{
    const struct arguments null = right_arguments(i, MPI_COMM_NULL, 0);
    const struct arguments absent = right_arguments(i, (MPI_Comm)12345, 0);

    compare(i, &null, "null communicator");
    compare(i, &absent, "no such communicator");
}

int main(int argc, char **argv)
{
    MPI_Errhandler handler;

    MPI_Init(&argc, &argv);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    MPI_Comm_create_errhandler(handle, &handler);
    MPI_Type_vector(2, 1, 2, MPI_INT, &spread);
    MPI_Type_commit(&spread);
    MPI_Type_contiguous(2, MPI_INT, &uncommitted);
    for (int i = 0; i < RANKS_MAX; i++) {
        counts[i] = COUNT;
        places[i] = i * COUNT;
    }
    for (size_t i = 0; i < NCOLLECTIVES; i++)
        try_collective(i, handler);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, handler);
    for (size_t i = 0; i < NCOLLECTIVES; i++)
        try_no_comm(i);
    MPI_Type_free(&uncommitted);
    MPI_Type_free(&spread);
    MPI_Errhandler_free(&handler);
    return ct_compare_end();
}
