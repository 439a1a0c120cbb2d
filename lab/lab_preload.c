/*
 * lab_preload.c - lets many MPI ranks share few processors.
 *
 * Preloaded into each rank of the lab. Three functions are replaced:
 *
 * epoll_wait     MPICH's UCX and Open MPI ask their sockets again and again,
 *                without waiting, while they wait for a message. Where ranks
 *                outnumber processors, each then uses up its share of time
 *                before the rank that has something to do gets its turn. After
 *                a few such calls without an event the call waits in the
 *                kernel: a socket's event ends that at once, and what comes
 *                another way (shared memory) is seen a millisecond late.
 *
 * sched_yield    A rank that yields waits for memory that another one of its
 *                host will write: its next epoll_wait does not wait.
 *
 * ucp_disconnect_nb
 *                In MPI_Finalize MPICH 4.0 disconnects from each peer and
 *                waits until all is flushed; a peer that is done already no
 *                longer takes part, and over TCP both may wait for ever. All
 *                that MPI promises of a message has been done by then: the
 *                answer is that nothing is pending.
 */
#define _GNU_SOURCE /* RTLD_NEXT */
#include <dlfcn.h>
#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { EMPTY_ANSWERS = 4, WAIT_MS = 1 };

typedef int epoll_wait_fn(int epfd, struct epoll_event *events, int maxevents, int timeout);

static _Thread_local bool has_yielded; /* since the last epoll_wait */

void *ucp_disconnect_nb(void *endpoint);
int sched_yield(void); /* sched.h declares it as one that never calls back */

/* The ranks of all hosts share the processors. */
__attribute__((constructor)) static void say_ranks(void)
{
    const char *n = getenv("COLLTUNE_LAB_RANKS");

    if (n != NULL)
        setenv("MPI_LOCALNRANKS", n, 1);
}

int sched_yield(void)
{
    has_yielded = true;
    return (int)syscall(SYS_sched_yield);
}

void *ucp_disconnect_nb(void *endpoint)
{
    (void)endpoint;
    return NULL;
}

/* The C library's own; NULL if it has none. */
static epoll_wait_fn *find_epoll_wait(void)
{
    static _Atomic(epoll_wait_fn *) found; /* every thread finds the same */
    epoll_wait_fn *next = found;

    if (next == NULL) {
        *(void **)&next = dlsym(RTLD_NEXT, "epoll_wait");
        found = next;
    }
    return next;
}

int epoll_wait(int epfd, struct epoll_event *events, int maxevents, int timeout)
{
    static _Thread_local int empty; /* calls in a row without an event */
    epoll_wait_fn *next = find_epoll_wait();
    int n;

    if (next == NULL) {
        errno = ENOSYS;
        return -1;
    }
    if (timeout != 0)
        return next(epfd, events, maxevents, timeout);
    n = next(epfd, events, maxevents, empty < EMPTY_ANSWERS || has_yielded ? 0 : WAIT_MS);
    has_yielded = false;
    empty = n != 0 ? 0 : (empty < EMPTY_ANSWERS ? empty + 1 : EMPTY_ANSWERS);
    return n;
}
