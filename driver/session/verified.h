/*
 * verified.h - comparisons of results that need no time measured: in place,
 * with another root, with counts that differ. The untimed call before a race
 * compares the plain call at every size that is timed.
 */
#ifndef CT_DRIVER_SESSION_VERIFIED_H
#define CT_DRIVER_SESSION_VERIFIED_H

#include "driver/session/session.h"

/*
 * True if a candidate was compared in as many segments as the problem has, or
 * cannot be: it then has the same schedule, whatever the size.
 */
bool ct_is_verified(const struct ct_session *session, const struct ct_candidate *candidate,
                    const struct ct_problem *problem);

/*
 * Compare it, at a small size to which it applies, by the timer that was launched. The
 * journal remembers what is right.
 *
 * record   out: the candidate at the problem's size; its reason, owned by the
 *          caller, is why it failed, otherwise NULL
 * returns  0, also where it failed; or an enum ct_status
 */
int ct_verify_segments(struct ct_session *session, const struct ct_candidate *candidate,
                       const struct ct_problem *problem, struct ct_record *record,
                       struct ct_diag *diag);

/* What is verified for all sizes with the problem's schedule: the smallest size
   whose segments have some bytes each, times a power of two, that the algorithm
   applies to; the problem's own if there is none. */
struct ct_problem ct_small_problem(const struct ct_algorithm *algorithm,
                                   const struct ct_problem *problem);

/* True if two problems of one candidate have the same schedule. */
bool ct_has_same_segments(const struct ct_algorithm *algorithm, const struct ct_problem *a,
                          const struct ct_problem *b);

/* What the timer does for a size: it reduces whole doubles, so a vector of a
   few bytes more is the same problem. */
struct ct_problem ct_timed_problem(struct ct_problem problem);

#endif
