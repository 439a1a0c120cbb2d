/*
 * refusals.h - wrong calls that one rank makes alone: MPI refuses them for what it
 * finds in the arguments, without any other rank.
 */
#ifndef CT_TESTS_REFUSALS_H
#define CT_TESTS_REFUSALS_H

#include "tests/conformance/trial.h"

enum ct_refusal {
    CT_REFUSED_NOTHING,
    CT_REFUSED_TYPE, /* not committed */
    CT_REFUSED_ROOT, /* beyond the last rank */
    CT_REFUSED_OPERATION,
    CT_REFUSED_ONE_BUFFER, /* sent and received */
    CT_REFUSED_NO_BUFFER,  /* for what is received */
    CT_REFUSED_COUNT,      /* negative */
    CT_REFUSALS
};

/* True if this rank has no bytes in the call, and no other rank needs it. */
bool ct_refusal_leaves_out(const struct ct_trial *trial);

/* Draw one for this rank. CT_REFUSED_NOTHING: none was drawn, or the call would not
   be wrong by it on this rank. */
enum ct_refusal ct_refusal_draw(const struct ct_trial *trial);

/*
 * Make arguments wrong.
 *
 * uncommitted  a datatype for CT_REFUSED_TYPE
 */
void ct_refusal_apply(enum ct_refusal refusal, MPI_Datatype uncommitted,
                      struct ct_arguments_tried *args);

#endif
