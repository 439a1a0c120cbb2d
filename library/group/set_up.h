/*
 * set_up.h - the context of a communicator that has none.
 */
#ifndef CT_LIBRARY_SET_UP_H
#define CT_LIBRARY_SET_UP_H

#include "library/group/context.h"

/*
 * Make the context of a communicator, on all its ranks together: they wait for each
 * other.
 *
 * context  out: borrowed; only when CT_TUNED is returned
 * returns  CT_TUNED, or why calls on it are native: the same on all ranks
 */
enum ct_reason ct_context_set_up(MPI_Comm comm, int nranks, struct ct_context **context);

#endif
