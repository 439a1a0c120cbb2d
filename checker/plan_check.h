/*
 * plan_check.h - plans all ranks, then proves what they planned.
 */
#ifndef CT_CHECKER_PLAN_CHECK_H
#define CT_CHECKER_PLAN_CHECK_H

#include "checker/checker.h"
#include "repo/algorithm.h"

/*
 * Above this many ranks a claim that messages never share a link is only
 * proved where no two pairs of ranks do, as in a ring: the general proof
 * takes memory with the square of the messages.
 */
#define CT_CONTENTION_RANKS 64

/* Roots to try: all ranks, up to this many. */
#define CT_PLAN_ROOTS 8

/* Anything that plans schedules: an algorithm, or one that is being made. */
struct ct_planner {
    const struct ct_collective *collective;
    const struct ct_algorithm *ordered_as; /* it combines in rank order with the settings
                                              with which this does; NULL: with none */
    enum ct_announcement announces;        /* as in struct ct_algorithm */
    void (*plan)(const void *context, struct ct_builder *builder, const struct ct_shape *shape);
    const void *context;      /* for plan */
    const size_t *item_bytes; /* the sizes with which there is no contention,
                                 where that is claimed; NULL: any */

    /* as in struct ct_algorithm */
    bool (*contention_free)(const struct ct_setting *setting, enum ct_protocol protocol);
};

struct ct_planner ct_planner_of(const struct ct_algorithm *algorithm);

/* What was proved of one shape. */
struct ct_plan_proof {
    struct ct_check_counts counts; /* with the last root tried */
    bool is_open;                  /* too many ranks for the proof of a claim */
};

/*
 * Plan all ranks and run the checker, as usual and in place; where the
 * collective has a root, with each rank as root, or CT_PLAN_ROOTS of them, the
 * first and the last among them, and where it keeps the order of ranks, both for
 * operations that commute and for others. If a tree is given, prove that there is no
 * contention on it where the planner claims so: up to CT_CONTENTION_RANKS ranks
 * for every root.
 *
 * shape    its rank and root are ignored
 * tree     NULL: claims are ignored
 * proof    out; may be NULL
 * returns  0, CT_ERR_INVALID with the fault, or CT_ERR_MEMORY
 */
int ct_plan_check(const struct ct_planner *planner, const struct ct_shape *shape,
                  const struct ct_tree *tree, struct ct_plan_proof *proof, struct ct_diag *diag);

#endif
