/*
 * segments.h - an algorithm in more segments than a size would have, to
 * compare the schedule of large messages by small ones.
 */
#ifndef CT_TIMER_SEGMENTS_H
#define CT_TIMER_SEGMENTS_H

#include "repo/algorithm.h"

/*
 * The same algorithm, dividing its blocks into `segments` parts at every size
 * until the next call.
 *
 * returns  the timer's own, to the end of the program; NULL: no memory
 */
const struct ct_algorithm *ct_segments_force(const struct ct_algorithm *algorithm, int segments);

#endif
