/*
 * agreement.h - all ranks of a communicator decide whether calls run tuned.
 */
#ifndef CT_LIBRARY_AGREEMENT_H
#define CT_LIBRARY_AGREEMENT_H

#include "library/group/context.h"

/* What a rank brings to the decision. */
struct ct_agreement {
    MPI_Comm comm;              /* the application's */
    MPI_Group members;          /* its group */
    int nranks;                 /* its size */
    bool is_known;              /* whether they are in MPI_COMM_WORLD */
    bool has_room;              /* for one more private communicator */
    bool can_share;             /* in: on this rank; out: on all of them */
    bool can_meet;              /* in a window, on each host: the same */
    struct ct_context *context; /* NULL: out of memory. Out: comm, rank, nranks,
                                   unmatched and a runner that is bound */
};

/*
 * Collective over the communicator.
 *
 * returns  CT_TUNED, or the reason why not, the same on all ranks. Nothing of
 *          `context` is set then.
 */
enum ct_reason ct_agree(struct ct_agreement *agreement);

#endif
