/*
 * arguments.h - a collective call as the application made it.
 *
 * Does not include mpi.h, so that interpose.c can define MPI's functions for
 * handles of any width.
 */
#ifndef CT_LIBRARY_ARGUMENTS_H
#define CT_LIBRARY_ARGUMENTS_H

#include "repo/collective.h"

#include <stdbool.h>
#include <stdint.h>

/* A handle of whichever MPI library runs the program: an int, or a pointer.
   Of an int the upper half means nothing. */
typedef intptr_t ct_word;

/* A handle of the MPI library that this one was compiled for. */
#ifdef CT_HANDLES_ARE_POINTERS
typedef void *ct_handle;
#else
typedef int ct_handle;
#endif

struct ct_arguments {
    const void *send;
    int64_t send_count;
    void *recv;
    int64_t recv_count;
    ct_handle send_type;
    ct_handle recv_type;
    ct_handle op; /* of those that reduce */
    ct_handle comm;
};

/* Is it known of the communicator that all its calls are passed on? If so, this
   one is counted. Costs a few nanoseconds; false of another MPI library's. */
bool ct_take_declines(const struct ct_collective *collective, ct_handle comm);

/*
 * Run the call if it can be.
 *
 * args     not looked at before it is known that they are of our MPI library
 * err      out: what to return to the application, whose error handler has
 *          been called; only when true is returned
 * returns  false when the caller is to pass the call on to PMPI_*
 */
bool ct_take(const struct ct_collective *collective,
             const struct ct_arguments *args, int *err);

#endif
