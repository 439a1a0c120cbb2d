/*
 * native_time.h - how long the MPI library's own collective may be expected to
 * take on ranks for which it was not measured.
 */
#ifndef CT_LIBRARY_NATIVE_TIME_H
#define CT_LIBRARY_NATIVE_TIME_H

#include "library/tuned.h"

/*
 * Seconds, rather too many than too few: what was measured for a like job, on
 * straight lines between the measured sizes, below them the first figure and
 * above them in proportion to the last; times the ratio of the jobs' numbers of
 * ranks or that of the limits of both by their traits, whichever is larger.
 *
 * job      with figures
 * here     traits of the ranks
 * bytes    as choices are made by
 * returns  INFINITY: nothing is known
 */
double ct_native_time(const struct ct_tuned *job,
                      const struct ct_collective *collective, size_t bytes,
                      const struct ct_traits *here);

/* How many times as fast as native the job's choice was at the largest measured
   size up to `bytes`, else at the first; 0: nothing is known. */
double ct_gain_of_job(const struct ct_tuned *job,
                      const struct ct_collective *collective, size_t bytes);

/* Seconds that the job's choice needs on the busiest link: by that of the two
   measured sizes around this one, of which the choice is one, that needs more per
   byte; 0: not known. */
double ct_busy_of_job(const struct ct_tuned *job,
                      const struct ct_collective *collective, size_t bytes);

/*
 * Was native timed, and nothing faster, at a size at most four times as large
 * or as small?
 */
bool ct_native_won(const struct ct_tuned *job,
                   const struct ct_collective *collective, size_t bytes);

#endif
