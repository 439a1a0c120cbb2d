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
double ct_native_time(const struct ct_tuned *job, const struct ct_collective *collective,
                      size_t bytes, const struct ct_traits *here);

/*
 * How many times as long a collective may be expected to take among more ranks,
 * or fewer, besides what the cables make of it: as there are ranks; of a vector,
 * which does not grow with them, as there are steps of doubling.
 *
 * from, to  numbers of ranks, 2 or more
 */
double ct_growth(const struct ct_collective *collective, int from, int to);

/*
 * The figures of the sizes around this one, that of the nearer, by their ratio,
 * first; NULL where there is none.
 */
void ct_nearest_figures(const struct ct_tuned *job, const struct ct_collective *collective,
                        size_t bytes, const struct ct_tuned_figure *figures[2]);

/* How many times as fast as native the job's choice was at the largest measured
   size up to `bytes`, else at the first; 0: nothing is known. */
double ct_gain_of_job(const struct ct_tuned *job, const struct ct_collective *collective,
                      size_t bytes);

/* True if native was timed, and nothing faster, at a size between a quarter and four
   times that of the call. */
bool ct_native_won(const struct ct_tuned *job, const struct ct_collective *collective,
                   size_t bytes);

#endif
