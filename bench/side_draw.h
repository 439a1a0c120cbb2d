/*
 * side_draw.h - jobs and splits drawn at random, the same for the same seed on
 * every machine. Free of MPI.
 */
#ifndef CT_BENCH_SIDE_DRAW_H
#define CT_BENCH_SIDE_DRAW_H

#include <stdint.h>

/*
 * Draw a job: 2 to all of the hosts, every number equally likely; then which
 * ones; then 1 to all of each one's places. Ranks are in the order of hosts,
 * those of a host together, or, for every other seed or so, in any order.
 *
 * room     host -> ranks that it has places for, 1 or more
 * nhosts   2 or more
 * hosts    out: rank -> host; room for all places
 * returns  the number of ranks, 2 or more
 */
int ct_draw_job(uint64_t seed, const int *room, int nhosts, int *hosts);

/*
 * Draw how a job of `nranks` >= 1 ranks is split: 2 to nranks / 2 colors (2
 * below 4 ranks), each rank's equally likely, so parts are of unequal size and
 * some colors may have no rank.
 *
 * colors  out: rank -> color, for MPI_Comm_split
 */
void ct_draw_split(uint64_t seed, int nranks, int *colors);

#endif
