/*
 * reorder.h - any algorithm in another order of ranks.
 *
 * An algorithm plans for positions, and its plan is composed (compose.h) with
 * the ranks at these positions. A buffer that has a block for each rank has
 * them by position in the plan. Where each message is of blocks that lie
 * together by rank, too, it goes to and from the buffer itself. Else the
 * blocks are put in order in scratch, before or after: one copy, but as few
 * messages as before. A rank decides that alone, since messages stay whole.
 */
#ifndef CT_REPO_REORDER_H
#define CT_REPO_REORDER_H

#include "repo/builder.h"
#include "repo/collective.h"

/* True if ranks may be in another order: not where what a rank gets depends on
   which ranks are before it (scan), or counts are private to a rank. */
bool ct_reorder_suits(const struct ct_collective *collective);

/* True if the MPI library's own collective may be called on ranks in another
   order. Not a reduction to a root: MPICH 4.0.2 reduces wrongly with some roots,
   and in place crashes with all roots but rank 0, so its results cannot be
   compared. */
bool ct_reorder_suits_native(const struct ct_collective *collective);

/* The position of a rank; ranks: position -> rank. */
int ct_reorder_position(const int *ranks, int rank);

/*
 * Add the steps of a plan for positions.
 *
 * position  this rank's, and the root's
 * ranks     position -> rank
 * part      the plan; borrowed
 */
void ct_reorder(struct ct_builder *builder, const struct ct_collective *collective,
                const struct ct_member *position, const int *ranks, const struct ct_schedule *part);

#endif
