/*
 * plan_figures.h - what an algorithm costs, counted in what it plans: rounds,
 * messages, blocks sent, scratch.
 */
#ifndef CT_CHECKER_PLAN_FIGURES_H
#define CT_CHECKER_PLAN_FIGURES_H

#include "repo/algorithm.h"

/* Steps, at most, that the schedules of all ranks have together: of more, only
   those of a sample of ranks are planned. */
#define CT_FIGURES_STEPS (1 << 20)

/* Ranks of a sample, at most: evenly spread, the first and the last among
   them. */
#define CT_FIGURES_SAMPLE 64

/* Each but the first and the last is that of the rank with most of it. */
struct ct_plan_figures {
    int nplanned;        /* ranks that were looked at */
    int rounds;          /* model/lockstep.h; -1: not known, there are too many
                       steps */
    long messages;       /* sent, with data */
    double blocks;       /* sent; of reductions: vectors */
    double scratch;      /* blocks, as the library reserves them */
    long syncs;          /* tokens sent, and barriers */
    double all_messages; /* of all ranks; if not all were looked at, as many as
                            these send on average */
};

/*
 * Plan all ranks, or a sample of them, and count.
 *
 * problem  one that the algorithm applies to
 * figures  out
 * returns  0, CT_ERR_INVALID or CT_ERR_MEMORY
 */
int ct_plan_figures(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                    struct ct_plan_figures *figures, struct ct_diag *diag);

/*
 * Plan a sample of the ranks, and count all but the rounds.
 *
 * problem  one that the algorithm applies to
 * most     ranks that are planned, at most: CT_FIGURES_SAMPLE for the rank
 *          with most scratch
 * figures  out
 * returns  0, CT_ERR_INVALID or CT_ERR_MEMORY
 */
int ct_plan_sample(const struct ct_algorithm *algorithm, const struct ct_problem *problem, int most,
                   struct ct_plan_figures *figures, struct ct_diag *diag);

#endif
