/*
 * served.c - a table that only grows.
 */
#include "library/call/served.h"

#include <pthread.h>
#include <string.h>

#define SERVED_MAX 64

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct ct_served_comms table[SERVED_MAX];
static int nserved;
static struct ct_served_comms others; /* job NULL: those beyond the table */

static bool is_like(const struct ct_served_comms *served, int nranks, const char *job,
                    double distance)
{
    return served->nranks == nranks && served->distance == distance &&
           strcmp(served->job, job) == 0;
}

struct ct_served_comms *ct_served_find(int nranks, const char *job, double distance)
{
    const char *name = job == NULL ? CT_MAIN_JOB : job;
    struct ct_served_comms *served = NULL;

    pthread_mutex_lock(&mutex);
    for (int i = 0; i < nserved && served == NULL; i++) {
        if (is_like(&table[i], nranks, name, distance))
            served = &table[i];
    }
    if (served == NULL && nserved < SERVED_MAX) {
        served = &table[nserved++];
        served->nranks = nranks;
        served->job = name;
        served->distance = distance;
    }
    pthread_mutex_unlock(&mutex);
    return served == NULL ? &others : served;
}

void ct_served_count(struct ct_served_comms *served)
{
    atomic_fetch_add_explicit(&served->calls, 1, memory_order_relaxed);
}

void ct_served_print(FILE *file)
{
    for (int i = 0; i < nserved; i++) {
        if (table[i].calls > 0)
            fprintf(file,
                    "colltune: %lu calls on communicators of %d ranks took "
                    "what was tuned for job %s (distance %.1f)\n",
                    table[i].calls, table[i].nranks, table[i].job, table[i].distance);
    }
    if (others.calls > 0)
        fprintf(file,
                "colltune: %lu calls on further communicators took what "
                "was tuned for another job\n",
                atomic_load(&others.calls));
}
