/*
 * host_memory.h - memory that processes of one host have in common.
 *
 * A memfd of the process that makes it; the others open it by /proc/PID/fd. There is no
 * name in any folder, so nothing is left when a process is killed, and the size of
 * /dev/shm does not matter. MPI_Win_allocate_shared would do, too, but costs two
 * communicators, and MPICH neither says when a full /dev/shm lacks room (the first touch
 * then kills the process) nor leaves nothing in it. Passing the descriptor over a socket
 * would only add processes that do not see each other in /proc; these take messages.
 *
 * Each process reserves its own part (fallocate): later nothing can fail, and the pages are
 * near the process. A child that was forked has no part in it.
 */
#ifndef CT_LIBRARY_WINDOW_HOST_MEMORY_H
#define CT_LIBRARY_WINDOW_HOST_MEMORY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* How other processes find it. Numbers only: it is sent. */
struct ct_host_memory_name {
    uint64_t process;
    uint64_t file; /* descriptor of that process */
    uint64_t device;
    uint64_t node;
    uint64_t bytes; /* 0: there is none */
};

struct ct_host_memory {
    unsigned char *start; /* NULL: none */
    size_t bytes;
    int file; /* -1: closed */
};

/* Make it, of pages of zeros that are not there yet; name: out. False: it cannot be had. */
bool ct_host_memory_create(struct ct_host_memory *memory, size_t bytes,
                           struct ct_host_memory_name *name);

/* Open that of another process, which waits meanwhile. */
bool ct_host_memory_open(struct ct_host_memory *memory, const struct ct_host_memory_name *name);

/* Get the pages of a part; false: there is no room for them. */
bool ct_host_memory_reserve(const struct ct_host_memory *memory, size_t first, size_t bytes);

/* All who need it have opened it and reserved their parts. */
void ct_host_memory_close(struct ct_host_memory *memory);

void ct_host_memory_fini(struct ct_host_memory *memory);

#endif
