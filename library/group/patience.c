/*
 * patience.c - a thread that sleeps, and calls nothing of MPI but MPI_Abort.
 *
 * Where a host has more ranks than cores, ranks that wait for each other take
 * turns, and all take long. So the time in which the rank that waits could not
 * run, since others did, counts for little before a job is ended.
 */
#include "library/group/patience.h"

#include "library/mpi/pmpi.h"
#include "library/switches/switches.h"

#include <fcntl.h>
#include <mpi.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* Of the thread; each rank of a host has one. MPI_Abort may call what the
   program does at its exit. */
#define STACK_BYTES ((size_t)256 * 1024)

/* What MPI_Abort may take. */
#define ABORT_S 10

/* Of two threads; the last to leave frees it. Nobody waits for the one that
   sleeps to wake up: on a busy machine that takes milliseconds. */
struct ct_patience {
    pthread_mutex_t mutex;
    pthread_cond_t condition;
    bool is_over;
    bool is_left; /* by one of them */
    int schedule; /* file of the thread that waits; -1: not known */
    enum ct_wait wait;
    int rank;
    int nranks;
};

/* One part in so many counts of the time in which that thread could not run. */
#define LEAST_SHARE 5

/*
 * Which of the ranks that wait says so, one after the other: the first ends the
 * job. Rank 0, then 1, 2, 4, 8 and so on, of which some have the library
 * unless it is missing on most hosts; then all others. A step leaves time for
 * the abort to reach the other hosts.
 *
 * returns  milliseconds
 */
static long delay_of(const struct ct_patience *patience)
{
    const long wait = 1000L * ct_switch_wait_s();
    const long step = wait / 30 > 500 ? wait / 30 : 500;
    long position = 0, last = 1;

    for (int power = 1; power <= patience->rank; power *= 2)
        position++;
    for (int power = 1; power < patience->nranks; power *= 2)
        last++;
    if ((patience->rank & (patience->rank - 1)) != 0)
        return wait + step * last + wait * patience->rank / patience->nranks;
    return wait + step * position;
}

static void say(const struct ct_patience *patience)
{
    static atomic_bool is_said;
    char host[256] = "";

    if (atomic_exchange(&is_said, true))
        return;
    if (gethostname(host, sizeof host - 1) != 0)
        host[0] = '\0';
    if (patience->wait == CT_WAIT_FOR_LIBRARY)
        fprintf(stderr,
                "colltune: rank %d of %d, on %s, has waited %d seconds in "
                "MPI_Init for ranks that do not answer, so the job ends. On "
                "some rank the tuned library is not loaded, or is of an "
                "earlier version, or a tool before it took MPI_Init. Load the "
                "same library on all ranks, before any tool, or on none: "
                "COLLTUNE=off needs it on all ranks, too. "
                "COLLTUNE_WAIT=SECONDS waits longer, 0 for ever.\n",
                patience->rank, patience->nranks, host, ct_switch_wait_s());
    else
        fprintf(stderr,
                "colltune: rank %d of a communicator of %d ranks, on %s, has "
                "waited %d seconds for the others in their first collective, "
                "and goes on waiting. If they are not just late: is the same "
                "tuned library loaded on every host, and are COLLTUNE and "
                "COLLTUNE_RECORD the same on all ranks? The library did not "
                "see MPI_Init, so it could not find out there.\n",
                patience->rank, patience->nranks, host, ct_switch_wait_s());
}

/* MPI may be called by this thread at a time when only one may: the other one
   waits in MPI for ever, and what the call ends with matters no more. If MPI
   hangs, an alarm ends the process, at which launchers end the job. */
static void end_job(void)
{
    sigset_t alarms;

    signal(SIGALRM, SIG_DFL);
    sigemptyset(&alarms);
    sigaddset(&alarms, SIGALRM);
    pthread_sigmask(SIG_UNBLOCK, &alarms, NULL);
    alarm(ABORT_S);
    PMPI_Abort(MPI_COMM_WORLD, 1);
    _exit(1);
}

static void discard(struct ct_patience *patience)
{
    pthread_cond_destroy(&patience->condition);
    pthread_mutex_destroy(&patience->mutex);
    if (patience->schedule >= 0)
        close(patience->schedule);
    free(patience);
}

/* With the mutex locked. */
static void leave(struct ct_patience *patience)
{
    const bool is_last = patience->is_left;

    patience->is_left = true;
    pthread_mutex_unlock(&patience->mutex);
    if (!is_last)
        return;
    discard(patience);
}

/* Milliseconds for which the thread that waits wanted to run but could not, so
   far; 0 on systems that do not say. */
static long long starved_ms(const struct ct_patience *patience)
{
    char text[128];
    long long starved_ns = 0;
    const ssize_t n =
        patience->schedule < 0 ? -1 : pread(patience->schedule, text, sizeof text - 1, 0);
    char *second;

    if (n <= 0)
        return 0;
    text[n] = '\0';
    second = strchr(text, ' ');
    if (second != NULL)
        starved_ns = strtoll(second, NULL, 10);
    return starved_ns / 1000000;
}

/* In short sleeps, of which a job that was stopped for a while loses one. */
static void sleep_through(struct ct_patience *patience, long rest_ms)
{
    long long before = starved_ms(patience);

    while (!patience->is_over && rest_ms > 0) {
        const long step_ms = rest_ms < 500 ? rest_ms : 500;
        const long least_ms = step_ms / LEAST_SHARE + 1;
        long long now, counted_ms;
        struct timespec end;

        clock_gettime(CLOCK_REALTIME, &end);
        end.tv_nsec += step_ms * 1000000;
        end.tv_sec += end.tv_nsec / 1000000000;
        end.tv_nsec %= 1000000000;
        pthread_cond_timedwait(&patience->condition, &patience->mutex, &end);
        now = starved_ms(patience);
        counted_ms = step_ms - (now - before);
        rest_ms -= counted_ms < least_ms ? least_ms : (long)counted_ms;
        before = now;
    }
}

static void *wait(void *arg)
{
    struct ct_patience *patience = arg;

    pthread_mutex_lock(&patience->mutex);
    sleep_through(patience, delay_of(patience));
    if (!patience->is_over) {
        say(patience);
        if (patience->wait == CT_WAIT_FOR_LIBRARY)
            end_job();
    }
    leave(patience);
    return NULL;
}

/* With all signals blocked: they are for the application's threads. */
static bool start(struct ct_patience *patience)
{
    sigset_t all, before;
    pthread_attr_t small;
    pthread_t thread;
    bool is_started;

    sigfillset(&all);
    if (pthread_attr_init(&small) != 0)
        return false;
    pthread_attr_setstacksize(&small, STACK_BYTES);
    pthread_attr_setdetachstate(&small, PTHREAD_CREATE_DETACHED);
    is_started = pthread_sigmask(SIG_BLOCK, &all, &before) == 0;
    if (is_started) {
        is_started = pthread_create(&thread, &small, wait, patience) == 0;
        pthread_sigmask(SIG_SETMASK, &before, NULL);
    }
    pthread_attr_destroy(&small);
    return is_started;
}

struct ct_patience *ct_patience_begin(enum ct_wait wait, int rank, int nranks)
{
    const bool speaks = wait == CT_WAIT_FOR_LIBRARY || rank <= 1;
    struct ct_patience *patience =
        speaks && ct_switch_wait_s() > 0 ? calloc(1, sizeof *patience) : NULL;

    if (patience == NULL)
        return NULL;
    patience->wait = wait;
    patience->rank = rank;
    patience->nranks = nranks;
    pthread_mutex_init(&patience->mutex, NULL);
    pthread_cond_init(&patience->condition, NULL);
    patience->schedule = -1;
    if (wait == CT_WAIT_FOR_LIBRARY)
        patience->schedule = open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC);
    if (start(patience))
        return patience;
    discard(patience);
    return NULL;
}

void ct_patience_end(struct ct_patience *patience)
{
    if (patience == NULL)
        return;
    pthread_mutex_lock(&patience->mutex);
    patience->is_over = true;
    pthread_cond_signal(&patience->condition);
    leave(patience);
}
