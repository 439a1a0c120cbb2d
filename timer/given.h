/*
 * given.h - patterns of counts that come with the machine folder.
 */
#ifndef CT_TIMER_GIVEN_H
#define CT_TIMER_GIVEN_H

#include "repo/call_counts.h"
#include "timer/request.h"

/* The patterns of the file that tune was given, a name of NULL at the end;
   written with the generated routines. */
extern const struct ct_call_counts ct_generated_counts[];

/*
 * Find the sizes that a request names by `counts=pattern:NAME`.
 *
 * found    out: a copy of the request, with these sizes and, as its bytes,
 *          their average; without such a name as it is
 * returns  0, or CT_ERR_INPUT: no pattern of this name, for another
 *          collective or number of ranks, with another hash, or too large
 */
int ct_given_find(const struct ct_request *request, int nranks, struct ct_request *found,
                  struct ct_diag *diag);

#endif
