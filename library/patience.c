/*
 * patience.c - a thread that sleeps, and calls nothing of MPI.
 */
#include "library/patience.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

/* Of two threads; the last to leave frees it. Nobody waits for the one that
   sleeps to wake up: on a busy machine that takes milliseconds. */
struct ct_patience {
    pthread_mutex_t mutex;
    pthread_cond_t condition;
    bool is_over;
    bool is_left; /* by one of them */
    int rank;
    int nranks;
};

static void say(const struct ct_patience *patience)
{
    static atomic_bool is_said;
    char host[256] = "";

    if (atomic_exchange(&is_said, true))
        return;
    if (gethostname(host, sizeof host - 1) != 0)
        host[0] = '\0';
    fprintf(stderr,
            "colltune: rank %d of a communicator of %d ranks, on %s, has "
            "waited %d seconds for the others in their first collective. If "
            "they are not just late: is the tuned library loaded on every "
            "host, the same one, and are COLLTUNE and COLLTUNE_RECORD the same "
            "on all ranks? COLLTUNE=off on all of them runs without it.\n",
            patience->rank, patience->nranks, host, CT_PATIENCE_S);
}

/* With the mutex locked. */
static void leave(struct ct_patience *patience)
{
    const bool is_last = patience->is_left;

    patience->is_left = true;
    pthread_mutex_unlock(&patience->mutex);
    if (!is_last)
        return;
    pthread_cond_destroy(&patience->condition);
    pthread_mutex_destroy(&patience->mutex);
    free(patience);
}

static void *wait(void *arg)
{
    struct ct_patience *patience = arg;
    struct timespec end;
    int err = 0;

    clock_gettime(CLOCK_REALTIME, &end);
    end.tv_sec += CT_PATIENCE_S;
    pthread_mutex_lock(&patience->mutex);
    while (!patience->is_over && err == 0)
        err = pthread_cond_timedwait(&patience->condition, &patience->mutex,
                                     &end);
    if (!patience->is_over)
        say(patience);
    leave(patience);
    return NULL;
}

/* Ranks 0, 1, 2, 4, 8 and so on: those that wait are not all unlucky, and a
   large job is not flooded. */
static bool is_speaker(int rank)
{
    return (rank & (rank - 1)) == 0;
}

/* With all signals blocked: they are for the application's threads. */
static bool start(struct ct_patience *patience)
{
    sigset_t all, before;
    pthread_t thread;
    bool is_started;

    sigfillset(&all);
    if (pthread_sigmask(SIG_BLOCK, &all, &before) != 0)
        return false;
    is_started = pthread_create(&thread, NULL, wait, patience) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (is_started)
        pthread_detach(thread);
    return is_started;
}

struct ct_patience *ct_patience_begin(int rank, int nranks)
{
    struct ct_patience *patience =
        is_speaker(rank) ? calloc(1, sizeof *patience) : NULL;

    if (patience == NULL)
        return NULL;
    patience->rank = rank;
    patience->nranks = nranks;
    pthread_mutex_init(&patience->mutex, NULL);
    pthread_cond_init(&patience->condition, NULL);
    if (start(patience))
        return patience;
    free(patience);
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
