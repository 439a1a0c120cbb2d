/*
 * verified.h - which comparisons with native may be spared.
 */
#ifndef CT_DRIVER_SESSION_VERIFIED_H
#define CT_DRIVER_SESSION_VERIFIED_H

#include "driver/session/journal.h"
#include "repo/algorithm.h"

/*
 * Was the same schedule compared with native before, at a size of the same
 * kind? A comparison takes several calls, minutes at large sizes on a slow
 * network, and says the same about all sizes that share a schedule: one is made
 * for each number of segments among sizes below 64 and 512 bytes, below 32 KiB
 * and above. What was timed was compared, so the journal knows.
 */
bool ct_was_verified(const struct ct_journal *journal,
                     const struct ct_algorithm *algorithm,
                     const struct ct_problem *problem);

/* Do two problems of one candidate have the same schedule and sizes of the
   same kind? */
bool ct_is_verified_by(const struct ct_algorithm *algorithm,
                       const struct ct_problem *problem,
                       const struct ct_problem *other);

/* What the timer does for a size: it reduces whole doubles, so a vector of a
   few bytes more is the same problem. */
struct ct_problem ct_timed_problem(struct ct_problem problem);

#endif
