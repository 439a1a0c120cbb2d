/*
 * executor.h - run a schedule over MPI.
 *
 * All functions return MPI error codes and hand on what PMPI_* gave.
 */
#ifndef CT_LIBRARY_RUN_EXECUTOR_H
#define CT_LIBRARY_RUN_EXECUTOR_H

#include "library/run/starts.h"
#include "library/run/workspace.h"
#include "repo/schedule.h"

#define CT_SCRATCH_ALIGNMENT 64

struct ct_call;

/* How the MPI library's own collective is called, where a schedule has it. */
struct ct_native_call {
    int (*run)(const struct ct_native_call *native, const struct ct_call *call, const void *send,
               void *recv);
    const struct ct_interposed *interposed; /* the rest is for `run` */
    MPI_Comm comm;
    int root;
    int rank;
};

/* One collective call, with the user's arguments put in order. */
struct ct_call {
    const void *send; /* the send buffer as schedule.h describes it; in place:
                         the part of recv that it is. NULL without blocks */
    void *recv;
    /* of the send and the receive buffer: block -> the byte at which it begins,
       counted from the address above; NULL: one after the other, without gaps */
    const ptrdiff_t *places[2];
    size_t bytes;                        /* of a block */
    size_t element_bytes;                /* 1; of reductions: from one to the next */
    ptrdiff_t element_first;             /* of reductions: from an element's address to its
                                first byte, which is in the buffers */
    MPI_Datatype type;                   /* of reductions only */
    MPI_Op op;                           /* of reductions only */
    const struct ct_native_call *native; /* NULL: the schedule has none */
};

/* The address of elements whose first byte is there. By integers: it may be
   outside of any object. */
static inline void *ct_call_elements(const struct ct_call *call, const void *start)
{
    return (void *)((intptr_t)start - call->element_first);
}

/* Where the next scratch buffer begins after one that ends there. */
static inline size_t ct_scratch_aligned(size_t bytes)
{
    return ct_size_add(bytes, CT_SCRATCH_ALIGNMENT - 1) / CT_SCRATCH_ALIGNMENT *
           CT_SCRATCH_ALIGNMENT;
}

/*
 * Run this rank's schedule; allocates nothing, apart from the datatypes of
 * apart.h. Runs to its end after an error of a message, since the other ranks
 * wait for this rank's messages; returns the first error. Where MPI cannot start
 * a message, receives that were under way are cancelled; sends may still read
 * scratch and the send buffer.
 *
 * comm       no one else communicates on it
 * starts     bound to the call; NULL: all blocks have call->bytes
 * workspace  with room reserved for the schedule's steps
 * scratch    as large as the schedule's scratch buffers, which lie in it one
 *            after the other, each rounded up by ct_scratch_aligned
 */
int ct_schedule_run(const struct ct_schedule *schedule, const struct ct_call *call,
                    const struct ct_starts *starts, MPI_Comm comm, struct ct_workspace *workspace,
                    const struct ct_memory *scratch);

#endif
