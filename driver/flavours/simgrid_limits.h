/*
 * simgrid_limits.h - what SimGrid has the memory and the time for.
 */
#ifndef CT_DRIVER_FLAVOURS_SIMGRID_LIMITS_H
#define CT_DRIVER_FLAVOURS_SIMGRID_LIMITS_H

#include "repo/algorithm.h"

/* Of a segmented schedule, of all ranks: some seconds. */
#define CT_SIMGRID_MESSAGES (1 << 18)

/*
 * The largest size, in the collective's own bytes, whose buffers of all ranks
 * fit into memory: all ranks are in one process.
 */
size_t ct_simgrid_largest(const struct ct_collective *collective, int nranks);

/* Bytes of scratch that a rank may need for a call. */
size_t ct_simgrid_scratch(int nranks);

/*
 * True if few enough messages are under way at once. What SimGrid does for
 * each grows with their number.
 *
 * why  out: the reason if not
 */
bool ct_simgrid_admits(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                       struct ct_diag *why);

/* True if the schedules of all ranks have few enough steps for their results
   to be compared. */
bool ct_simgrid_verifies(const struct ct_algorithm *algorithm, const struct ct_problem *problem);

#endif
