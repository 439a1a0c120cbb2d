/*
 * root_turns.h - gather and scatter straight between the root and each rank, few
 * at a time, in an order that keeps the root's cable full.
 *
 * The root's cable carries the blocks of all others, so nothing is faster than
 * to keep it full; more messages at a time only fill the queues of switches. The next
 * rank is one whose whole way is free soonest in an ideal run; of these, one whose
 * busiest cable has most to carry yet. docs/inside/schedules.md, section 13.
 *
 * Right for blocks of any sizes, of which ranks know only their own.
 */
#ifndef CT_REPO_ROOT_TURNS_H
#define CT_REPO_ROOT_TURNS_H

#include "repo/algorithm.h"

/* "window": messages under way. The first parameter of both. */
extern const struct ct_param ct_root_window;

/* "turns" of a gather: ranks send at once, and the root receives from a window of
   them (posted); or each waits for a message without bytes from the root (tokens). */
extern const struct ct_param ct_root_turns;

/*
 * The order for a root.
 *
 * order    out: the other ranks; tree->nranks - 1
 * returns  0 or CT_ERR_MEMORY
 */
int ct_root_order(const struct ct_tree *tree, int root, int *order);

void ct_gather_in_order(struct ct_builder *builder, const struct ct_shape *shape,
                        const struct ct_tree *tree);
void ct_scatter_in_order(struct ct_builder *builder, const struct ct_shape *shape,
                         const struct ct_tree *tree);

/* A window that has room for more than all others does not apply. */
bool ct_root_turns_applies(const struct ct_problem *problem);

/* One message at a time: of a gather where the root has to be ready for it, or
   says so. */
bool ct_gather_contention_free(const struct ct_setting *setting, enum ct_protocol protocol);
bool ct_scatter_contention_free(const struct ct_setting *setting, enum ct_protocol protocol);

#endif
