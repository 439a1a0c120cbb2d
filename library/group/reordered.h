/*
 * reordered.h - the ranks of a context in other orders, as communicators.
 */
#ifndef CT_LIBRARY_REORDERED_H
#define CT_LIBRARY_REORDERED_H

#include "library/group/context.h"

/* Returns the position of a rank among the ranks in an order. */
int ct_reordered_position(const int *ranks, int rank);

/*
 * Make context->reordered[order], by all ranks together, if it was not tried
 * before. It stays MPI_COMM_NULL, on all ranks, if some rank could not have it.
 *
 * returns  an MPI error code
 */
int ct_reordered_make(struct ct_context *context, enum ct_order order);

/* Free the communicators that were made. MPI still works. */
void ct_reordered_free(struct ct_context *context);

#endif
