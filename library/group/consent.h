/*
 * consent.h - votes of all ranks of a context, which wait for no rank whose call MPI refused.
 *
 * Such a rank has made one call fewer than the others, and what each rank counts by itself does
 * not agree any more. So it refuses its consent for good: it sends at once the messages of the
 * next vote, whenever the others come to it. That vote has no bits then, on all ranks, and there
 * are no more votes. What was decided by votes with all their bits is the same on all ranks, and
 * nothing else may decide what runs.
 */
#ifndef CT_LIBRARY_CONSENT_H
#define CT_LIBRARY_CONSENT_H

#include "library/group/context.h"

/*
 * All ranks, unless one has refused: then without waiting for that one, or for any in later votes.
 *
 * bits     of this rank; out: those that all ranks have
 * returns  an MPI error code; there are no bits then
 */
int ct_consent_ask(struct ct_context *context, unsigned *bits);

/* Other ranks may make a call that this one does not make: MPI has refused it, or it has failed
   before it could run. NULL: the context is not known, so all that are shared may be meant. */
void ct_consent_miss_call(struct ct_context *context);

#endif
