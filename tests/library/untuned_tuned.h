/*
 * untuned_tuned.h - what programs of ranks that were not tuned have as tuned.
 */
#ifndef CT_TESTS_LIBRARY_UNTUNED_TUNED_H
#define CT_TESTS_LIBRARY_UNTUNED_TUNED_H

#include <stdbool.h>

enum { RANKS = 6, THIRD = 3, SWITCHES = 2, NODES = SWITCHES + RANKS };
enum { LONG = 1000, LONG_BYTES = 4 * LONG }; /* of a long block */

/*
 * Six hosts, three at either of two switches. All that is predicted takes a millisecond but
 * for residuals, which a job of three ranks had with 64 bytes. For ranks of no job:
 *   alltoall   alltoall_ring gains 1.5, alltoall_spread is a little slower
 *   allgather  native is twice as fast
 *   allreduce  allreduce_recursive_doubling gains 1.04, and a little less in an order
 *   others     the algorithm gains 1.5
 *   scan       nobody tuned it
 *
 * With CT_PREDICTS=0 nothing is predicted, and no other job was tuned. The arguments:
 *   unknown  the last rank is on a host that the site does not have
 *   differ   rank 1 has another residual than the others
 *   differ_error  the same of the model's error
 *   placed   ranks 0 to 2 are those of the job "thirds", whose alltoall is alltoall_spread
 *   parts    the same, and those of "halves", which had as many parts as there are here, and
 *            alltoall_bruck
 *   ordered  what is in an order is the fastest for alltoall and allreduce
 *   tried    there is one algorithm for each collective; native is expected to be a third slower
 *   doubted  the same, but native is expected to be as fast
 *   guessed  the same as tried, and ranks 0 to 2 are those of the job "thirds", whose alltoall is
 *            predicted, not timed
 *   hopeless native takes three times as long in alltoall
 *   alone    the same, and alltoall_spread takes twice as long
 *   far      alltoall_spread takes twice as long
 *   native   native is twice as fast for alltoall
 */

/* True if this is the program's argument. */
bool is_mode(const char *name);

/*
 * Make ct_tuned what the argument asks for, as rank 0 has it.
 *
 * argument  one of those above; others are as none of them
 */
void untuned_tuned_make(const char *argument);

/* This rank is to differ from the others, as the argument says. */
void untuned_tuned_differ(void);

#endif
