/*
 * simgrid_limits.h - what SimGrid has the memory and the time for.
 */
#ifndef CT_DRIVER_FLAVOURS_SIMGRID_LIMITS_H
#define CT_DRIVER_FLAVOURS_SIMGRID_LIMITS_H

#include "driver/session/journal.h"
#include "repo/algorithm.h"

/*
 * The largest size, in the collective's own bytes, whose buffers of all ranks
 * fit into memory: all ranks are in one process.
 */
size_t ct_simgrid_largest(const struct ct_collective *collective, int nranks);

/*
 * Whether few enough messages of rank 0 are under way at once, in one segment.
 * What SimGrid does for each grows with their square.
 *
 * why  out: the reason if not
 */
bool ct_simgrid_admits(const struct ct_algorithm *algorithm,
                       const struct ct_places *places, struct ct_diag *why);

/* Whether the schedule has few enough messages to be simulated. Of unsegmented
   ones any number will do. */
bool ct_simgrid_affords(const struct ct_algorithm *algorithm,
                        const struct ct_problem *problem);

/*
 * Whether a comparison with native is not needed any more, or too long. One
 * for each schedule is enough: SimGrid does not have one way for small and one
 * for large messages as real MPI libraries have.
 */
bool ct_simgrid_is_verified(const struct ct_journal *journal,
                            const struct ct_algorithm *algorithm,
                            const struct ct_problem *problem);

#endif
