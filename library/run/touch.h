/*
 * touch.h - what the processor does with memory that may be the application's.
 *
 * Where the runtime of a GPU was loaded after ranks had agreed to run tuned,
 * pointers may be to its memory. The MPI library can copy from and to that, the
 * processor cannot.
 */
#ifndef CT_LIBRARY_RUN_TOUCH_H
#define CT_LIBRARY_RUN_TOUCH_H

#include "library/mpi/pmpi.h"
#include "library/run/collective_call.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>

/* Set for good once a runtime was found, on this rank: others need not know. */
extern atomic_bool ct_touch_is_left_to_mpi;

static inline bool ct_touch_is_by_mpi(void)
{
    return atomic_load_explicit(&ct_touch_is_left_to_mpi, memory_order_relaxed);
}

/* memmove in host memory; what is as long as a number without a call. */
static inline void ct_touch_move(void *to, const void *from, size_t bytes)
{
    if (bytes == sizeof(uint64_t))
        memcpy(to, from, sizeof(uint64_t)); /* read whole, then written */
    else
        memmove(to, from, bytes);
}

/* True if no call of the MPI library is needed to reduce: elements there are aligned as the
   processor needs them. */
static inline bool ct_touch_combines(const struct ct_call *call, const void *from, const void *to)
{
    return call->combine != NULL &&
           (((uintptr_t)from | (uintptr_t)to) & (call->element_bytes - 1)) == 0;
}

/*
 * Copy from one place to another.
 *
 * comm     any
 * returns  an MPI error code
 */
int ct_touch_copy(void *to, const void *from, size_t bytes, MPI_Comm comm);

/*
 * Reduce elements of the call, of `bytes` bytes, from a copy of the first operand. An operation
 * of the application may write to both of its operands, and the first one may be what it
 * sends, or what other ranks read, or what is sent later.
 *
 * comm     any
 * returns  an MPI error code; MPI_ERR_NO_MEM only of elements that are longer than 8 KB
 */
int ct_touch_reduce_apart(const struct ct_call *call, const void *from, void *to, size_t bytes,
                          MPI_Comm comm);

/* Reduce elements of the call, not more than an int counts, in host memory. Returns an MPI
   error code. */
static inline int ct_touch_combine(const struct ct_call *call, const void *from, void *to,
                                   size_t bytes, MPI_Comm comm)
{
    int count;

    if (call->own != NULL)
        return ct_touch_reduce_apart(call, from, to, bytes, comm);
    count = (int)((unsigned)bytes / (unsigned)call->element_bytes);
    if (!ct_touch_combines(call, from, to))
        return PMPI_Reduce_local(from, to, count, call->type, call->op);
    call->combine(to, from, to, (size_t)count);
    return MPI_SUCCESS;
}

/* The same of any number, and of memory that may be another's. */
int ct_touch_reduce(const struct ct_call *call, const void *from, void *to, size_t bytes,
                    MPI_Comm comm);

#endif
