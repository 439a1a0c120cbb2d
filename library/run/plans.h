/*
 * plans.h - the schedules planned so far on a communicator.
 *
 * A program that goes through all roots needs a schedule for each, and they are
 * as different as ranks are. So they are found by root, and those that were
 * used longest ago are dropped when all together take too much memory.
 *
 * Ranks agree about each new schedule (runner.c), so all must keep and drop the
 * same ones: what counts is the calls so far, and the average of their sizes.
 * In a program that goes through all roots that is what each rank has, though
 * the root may have much more than others.
 */
#ifndef CT_LIBRARY_RUN_PLANS_H
#define CT_LIBRARY_RUN_PLANS_H

#include "library/run/schedules.h"
#include "library/run/starts.h"
#include "repo/algorithm.h"

/* A schedule, and what it is for. One call at a time has it. */
struct ct_plan {
    const struct ct_algorithm *algorithm;
    struct ct_shape shape;
    struct ct_shared_schedule *shared;  /* NULL: still to be planned */
    const struct ct_schedule *schedule; /* its own */
    bool is_in_rounds;                  /* ct_rounds_fit, and no rank posts */
    bool meets;                         /* some rank's has posts or fetches */
    int nposts;                         /* of its own: both */
    size_t straight_bytes;              /* ct_straight_bytes */
    int result;                         /* the scratch buffer that is copied to the receive buffer
                         once it changes no more, if nothing else is put there; 0: none */
    struct ct_reader *readers;          /* the schedule's, by their ranks in the window */
    bool joins[2];                      /* of the send and the receive buffer: true if a message
                      has several of its blocks */
    size_t bytes;                       /* average of all ranks; 0: not kept yet */
    unsigned long used;                 /* when, by ct_plans.clock */
    size_t ready_bytes[2];              /* blocks of up to this size have their memory;
                                [1]: and the one to pack elements in */
    struct ct_starts starts;            /* of collectives with counts: bound for each
                                call */
    size_t *item_bytes;                 /* shape's, of algorithms with by_counts; else NULL */
    struct ct_plan *next;
};

/* The rank that it is of. */
static inline struct ct_member ct_plan_member(const struct ct_plan *plan)
{
    return (struct ct_member){
        .nranks = plan->shape.nranks, .rank = plan->shape.rank, .root = plan->shape.root};
}

/* Plans of a communicator take so many bytes on an average rank, at most, if
   there is more than one. */
#define CT_PLANS_BYTES ((size_t)16 << 20)
#define CT_PLANS_LISTS 64

/* All zero: none. */
struct ct_plans {
    struct ct_plan *lists[CT_PLANS_LISTS]; /* by root */
    unsigned long clock;
    size_t bytes; /* of all that are kept */
    unsigned long ndropped;
};

/* The plan for a shape; NULL if there is none. */
struct ct_plan *ct_plans_find(struct ct_plans *plans, const struct ct_algorithm *algorithm,
                              const struct ct_shape *shape);

/*
 * Add one for a shape, without its schedule. Of those that depend
 * on counts, which may differ with each call, the latest 16 are kept: all ranks
 * drop the same ones, whether they have memory or not.
 *
 * returns  NULL: out of memory
 */
struct ct_plan *ct_plans_add(struct ct_plans *plans, const struct ct_algorithm *algorithm,
                             const struct ct_shape *shape);

/* Make the schedule of a plan; false: out of memory, or the algorithm failed. */
bool ct_plans_make(struct ct_plan *plan);

/* Make room for its readers; false: out of memory. */
bool ct_plan_reserve_readers(struct ct_plan *plan);

/* Make room for the starts of a plan that is made; false: out of memory. */
bool ct_plan_reserve_starts(struct ct_plan *plan);

/* ct_starts_bind of a plan's starts; `announced` is as there. */
const struct ct_starts *ct_plan_bind_starts(struct ct_plan *plan, const size_t *item_bytes,
                                            size_t announced);

/* Bytes of a plan on this rank, once it is made. */
size_t ct_plan_memory(const struct ct_plan *plan);

/*
 * Keep a plan that was made, perhaps again, and drop others as far as there is
 * no room for all.
 *
 * bytes  average of all ranks, more than 0
 */
void ct_plans_keep(struct ct_plans *plans, struct ct_plan *plan, size_t bytes);

void ct_plans_drop(struct ct_plans *plans, struct ct_plan *plan);

void ct_plans_free(struct ct_plans *plans);

#endif
