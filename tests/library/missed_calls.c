/*
 * missed_calls [SEED [CALLS [FIRST]]] - MPI refuses some ranks' parts of calls; all later calls are right.
 *
 * Calls of all kinds with all roots, in one order on all ranks. From call FIRST on ranks are refused
 * calls, only such in which natively nobody waits for them: they only receive. Such a rank may
 * make the call again at once. Otherwise its next call of the kind with that root takes what it has
 * missed, so that all of those are alike. Others differ in their values from call to call. The
 * program is right natively, too.
 */
#define _DEFAULT_SOURCE /* usleep */
#include <mpi.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define RANKS_MAX 4
#define INTS_MAX 40000

enum kind {
    BCAST,
    SCATTER,
    SCATTERV,
    GATHER,
    GATHERV,
    REDUCE,
    ALLREDUCE,
    ALLGATHER,
    BARRIER,
    KINDS
};

struct call {
    enum kind kind;
    int root;
    int count;
    int first; /* of the values */
    int mistake;
    bool may_be_refused;
};

static int from[RANKS_MAX * INTS_MAX], to[RANKS_MAX * INTS_MAX];
static int counts[RANKS_MAX], displs[RANKS_MAX];
static int rank, nranks;
static unsigned state;
static long nwrong, nrefused;
static MPI_Datatype uncommitted;

/* Ints of calls that may be refused, and of others. */
static const int few[] = {1, 2, 9, 10, 11, 25, 1000, 1024, 2000};
static const int many[] = {1, 2, 10, 12, 300, 3000, INTS_MAX};
enum { FEW = sizeof few / sizeof *few, MANY = sizeof many / sizeof *many };

static int draw(int n)
{
    state = state * 1664525u + 1013904223u;
    return (int)((state >> 8) % (unsigned)n);
}

static bool sends_all(enum kind kind)
{
    return kind == SCATTER || kind == SCATTERV;
}

/* Of a kind and a root: what is drawn for them is the same in all calls. */
static int property(unsigned seed, const struct call *call, int n)
{
    const unsigned x =
        (seed * 31u + (unsigned)call->kind * 7u + (unsigned)call->root) * 2654435761u;

    return (int)((x >> 13) % (unsigned)n);
}

static struct call draw_call(unsigned seed, int number)
{
    struct call call = {.kind = (enum kind)draw(KINDS)};

    call.root = call.kind < ALLREDUCE ? draw(nranks) : 0;
    call.may_be_refused =
        (call.kind == BCAST || sends_all(call.kind)) && property(seed, &call, 2) == 0;
    call.mistake = draw(4);
    if (call.may_be_refused)
        call.count = few[property(seed + 1, &call, FEW)];
    else
        call.count = many[draw(MANY)];
    call.first = call.may_be_refused ? 1000 * (int)call.kind + call.root : number;
    return call;
}

static bool gathers(enum kind kind)
{
    return kind == GATHER || kind == GATHERV || kind == ALLGATHER;
}

static bool reduces(enum kind kind)
{
    return kind == REDUCE || kind == ALLREDUCE;
}

/* Returns what MPI does. */
static int make(const struct call *call, bool is_wrong)
{
    const bool is_root = rank == call->root;
    const int mistake = is_wrong ? call->mistake : -1;
    const MPI_Comm comm = mistake == 0 ? MPI_COMM_NULL : MPI_COMM_WORLD;
    const MPI_Datatype type = mistake == 1   ? MPI_DATATYPE_NULL
                              : mistake == 2 ? uncommitted
                                             : MPI_INT;
    const int root = mistake == 3 ? nranks : call->root;
    const int n = call->count;
    const MPI_Datatype sent = is_root && sends_all(call->kind) ? MPI_INT : type;
    const int *own = from + (size_t)rank * INTS_MAX;

    for (int i = 0; i < nranks; i++) {
        counts[i] = n;
        displs[i] = i * n;
    }
    switch (call->kind) {
    case BCAST:
        return MPI_Bcast(is_root ? from : to, n, type, root, comm);
    case SCATTER:
        return MPI_Scatter(from, n, sent, to, n, type, root, comm);
    case SCATTERV:
        return MPI_Scatterv(from, counts, displs, sent, to, n, type, root, comm);
    case GATHER:
        return MPI_Gather(own, n, MPI_INT, to, n, type, root, comm);
    case GATHERV:
        return MPI_Gatherv(own, n, MPI_INT, to, counts, displs, type, root, comm);
    case REDUCE:
        return MPI_Reduce(own, to, n, type, MPI_SUM, root, comm);
    case ALLREDUCE:
        return MPI_Allreduce(own, to, n, type, MPI_SUM, comm);
    case ALLGATHER:
        return MPI_Allgather(own, n, MPI_INT, to, n, type, comm);
    case BARRIER:
    case KINDS:
        break;
    }
    return MPI_Barrier(comm);
}

/* The value at a place of rank r's send buffer, or of the root's. */
static int value(const struct call *call, int r, int i)
{
    return call->first * 3 + r * 17 + i;
}

static void fill(const struct call *call)
{
    const int n = sends_all(call->kind) ? nranks * call->count : call->count;
    int *own = call->kind == BCAST || sends_all(call->kind) ? from : from + (size_t)rank * INTS_MAX;

    for (int i = 0; i < n; i++)
        own[i] = value(call, rank, i);
    memset(to, 0xff, sizeof(int) * (size_t)nranks * (size_t)call->count);
}

static int expected(const struct call *call, int i)
{
    int sum = 0;

    if (gathers(call->kind))
        return value(call, i / call->count, i % call->count);
    if (!reduces(call->kind))
        return value(call, call->root, sends_all(call->kind) ? rank * call->count + i : i);
    for (int r = 0; r < nranks; r++)
        sum += value(call, r, i);
    return sum;
}

static bool receives(const struct call *call)
{
    const bool is_root = rank == call->root;

    if (call->kind == BCAST)
        return !is_root;
    return call->kind >= ALLREDUCE || sends_all(call->kind) || is_root;
}

static bool is_right(const struct call *call)
{
    const int n = gathers(call->kind) ? nranks * call->count : call->count;

    for (int i = 0; receives(call) && call->kind != BARRIER && i < n; i++) {
        if (to[i] != expected(call, i))
            return false;
    }
    return true;
}

/* True if natively nobody waits for this rank: it only receives. */
static bool may_miss(const struct call *call)
{
    return call->may_be_refused && rank != call->root;
}

/* All ranks make plans together: calls of new kinds, roots and sizes wait for all of them. */
static void prepare(void)
{
    for (int i = 0; i < KINDS * nranks; i++) {
        struct call call = {.kind = (enum kind)(i / nranks)};

        call.root = call.kind < ALLREDUCE ? i % nranks : 0;
        for (int k = 0; k < FEW + MANY; k++) {
            call.count = k < FEW ? few[k] : many[k - FEW];
            make(&call, false);
        }
    }
}

/* All ranks draw alike. */
static void make_one(unsigned seed, int number, int first)
{
    const struct call call = draw_call(seed, number);
    const bool is_refused = draw(3) == 0 && number >= first, again = draw(3) == 0;
    const int slow = draw(40 * nranks);
    int err;

    if (slow == rank)
        usleep(300);
    fill(&call);
    if (is_refused && may_miss(&call)) {
        nrefused++;
        if (make(&call, true) == MPI_SUCCESS) {
            printf("rank %d: call %d is not refused\n", rank, number);
            nwrong++;
        }
        if (!again)
            return;
    }
    err = make(&call, false);
    if (err == MPI_SUCCESS && is_right(&call))
        return;
    if (nwrong++ < 5)
        printf("rank %d: call %d is wrong: kind %d, root %d, %d ints, error %d\n", rank, number,
               call.kind, call.root, call.count, err);
}

int main(int argc, char **argv)
{
    const unsigned seed = argc > 1 ? (unsigned)atoi(argv[1]) : 1;
    const int ncalls = argc > 2 ? atoi(argv[2]) : 3000;
    const int first = argc > 3 ? atoi(argv[3]) : 0;

    MPI_Init(&argc, &argv);
    alarm(600); /* only a rank that waits for ever needs as long */
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    MPI_Type_contiguous(1, MPI_INT, &uncommitted);
    prepare();
    state = seed;
    for (int i = 0; i < ncalls && nranks <= RANKS_MAX; i++)
        make_one(seed, i, first);
    MPI_Allreduce(MPI_IN_PLACE, &nwrong, 1, MPI_LONG, MPI_SUM, MPI_COMM_WORLD);
    MPI_Allreduce(MPI_IN_PLACE, &nrefused, 1, MPI_LONG, MPI_SUM, MPI_COMM_WORLD);
    if (rank == 0)
        printf("seed %u: %ld calls refused, %ld wrong\n", seed, nrefused, nwrong);
    MPI_Type_free(&uncommitted);
    MPI_Finalize();
    return nwrong != 0 || nrefused == 0;
}
