/*
 * yield.c - lets the ranks of a test share few cores.
 *
 * Preloaded into them. MPICH never sleeps while it waits for a message: where
 * ranks outnumber cores, each uses up its share of time before the rank that
 * has something to do gets its turn (13 ranks on 2 cores: 28 s in place of
 * 4 s). After some looks that found nothing the core is given away. MPICH with
 * another network library than UCX has no such function: nothing changes.
 */
#define _GNU_SOURCE /* RTLD_NEXT */
#include <dlfcn.h>
#include <sched.h>

enum { EMPTY_LOOKS = 20 };

typedef unsigned progress_fn(void *worker);

progress_fn ucp_worker_progress;

static progress_fn *find_progress(void)
{
    static _Atomic(progress_fn *) found; /* every thread finds the same */
    progress_fn *next = found;

    if (next == NULL) {
        *(void **)&next = dlsym(RTLD_NEXT, "ucp_worker_progress");
        found = next;
    }
    return next;
}

unsigned ucp_worker_progress(void *worker)
{
    static _Thread_local int empty; /* looks in a row that found nothing */
    const unsigned events = find_progress()(worker);

    if (events != 0)
        empty = 0;
    else if (empty < EMPTY_LOOKS)
        empty++;
    else
        sched_yield();
    return events;
}
