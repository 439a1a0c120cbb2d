/*
 * touch.h - what the processor does with memory that may be the application's.
 *
 * Where the runtime of a GPU was loaded after ranks had agreed to run tuned,
 * pointers may be to its memory. The MPI library can copy from and to that, the
 * processor cannot.
 */
#ifndef CT_LIBRARY_RUN_TOUCH_H
#define CT_LIBRARY_RUN_TOUCH_H

#include "library/run/collective_call.h"

#include <stdatomic.h>
#include <stdbool.h>

/* Set for good once a runtime was found, on this rank: others need not know. */
extern atomic_bool ct_touch_is_left_to_mpi;

static inline bool ct_touch_is_by_mpi(void)
{
    return atomic_load_explicit(&ct_touch_is_left_to_mpi, memory_order_relaxed);
}

/*
 * Copy from one place to another.
 *
 * comm     any
 * returns  an MPI error code
 */
int ct_touch_copy(void *to, const void *from, size_t bytes, MPI_Comm comm);

/* MPI_Reduce_local of `count` elements of the call, with host memory only. */
int ct_touch_reduce(const struct ct_call *call, const void *from, void *to, int count,
                    MPI_Comm comm);

#endif
