/*
 * meeting_calls.c - an application whose barriers and sums go through the window of its
 * host: while others need its progress, or come late to other calls, too, on communicators that come and go, with a rank
 * that cannot have one, without communicators or memory left, and with a rank that is killed.
 *
 * MPI program, run with a tuned library and COLLTUNE_FORCE. A rank that waits for progress
 * in vain waits for ever: an alarm ends the job.
 */
#define _GNU_SOURCE /* MAP_ANONYMOUS */
#include "base/memory_room.h"
#include "base/processors.h"
#include "tests/library/refused_call.h"

#include <mpi.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { LONG = 1 << 18, TIMES = 20, COMMUNICATORS = 100 };

static int rank, nranks;
static int from[LONG], to[LONG];

static void must(int is_right, const char *what)
{
    if (is_right)
        return;
    fprintf(stderr, "rank %d of %d: %s\n", rank, nranks, what);
    MPI_Abort(MPI_COMM_WORLD, 1);
}

/* The sum over a communicator of ranks + 1. */
static void add(MPI_Comm comm)
{
    int own, n, sum = 0;

    MPI_Comm_rank(comm, &own);
    MPI_Comm_size(comm, &n);
    own++;
    MPI_Allreduce(&own, &sum, 1, MPI_INT, MPI_SUM, comm);
    must(sum == n * (n + 1) / 2, "wrong sum");
}

/* Rank 0 is in the window while rank 1 needs its progress. */
static void test_rendezvous(void)
{
    MPI_Request request = MPI_REQUEST_NULL;

    if (rank == 0)
        MPI_Isend(from, LONG, MPI_INT, 1, 7, MPI_COMM_WORLD, &request);
    if (rank == 1)
        MPI_Recv(to, LONG, MPI_INT, 0, 7, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    must(rank != 1 || to[LONG - 1] == LONG - 1, "another message");
}

static void test_one_sided(void)
{
    static int target[LONG];
    MPI_Win window;

    memset(target, 0, sizeof target);
    MPI_Win_create(target, sizeof target, sizeof *target, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
    if (rank == 1) {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, window);
        MPI_Accumulate(from, LONG, MPI_INT, 0, 0, LONG, MPI_INT, MPI_SUM, window);
        MPI_Win_unlock(0, window);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_lock(MPI_LOCK_SHARED, rank, 0, window);
    must(rank != 0 || target[LONG - 1] == LONG - 1, "nothing came");
    MPI_Win_unlock(rank, window);
    MPI_Win_free(&window);
}

static void test_nonblocking(void)
{
    MPI_Request request;

    MPI_Iallreduce(from, to, LONG, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &request);
    if (rank == 0)
        MPI_Barrier(MPI_COMM_WORLD);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    if (rank != 0)
        MPI_Barrier(MPI_COMM_WORLD);
    must(to[1] == nranks, "another sum");
}

static void make_call(int number, MPI_Comm comm)
{
    int counts[] = {1, 1, 1, 1}, places[] = {0, 1, 2, 3};

    if (number == 0)
        add(comm);
    if (number == 1)
        MPI_Barrier(comm);
    if (number == 2)
        MPI_Bcast(to, 1000, MPI_INT, 1, comm);
    if (number == 3)
        MPI_Bcast(to, LONG, MPI_INT, 1, comm);
    if (number == 4)
        MPI_Alltoallv(from, counts, places, MPI_INT, to, counts, places, MPI_INT, comm);
    if (number == 5)
        MPI_Allgather(from, 1, MPI_INT, to, 1, MPI_INT, comm);
    if (number == 6)
        MPI_Alltoall(from, 100, MPI_INT, to, 100, MPI_INT, comm);
}

/* The last rank comes to each call when rank 0 has its message: to the first on a communicator,
   which is set up and agreed about, to the next one, and to a call like one before. */
static void test_late(void)
{
    MPI_Comm comm;

    for (int number = 0; number < 7; number++) {
        MPI_Comm_split(MPI_COMM_WORLD, 0, number % 2 == 0 ? rank : -rank, &comm);
        for (int i = 0; i < 3; i++) {
            MPI_Request request = MPI_REQUEST_NULL;
            char message = 0;

            if (rank == 0)
                MPI_Irecv(&message, 1, MPI_CHAR, nranks - 1, 7, MPI_COMM_WORLD, &request);
            PMPI_Barrier(MPI_COMM_WORLD);
            if (rank == nranks - 1) {
                usleep(2000);
                MPI_Ssend(&message, 1, MPI_CHAR, 0, 7, MPI_COMM_WORLD);
            }
            make_call(number, comm);
            MPI_Wait(&request, MPI_STATUS_IGNORE);
        }
        MPI_Comm_free(&comm);
    }
}

static void test_communicators(void)
{
    for (int i = 0; i < COMMUNICATORS; i++) {
        MPI_Comm twin, half, turned;

        MPI_Comm_dup(MPI_COMM_WORLD, &twin);
        MPI_Comm_split(MPI_COMM_WORLD, rank % 2, rank, &half);
        MPI_Comm_split(twin, 0, -rank, &turned);
        add(twin);
        add(half);
        MPI_Barrier(half);
        add(turned);
        add(MPI_COMM_WORLD);
        MPI_Barrier(turned);
        MPI_Comm_free(&half);
        MPI_Comm_free(&turned);
        MPI_Comm_free(&twin);
    }
}

static void add_rows(void *in, void *inout, int *n, MPI_Datatype *type)
{
    int bytes;

    MPI_Type_size(*type, &bytes);
    for (int i = 0; i < *n * bytes / (int)sizeof(int); i++)
        ((int *)inout)[i] += ((const int *)in)[i];
}

/* Of blocks that are reduced from a window, and longer ones that are not. */
static void test_elements(void)
{
    static const int lengths[] = {1, 140, 1025, LONG / 2};
    MPI_Op op;

    MPI_Op_create(add_rows, 1, &op);
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        const int count = lengths[i] > LONG / 7 ? 2 : 7;
        MPI_Datatype row;

        MPI_Type_contiguous(lengths[i], MPI_INT, &row);
        MPI_Type_commit(&row);
        MPI_Allreduce(from, to, count, row, op, MPI_COMM_WORLD);
        must(to[count * lengths[i] - 1] == nranks * (count * lengths[i] - 1),
             "another sum of rows");
        MPI_Type_free(&row);
    }
    MPI_Op_free(&op);
}

/* Long blocks and short ones. */
static void test_blocks(void)
{
    static const int lengths[] = {LONG, 100};

    for (int i = 0; i < 2 * TIMES; i++) {
        const int n = lengths[i % 2];

        memset(to, 0, sizeof to);
        if (rank == 0)
            memcpy(to, from, sizeof to);
        MPI_Bcast(to, n, MPI_INT, 0, MPI_COMM_WORLD);
        must(memcmp(to, from, (size_t)n * sizeof *to) == 0, "other data");
    }
}

/* Calls that no rank can make in the window: the first rank of a host would make it. On two
   hosts, one has it. */
static void test_refused(void)
{
    const char *hosts = getenv("MPIR_CVAR_NUM_CLIQUES");

    must(rank != (hosts == NULL ? 0 : 1) || ct_refuse_call(SYS_memfd_create, 0), "no filter");
    for (int i = 0; i < TIMES; i++) {
        add(MPI_COMM_WORLD);
        MPI_Barrier(MPI_COMM_WORLD);
    }
}

/* There is no communicator left for the ranks to meet in. */
static void test_exhausted(void)
{
    enum { MANY = 5000 };
    static MPI_Comm comms[MANY];
    int n = 0;

    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Gather(&n, 1, MPI_INT, to, 1, MPI_INT, 0, MPI_COMM_WORLD); /* the library has its own */
    while (n < MANY && MPI_Comm_dup(MPI_COMM_WORLD, &comms[n]) == MPI_SUCCESS)
        n++;
    must(n < MANY, "communicators without end");
    for (int i = 0; i < TIMES; i++)
        add(MPI_COMM_WORLD);
    while (n > 0)
        MPI_Comm_free(&comms[--n]);
}

/* Use memory until so little is left for the job. It stays in use. */
static void leave_room(size_t bytes)
{
    const size_t step = (size_t)1 << 20, most = (size_t)1 << 10; /* not all of a host */
    size_t n = 0;

    while (ct_memory_room(CT_PROC, CT_CGROUPS) > bytes) {
        void *memory = mmap(NULL, step, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

        must(n++ < most && memory != MAP_FAILED, "the job has no limit of its memory");
        memset(memory, 1, step);
    }
}

/* Little memory is left when the ranks, in all groups that they can be in, want windows. */
static void test_full(void)
{
    enum { RANKS = 4, GROUPS = 1 << RANKS };
    MPI_Comm comms[GROUPS];

    for (int i = 0; i < GROUPS; i++) {
        const int is_in = rank < RANKS && (i >> rank & 1) != 0;

        MPI_Comm_split(MPI_COMM_WORLD, is_in ? 0 : MPI_UNDEFINED, 0, &comms[i]);
        if (is_in) /* the library has its own */
            MPI_Gather(&i, 1, MPI_INT, to, 1, MPI_INT, 0, comms[i]);
    }
    if (rank == 0)
        leave_room((size_t)4 << 20);
    PMPI_Barrier(MPI_COMM_WORLD);
    for (int i = 0; i < GROUPS; i++) {
        if (comms[i] == MPI_COMM_NULL)
            continue;
        add(comms[i]);
        MPI_Comm_free(&comms[i]);
    }
}

/* MPI refuses the last rank's part of broadcasts, as many in a row as a window has room for,
   and wrong calls that it makes besides. Between them are calls without bytes, and calls of
   single ranks. */
static void test_missed(void)
{
    enum { COMMS = 3 };
    const int last = nranks - 1, is_last = rank == last;
    MPI_Comm comms[COMMS];

    for (int i = 0; i < COMMS; i++) {
        MPI_Comm_split(MPI_COMM_WORLD, 0, i == 1 ? -rank : rank, &comms[i]);
        MPI_Comm_set_errhandler(comms[i], MPI_ERRORS_RETURN);
        MPI_Bcast(&i, 1, MPI_INT, i == 1 ? last : 0, comms[i]); /* all plan together */
    }
    for (int i = 0; i < 3 * TIMES; i++) {
        const MPI_Comm comm = comms[i % COMMS];
        const int root = i % COMMS == 1 ? last : 0;
        int value = rank == 0 ? i : -1;

        for (int n = 0; n < 2; n++)
            must((MPI_Bcast(&value, 1, is_last ? MPI_DATATYPE_NULL : MPI_INT, root, comm) !=
                  MPI_SUCCESS) == is_last,
                 "another error");
        must(value == (is_last ? -1 : i), "wrong value");
        if (is_last)
            must(MPI_Allreduce(from, to, 1, MPI_DATATYPE_NULL, MPI_SUM, comm) != MPI_SUCCESS,
                 "no error");
        MPI_Bcast(&value, 0, MPI_INT, root, comm);
        if (rank == i % nranks)
            MPI_Allreduce(MPI_IN_PLACE, &value, 1, MPI_INT, MPI_SUM, MPI_COMM_SELF);
        add(comm);
    }
    for (int i = 0; i < COMMS; i++)
        MPI_Comm_free(&comms[i]);
}

static void test_killed(void)
{
    for (int i = 0; i < TIMES; i++)
        add(MPI_COMM_WORLD);
    if (rank == 1)
        raise(SIGKILL);
    MPI_Barrier(MPI_COMM_WORLD);
    must(0, "a rank was killed, and nothing came of it");
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*run)(void);
        int times;
    } tests[] = {{"rendezvous", test_rendezvous, TIMES},
                 {"one_sided", test_one_sided, TIMES},
                 {"nonblocking", test_nonblocking, TIMES},
                 {"late", test_late, 1},
                 {"communicators", test_communicators, 1},
                 {"elements", test_elements, 1},
                 {"blocks", test_blocks, 1},
                 {"refused", test_refused, 1},
                 {"exhausted", test_exhausted, 1},
                 {"full", test_full, 1},
                 {"missed", test_missed, 1},
                 {"killed", test_killed, 1}};
    int nrun = 0;

    MPI_Init(&argc, &argv);
    alarm(1200);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    for (int i = 0; i < LONG; i++)
        from[i] = i;
    for (size_t i = 0; i < sizeof tests / sizeof *tests; i++) {
        for (int t = 0; argc == 2 && strcmp(argv[1], tests[i].name) == 0 && t < tests[i].times; t++)
            nrun += (tests[i].run(), 1);
    }
    must(nrun > 0 && nranks > 1, "usage: meeting_calls TEST, with 2 ranks or more");
    MPI_Finalize();
    return 0;
}
