/*
 * windows.h - the windows of this process: memory in common with the other ranks of its host.
 *
 * A window is for the ranks that a communicator has on one host, and serves all
 * communicators whose ranks there are the same. It is made when a first call wants it, by
 * all ranks of the communicator together. It stays to the end, so that all of its ranks
 * know it or none. Its memory is bounded: a rank's windows together have the rank's part of
 * the bound for the host, and each new one takes half of what is left at most.
 *
 * For processes with an MPI_COMM_WORLD that call MPI from one thread at a time.
 */
#ifndef CT_LIBRARY_WINDOW_WINDOWS_H
#define CT_LIBRARY_WINDOW_WINDOWS_H

#include "library/window/host_memory.h"
#include "library/window/slots.h"

#include <mpi.h>

/* Bytes of a slice of any window, at least. */
#define CT_SLICE_LEAST ((size_t)8 << 10)

/* A post that came by message before this rank looked for it. */
struct ct_kept_post {
    struct ct_kept_post *next;
    int from; /* rank of the window */
    uint64_t number;
    uint64_t bytes;
    unsigned char data[];
};

struct ct_window {
    struct ct_slots slots;
    MPI_Comm comm; /* its ranks, for posts that go by message (library/run/left_posts.h) */
    struct ct_kept_post *kept;
    struct ct_host_memory memory;
    bool is_crowded;     /* its ranks are more than the processors that they may run on */
    uint64_t *processes; /* by rank; NULL: this rank may not read their memory */
    int *members;        /* its ranks in MPI_COMM_WORLD; a rank here is an index of it */
    uint64_t ngroups;    /* communicators that came to it */
    struct ct_window *next;
};

/* How a communicator's ranks are in the window of this process. */
struct ct_window_view {
    struct ct_window *window;   /* NULL: this rank is alone on its host */
    int *locals;                /* rank of the communicator -> rank in the window; -1: in none */
    struct ct_slot_calls calls; /* so far, in the window */
    size_t read_from;           /* the wish's; 0: on some host of the communicator the ranks may not
                         read each other's memory, as all ranks know */
};

/* What a rank wants. */
struct ct_window_wish {
    size_t limit;     /* bytes for all windows of a host; 0: none is wanted */
    size_t read_from; /* posts of so many bytes are read where they are, whatever the plan
                         says, if the ranks of all hosts may read each other's memory; 0: no
                         posts are */
};

/*
 * Find the window, or make it: all ranks of a communicator.
 *
 * comm     private; errors are returned
 * wish     of this rank
 * view     out: ct_window_view_fini, if the ranks have windows. Stays where it is
 * has_one  out: the same on all ranks: false if on some host they cannot share memory, or
 *          not enough of it is left
 * returns  an MPI error code
 */
int ct_windows_meet(MPI_Comm comm, const struct ct_window_wish *wish, struct ct_window_view *view,
                    bool *has_one);

void ct_window_view_fini(struct ct_window_view *view);

/* MPI has refused this rank a call, or it has failed: other ranks may have made the call. */
void ct_windows_miss_call(void);

/* Free all windows of this process: nothing uses them any more. frees_handles: MPI still works */
void ct_windows_finish(bool frees_handles);

#endif
