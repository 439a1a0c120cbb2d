/*
 * schedules.h - schedules that communicators of this process share.
 *
 * What a rank does depends on the algorithm and on its shape: the ranks, its own
 * number, the setting, where the ranks are. Communicators where these are the same
 * share one schedule; it is planned by the first of them and freed by the last.
 * Safe from several threads.
 */
#ifndef CT_LIBRARY_RUN_SCHEDULES_H
#define CT_LIBRARY_RUN_SCHEDULES_H

#include "repo/algorithm.h"

struct ct_shared_schedule {
    const struct ct_algorithm *algorithm;
    struct ct_shape shape;
    struct ct_schedule *schedule; /* not to be changed */
    int users;
    bool is_listed; /* true if others can find it */
    struct ct_shared_schedule *next;
};

/*
 * Find the schedule for a shape, or plan it. Shapes with items of their own
 * sizes share nothing.
 *
 * shape    places outlive the schedule; equal ones are the same structure
 *          (library/group/shared_places.h), else nothing is shared
 * returns  ct_schedules_give_back; NULL: out of memory, or the algorithm
 *          failed
 */
struct ct_shared_schedule *ct_schedules_take(const struct ct_algorithm *algorithm,
                                             const struct ct_shape *shape);

/* NULL: nothing. */
void ct_schedules_give_back(struct ct_shared_schedule *shared);

#endif
