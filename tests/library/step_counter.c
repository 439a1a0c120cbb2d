/*
 * step_counter.c - a process that traces the one that is counted.
 */
#define _GNU_SOURCE
#include "tests/library/step_counter.h"

#include <elf.h>
#include <mpi.h>
#include <signal.h>
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

static pid_t tracer;

bool ct_steps_start(const char *library, bool is_counted)
{
    int can_trace = 1;

    shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (shared == MAP_FAILED || !find_library(library))
        MPI_Abort(MPI_COMM_WORLD, 2);
    if (is_counted) {
        tracer = start_tracer();
        can_trace = shared->is_attached > 0;
    }
    PMPI_Allreduce(MPI_IN_PLACE, &can_trace, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
    if (!can_trace && is_counted) {
        puts("skipped: processes may not be traced here");
        waitpid(tracer, NULL, 0);
    }
    return can_trace != 0;
}

void ct_steps_begin(void)
{
    raise(STEPS);
}

long ct_steps_end(void)
{
    raise(STEPS);
    return shared->steps;
}

void ct_steps_stop(void)
{
    raise(NO_MORE);
    waitpid(tracer, NULL, 0);
}
