/*
 * refused.h - calls that the MPI library refuses for what it finds in the
 * arguments on this rank alone.
 *
 * Such a call returns an error before it communicates, so the other ranks may
 * not even make it. It is passed on before the library waits for any rank. A
 * mistake that all ranks make has to be found by all of them.
 *
 * The rules are those of MPICH, which looks at handles, counts, missing
 * buffers, and at buffers that are one. Where the rules of another MPI library
 * may differ it is asked itself (library/mpi/probe.h).
 */
#ifndef CT_LIBRARY_REFUSED_H
#define CT_LIBRARY_REFUSED_H

#include "library/task/task.h"

/* True if MPI looks at a side's arguments on this rank. It does where the rank has
   blocks, and at the receive buffer of exscan's rank 0. */
bool ct_task_looks_at(const struct ct_task *task, enum ct_buffer side);

/* True if MPI refuses the call, or if a side is described in a way of which MPI
   knows nothing. Communicator and root are right; member and nblocks are set. */
bool ct_task_is_refused(const struct ct_task *task);

/*
 * Where the send buffer would be one with the receive buffer.
 *
 * returns  bytes from the start of the receive buffer to that of the send
 *          buffer; both sides are looked at, and their datatypes are right
 */
ptrdiff_t ct_task_own_offset(const struct ct_task *task);

#endif
