/*
 * rank_draw.h - ranks of a sample, planned.
 */
#ifndef CT_MODEL_RANK_DRAW_H
#define CT_MODEL_RANK_DRAW_H

#include "model/sampled_tally.h"
#include "repo/common.h"

struct ct_draw {
    const struct ct_algorithm *algorithm;
    const struct ct_problem *problem;
    const struct ct_grid *grid;
    int segments;            /* that are planned */
    int times;               /* segments of the problem for each that is planned */
    int64_t most;            /* steps that may be planned */
    int64_t besides;         /* what a rank takes besides its steps */
    int64_t once;            /* what their plans have in common takes */
    int64_t nsteps;          /* of all ranks that are planned, with what planning takes besides */
    struct ct_common common; /* of their plans */
    struct ct_schedule **all;
    unsigned char *class_of; /* by rank; CT_NO_CLASS: it stands for itself */
};

/* Steps that are planned and run, at most, among so many ranks: what takes about 1 ms at
   1,024 ranks, and 10 ms at 16,384. */
int64_t ct_count_steps_most(int nranks);

/* What planning a rank takes besides its steps, in steps. */
int64_t ct_count_steps_besides(const struct ct_algorithm *algorithm, int nranks);

/*
 * Draw and plan ranks.
 *
 * draw     algorithm, problem, most and besides are set; room for all ranks in `all` and
 *          `class_of`, all zero; out: the rest. The schedules and what they have in common are
 *          the caller's even if it fails
 * returns  0, CT_ERR_MEMORY or CT_ERR_INVALID: not even a sample can be planned in time
 */
int ct_draw_ranks(struct ct_draw *draw, struct ct_diag *diag);

/* The rank in the middle, which is always planned. */
static inline int ct_draw_middle(const struct ct_draw *draw)
{
    return draw->problem->nranks / 2 + 1;
}

/* How often the rank sends, if it is to one other alone, again and again, as in a ring;
   otherwise 0. */
int ct_times_round(const struct ct_schedule *schedule);

#endif
