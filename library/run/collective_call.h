/*
 * collective_call.h - one collective call, with the application's arguments put in order.
 */
#ifndef CT_LIBRARY_RUN_COLLECTIVE_CALL_H
#define CT_LIBRARY_RUN_COLLECTIVE_CALL_H

#include "library/mpi/datatypes.h"
#include "library/run/combine.h"

#include <mpi.h>
#include <stddef.h>
#include <stdint.h>

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

struct ct_call {
    const void *send; /* the send buffer as schedule.h describes it; in place:
                         the part of recv that it is. NULL without blocks */
    void *recv;
    /* of the send and the receive buffer: block -> the byte at which it begins,
       counted from the address above; NULL: one after the other, without gaps */
    const ptrdiff_t *places[2];
    size_t bytes;                        /* of a block */
    size_t element_bytes;                /* 1; of reductions: from one to the next */
    MPI_Datatype type;                   /* of reductions only */
    MPI_Op op;                           /* of reductions only */
    ct_combine_fn *combine;              /* the same, of predefined handles; NULL: it is left
                                            to the MPI library */
    const struct ct_element_memory *own; /* the same, of operations of the application: the blocks
                                            are never split, because other ranks may name other
                                            elements. NULL: the operation is MPI's */
    const struct ct_native_call *native; /* NULL: the schedule has none */
};

#endif
