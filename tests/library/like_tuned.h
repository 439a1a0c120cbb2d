/*
 * like_tuned.h - what like_jobs has as tuned.
 */
#ifndef CT_TESTS_LIBRARY_LIKE_TUNED_H
#define CT_TESTS_LIBRARY_LIKE_TUNED_H

#include <stdbool.h>

enum { RANKS = 6, THIRD = 3, SWITCHES = 2, NODES = SWITCHES + RANKS };
enum { LONG = 1000, LONG_BYTES = 4 * LONG };   /* of a long block */
enum { RADIX = 750, RADIX_BYTES = 4 * RADIX }; /* of one with a radix */

/*
 * The arguments:
 *   together  all ranks are on one host
 *   unknown   the last rank is on a host that the site does not have
 *   differ    rank 1 has other traits for "thirds" than the others
 *   placed    ranks 0 to 2 are those that "thirds" had
 *   forced    COLLTUNE_FORCE=allgather:ring is set
 *   faint     what was chosen for alltoall gained little
 *   little    it gained even less
 *   waning    what was chosen for alltoall gained little at 150 bytes, and much
 *             below
 *   few       three ranks in all, and no job is like them but that of six
 *   parts     "halves", three ranks beside three others, was tuned, too
 *   doubted   so it was, and native was best for "thirds"; what was chosen for
 *             alltoall gained little
 *   sure      the same, but it gained much
 *   untimed   as doubted, but nobody timed native for "thirds"
 *   uneven    as doubted, but rank 1 finds "thirds" a little farther than the
 *             others, where that decides whether it is asked
 *   own       it gained little for "thirds", which had ranks 0 to 2, and native was
 *             best for "halves"
 *   gains     rank 1 has another gain for alltoall than the others
 *   named     COLLTUNE_JOB=thirds is set; its alltoall gained little, and its links
 *             are too busy for short allgathers
 *   far       COLLTUNE_JOB=thirds is set, and all ranks are on one host
 *   misnamed  COLLTUNE_JOB is no job's name
 *   refused   a call that is native by its links is not judged again
 *   refused_each_time
 *             unless trials are possible, for which there may be no room later
 *   loaded    alltoall's choice loads a cable more than in its job; as_loaded: not;
 *             rival: another suits these ranks; slow_rival: it does not
 *   dealt     ranks are dealt round the switches; those of another job of six,
 *             "sorted", were in the order of the tree
 *   tried     the same, and native was best for nothing
 *   raced     the same, and alltoall_spread was about as fast as alltoall_ring;
 *             raced_hopeless: native took four times as long; raced_alone: so it did, and
 *             there was no runner-up; raced_native: native was best for everything;
 *             raced_beside: there was no runner-up, but from 512 bytes on alltoall_spread was
 *             the choice
 */

/* Whether this is the program's argument. */
bool is_mode(const char *name);

/*
 * Make ct_tuned what the argument asks for, as rank 0 has it.
 *
 * argument  one of those above
 */
void like_tuned_make(const char *argument);

/* This rank is to differ from the others, as the argument says. */
void like_tuned_differ(void);

#endif
