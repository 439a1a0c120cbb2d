/*
 * messages.h - what the timer's ranks exchange while they time: messages of
 * its own on a communicator of its own, so that no collective of the MPI
 * library is part of what is measured.
 *
 * In round i a rank sends to the rank 2^i after it and receives from the one
 * 2^i before: ceil(log2 p) messages per rank. All functions are collective and
 * return MPI error codes.
 *
 * Source: Hensgen, Finkel, Manber 1988 (the dissemination barrier).
 */
#ifndef CT_TIMER_MESSAGES_H
#define CT_TIMER_MESSAGES_H

#include <mpi.h>

#define CT_LARGEST_MAX 4

/* No rank leaves before all have entered. */
int ct_messages_barrier(MPI_Comm comm);

/*
 * The largest of all ranks' values, one by one.
 *
 * values  in: of this rank; out: the same on all; 1 to CT_LARGEST_MAX
 */
int ct_messages_largest(MPI_Comm comm, double *values, int nvalues);

#endif
