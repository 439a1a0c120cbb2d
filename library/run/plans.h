/*
 * plans.h - the schedules planned so far on a communicator, the latest used
 * first.
 */
#ifndef CT_LIBRARY_RUN_PLANS_H
#define CT_LIBRARY_RUN_PLANS_H

#include "library/run/starts.h"
#include "repo/algorithm.h"

/* A schedule, and what it is for. */
struct ct_plan {
    const struct ct_algorithm *algorithm;
    struct ct_shape shape;
    struct ct_schedule *schedule; /* NULL: still to be planned */
    bool is_in_rounds;            /* ct_rounds_fit */
    size_t ready_bytes[2];   /* blocks of up to this size have their memory;
                                [1]: and the one to pack elements with gaps */
    struct ct_starts starts; /* of collectives with counts: bound for each
                                call */
    size_t *item_bytes; /* shape's, of algorithms with by_counts; else NULL */
    struct ct_plan *next;
};

/* The plan for a shape, moved to the front; NULL if there is none. */
struct ct_plan *ct_plans_find(struct ct_plan **plans,
                              const struct ct_algorithm *algorithm,
                              const struct ct_shape *shape);

/*
 * Put one for a shape to the front, without its schedule. Of those that depend
 * on counts, which may differ with each call, the latest 16 are kept: all ranks
 * drop the same ones, whether they have memory or not.
 *
 * returns  NULL: out of memory
 */
struct ct_plan *ct_plans_add(struct ct_plan **plans,
                             const struct ct_algorithm *algorithm,
                             const struct ct_shape *shape);

/* Make the schedule of a plan; false: out of memory, or the algorithm failed. */
bool ct_plans_make(struct ct_plan *plan);

/* Take the plan that was added last, and not used, off the list. */
void ct_plans_drop(struct ct_plan **plans);

void ct_plans_free(struct ct_plan **plans);

#endif
