/*
 * sequence.h - where a communicator is in the sequence of tuned patterns.
 *
 * With private counts no rank may decide by its own. What all ranks know is
 * which call on the communicator this is: so the routine is chosen by the
 * call's number, without a message. Each rank notes whether its counts were
 * those of the pattern, and at calls 1, 2, 4, 8, ... the ranks agree: if any
 * has departed, all of them leave the sequence for good (docs/reference/patterns.md).
 */
#ifndef CT_LIBRARY_SEQUENCE_H
#define CT_LIBRARY_SEQUENCE_H

#include "library/group/context.h"

/* Around the use of MPI, as contexts. */
void ct_sequence_start(void);
void ct_sequence_finish(void);

/*
 * The pattern of the call, once for each call of a collective with private
 * counts, on all ranks of the communicator; the same on all of them.
 *
 * comm        the application's
 * context     of the communicator
 * item_bytes  of the call, as struct ct_problem has them
 * err         out: an MPI error code: the ranks could not agree
 * returns     NULL: none, as the communicator has left the sequence, or none was
 *             tuned
 */
const struct ct_tuned_pattern *ct_sequence_next(MPI_Comm comm, struct ct_context *context,
                                                const size_t *item_bytes, int *err);

#endif
