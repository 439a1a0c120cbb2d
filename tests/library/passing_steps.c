/*
 * passing_steps - a call that stays native takes few instructions of the
 * library: the first rank's calls are made one instruction after the other,
 * under a tracer, and those inside of the library are counted.
 *
 * usage: passing_steps LIBRARY MOST, a part of the library's path and how many
 * instructions there may be, to which come those that add counts up
 */
#define _GNU_SOURCE
#include "tests/library/compare.h"

#include <elf.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

/* Between two of these signals a process is traced. */
#define STEPS SIGUSR1
#define NO_MORE SIGUSR2

static struct shared {
    volatile long steps;
    volatile int is_attached; /* -1: it may not be */
    unsigned long low;        /* where the library is */
    unsigned long high;
} * shared;

static unsigned long place_of(pid_t pid)
{
    struct user_regs_struct registers;
    struct iovec room = {&registers, sizeof registers};

    if (ptrace(PTRACE_GETREGSET, pid, (void *)NT_PRSTATUS, &room) != 0)
        _exit(1);
#if defined(__x86_64__)
    return registers.rip;
#else
    return registers.pc;
#endif
}

/* The tracer's process. */
static void trace(pid_t pid)
{
    bool is_stepping = false;
    int status;

    shared->is_attached = ptrace(PTRACE_ATTACH, pid, NULL, NULL) == 0 ? 1 : -1;
    if (shared->is_attached < 0)
        _exit(1);
    while (waitpid(pid, &status, __WALL) == pid && WIFSTOPPED(status)) {
        long number = WSTOPSIG(status); /* of the signal to be handed on */

        if (number == STEPS)
            is_stepping = !is_stepping;
        if (number == STEPS && is_stepping)
            shared->steps = 0;
        if (number == SIGTRAP && is_stepping) {
            const unsigned long place = place_of(pid);

            shared->steps += place >= shared->low && place < shared->high;
        }
        if (number == NO_MORE) {
            ptrace(PTRACE_DETACH, pid, NULL, NULL);
            _exit(0);
        }
        if (number == STEPS || number == SIGTRAP || number == SIGSTOP)
            number = 0;
        ptrace(is_stepping ? PTRACE_SINGLESTEP : PTRACE_CONT, pid, NULL, (void *)number);
    }
    _exit(1);
}

/* False: no library of this name is loaded. */
static bool find_library(const char *name)
{
    FILE *maps = fopen("/proc/self/maps", "r");
    char line[512];

    while (maps != NULL && fgets(line, sizeof line, maps) != NULL) {
        char *end;
        const unsigned long low = strtoul(line, &end, 16);

        if (strstr(line, name) == NULL)
            continue;
        if (shared->low == 0)
            shared->low = low;
        shared->high = strtoul(end + 1, NULL, 16);
    }
    if (maps != NULL)
        fclose(maps);
    return shared->high != 0;
}

/* Returns the tracer; false in is_attached if there can be none. */
static pid_t start_tracer(void)
{
    const pid_t traced = getpid();
    const pid_t tracer = fork();

    if (tracer == 0) {
        while (shared->is_attached == 0)
            usleep(1000);
        trace(traced);
    }
    prctl(PR_SET_PTRACER, tracer, 0, 0, 0);
    shared->is_attached = 2; /* now it may */
    while (shared->is_attached == 2)
        usleep(1000);
    return tracer;
}

static char sent[4096], got[4096];
static MPI_Comm part; /* this rank alone: no job of as many was tuned */

static void allreduce_alone(int bytes, int root)
{
    (void)root;
    MPI_Allreduce(sent, got, bytes, MPI_BYTE, MPI_BOR, part);
}

static void bcast_alone(int bytes, int root)
{
    (void)root;
    MPI_Bcast(sent, bytes, MPI_BYTE, 0, part);
}

static void barrier_alone(int bytes, int root)
{
    (void)bytes;
    (void)root;
    MPI_Barrier(part);
}

static void alltoall(int bytes, int root)
{
    (void)root;
    MPI_Alltoall(sent, bytes, MPI_BYTE, got, bytes, MPI_BYTE, MPI_COMM_WORLD);
}

static void bcast(int bytes, int root)
{
    MPI_Bcast(sent, bytes, MPI_BYTE, root, MPI_COMM_WORLD);
}

static void gather(int bytes, int root)
{
    MPI_Gather(sent, bytes, MPI_BYTE, got, bytes, MPI_BYTE, root, MPI_COMM_WORLD);
}

static void scatter(int bytes, int root)
{
    MPI_Scatter(sent, bytes, MPI_BYTE, got, bytes, MPI_BYTE, root, MPI_COMM_WORLD);
}

static void reduce(int bytes, int root)
{
    MPI_Reduce(sent, got, bytes, MPI_BYTE, MPI_BOR, root, MPI_COMM_WORLD);
}

static void allreduce(int bytes, int root)
{
    (void)root;
    MPI_Allreduce(sent, got, bytes, MPI_BYTE, MPI_BOR, MPI_COMM_WORLD);
}

static void reduce_scatter_block(int bytes, int root)
{
    (void)root;
    MPI_Reduce_scatter_block(sent, got, bytes, MPI_BYTE, MPI_BOR, MPI_COMM_WORLD);
}

static void reduce_scatter(int bytes, int root)
{
    const int counts[2] = {bytes, 2 * bytes};

    (void)root;
    MPI_Reduce_scatter(sent, got, counts, MPI_BYTE, MPI_BOR, MPI_COMM_WORLD);
}

static void allgatherv(int bytes, int root)
{
    const int counts[2] = {bytes, bytes}, displs[2] = {0, bytes};

    (void)root;
    MPI_Allgatherv(sent, bytes, MPI_BYTE, got, counts, displs, MPI_BYTE, MPI_COMM_WORLD);
}

static void alltoallv(int bytes, int root)
{
    const int counts[2] = {bytes, bytes}, displs[2] = {0, bytes};

    (void)root;
    MPI_Alltoallv(sent, counts, displs, MPI_BYTE, got, counts, displs, MPI_BYTE, MPI_COMM_WORLD);
}

static void gatherv(int bytes, int root)
{
    const int counts[2] = {bytes, bytes}, displs[2] = {0, bytes};

    MPI_Gatherv(sent, bytes, MPI_BYTE, got, counts, displs, MPI_BYTE, root, MPI_COMM_WORLD);
}

static void scatterv(int bytes, int root)
{
    const int counts[2] = {bytes, bytes}, displs[2] = {0, bytes};

    MPI_Scatterv(sent, counts, displs, MPI_BYTE, got, bytes, MPI_BYTE, root, MPI_COMM_WORLD);
}

/* Instructions for adding up: in any case, and for each count. */
#define STEPS_OF_SUM 14
#define STEPS_OF_COUNT 5

static const struct {
    const char *name;
    void (*call)(int bytes, int root);
    int bytes;
    int root;
    int ncounts; /* that are added up */
} calls[] = {
    {"allreduce of no bytes before all others", allreduce, 0, 0, 0},
    {"bcast of no bytes before all others", bcast, 0, 0, 0},
    {"allreduce on one rank", allreduce_alone, 8, 0, 0},
    {"bcast on one rank", bcast_alone, 8, 0, 0},
    {"barrier on one rank", barrier_alone, 0, 0, 0},
    {"alltoall of 200 bytes", alltoall, 200, 0, 0},
    {"alltoall of no bytes", alltoall, 0, 0, 0},
    {"bcast of 1 byte", bcast, 1, 0, 0},
    {"bcast of 1500 bytes", bcast, 1500, 0, 0},
    {"bcast from the other rank", bcast, 1500, 1, 0},
    {"reduce of 8 bytes", reduce, 8, 0, 0},
    {"reduce to the other rank", reduce, 8, 1, 0},
    {"gather of 8 bytes", gather, 8, 0, 0},
    {"gather to the other rank", gather, 1500, 1, 0},
    {"scatter of 8 bytes", scatter, 8, 0, 0},
    {"scatter from the other rank", scatter, 1500, 1, 0},
    {"gatherv to the other rank", gatherv, 8, 1, 0},
    {"scatterv from the other rank", scatterv, 8, 1, 0},
    {"alltoallv of 8 bytes", alltoallv, 8, 0, 0},
    {"reduce_scatter_block of 8 bytes", reduce_scatter_block, 8, 0, 0},
    {"allgatherv of no bytes", allgatherv, 0, 0, 2},
    {"allgatherv of 8 bytes", allgatherv, 8, 0, 2},
    {"allgatherv of 1500 bytes", allgatherv, 1500, 0, 2},
    {"reduce_scatter of 8 bytes", reduce_scatter, 8, 0, 2},
    {"reduce_scatter of 500 bytes", reduce_scatter, 500, 0, 2},
};

/* The third of three like calls: the first sets the communicator up, the second
   finds that. */
static void count(int number, int rank, long most)
{
    if (calls[number].ncounts > 0)
        most += STEPS_OF_SUM + STEPS_OF_COUNT * calls[number].ncounts;
    for (int i = 0; i < 2; i++)
        calls[number].call(calls[number].bytes, calls[number].root);
    PMPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0)
        raise(STEPS);
    calls[number].call(calls[number].bytes, calls[number].root);
    if (rank == 0)
        raise(STEPS);
    if (rank != 0)
        return;
    printf("%s: %ld instructions\n", calls[number].name, shared->steps);
    if (shared->steps == 0 || shared->steps > most)
        ct_compare_numbers(calls[number].name, shared->steps, most);
}

int main(int argc, char **argv)
{
    pid_t tracer = 0;
    int rank, can_trace = 1, result;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_split(MPI_COMM_WORLD, rank, 0, &part);
    shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (argc != 3 || shared == MAP_FAILED || !find_library(argv[1]))
        MPI_Abort(MPI_COMM_WORLD, 2);
    if (rank == 0) {
        tracer = start_tracer();
        can_trace = shared->is_attached > 0;
    }
    PMPI_Bcast(&can_trace, 1, MPI_INT, 0, MPI_COMM_WORLD);
    if (!can_trace && rank == 0)
        puts("skipped: processes may not be traced here");
    for (int i = 0; can_trace && i < (int)(sizeof calls / sizeof *calls); i++)
        count(i, rank, atol(argv[2]));
    if (rank == 0 && can_trace)
        raise(NO_MORE);
    if (rank == 0)
        waitpid(tracer, NULL, 0);
    MPI_Comm_free(&part);
    result = ct_compare_result();
    MPI_Finalize();
    return result;
}
