/*
 * workspace.h - memory that calls use one after the other.
 *
 * One serves all communicators of a process whose threads never call MPI at
 * the same time. Nothing here communicates.
 */
#ifndef CT_LIBRARY_RUN_WORKSPACE_H
#define CT_LIBRARY_RUN_WORKSPACE_H

#include "base/status.h"

#include <mpi.h>
#include <stdbool.h>
#include <stddef.h>

enum ct_workspace_block {
    CT_BLOCK_SCRATCH,
    CT_BLOCK_SEND, /* packed elements of the send buffer */
    CT_BLOCK_RECV,
    CT_BLOCKS
};

struct ct_memory {
    void *start;
    size_t bytes;
};

#define CT_SCRATCH_ALIGNMENT 64

/* Where the next scratch buffer begins after one that ends there. */
static inline size_t ct_scratch_aligned(size_t bytes)
{
    return ct_size_add(bytes, CT_SCRATCH_ALIGNMENT - 1) / CT_SCRATCH_ALIGNMENT *
           CT_SCRATCH_ALIGNMENT;
}

/* All zero: empty. */
struct ct_workspace {
    struct ct_memory blocks[CT_BLOCKS];
    int nsteps;            /* entries of the four arrays below, less one */
    MPI_Request *requests; /* active ones first */
    int *request_steps;    /* the step of each */
    int *waiting;          /* by step: predecessors not yet complete */
    int *ready;            /* stack of steps to start */
    int nposts;            /* entries of posts */
    struct ct_post *posts; /* posts and fetches under way (library/run/posts.h) */
};

void ct_workspace_fini(struct ct_workspace *workspace);

/* Make room for schedules of up to `nsteps` steps; false: out of memory. */
bool ct_workspace_reserve_steps(struct ct_workspace *workspace, int nsteps);

/*
 * Make each block at least so large; contents are lost.
 *
 * bytes    CT_BLOCKS sizes
 * returns  false: out of memory; blocks that grew stay so
 */
bool ct_workspace_reserve(struct ct_workspace *workspace, const size_t *bytes);

/* Leave the blocks to messages that cannot be stopped: they are never used or
   freed again. Others of the same sizes take their place if there is memory. */
void ct_workspace_abandon(struct ct_workspace *workspace);

/* Give back the blocks, not the arrays. */
void ct_workspace_give_back(struct ct_workspace *workspace);

#endif
