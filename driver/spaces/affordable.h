/*
 * affordable.h - what an MPI flavour leaves out, a simulator for example
 * because it would take too long. What is left out is named on standard error.
 */
#ifndef CT_DRIVER_SPACES_AFFORDABLE_H
#define CT_DRIVER_SPACES_AFFORDABLE_H

#include "driver/flavours/flavour.h"
#include "driver/spaces/candidate_memo.h"

/*
 * True if the candidate can be timed: the flavour admits it, and it has few
 * enough messages.
 *
 * memo     messages of all ranks, by segments
 * problem  the candidate's
 */
bool ct_affordable(const struct ct_flavour *flavour, struct ct_candidate_memo *memo,
                   const struct ct_candidate *candidate, const struct ct_problem *problem);

/*
 * Keep the algorithms that the flavour admits with one setting at least.
 *
 * algorithms  n of them; out: those kept, in order
 * places      of the ranks
 * returns     how many are kept
 */
int ct_affordable_select(const struct ct_flavour *flavour, const struct ct_algorithm **algorithms,
                         int n, const struct ct_places *places);

/* Name the settings of one algorithm that apply to the problem, whatever its own
   setting, but cannot be timed.
   candidates  n, all with ranks as they are */
void ct_affordable_report(const struct ct_flavour *flavour, struct ct_candidate_memo *memo,
                          const struct ct_candidate *const *candidates, int n,
                          const struct ct_problem *problem);

#endif
