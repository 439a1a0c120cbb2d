/*
 * wired_order.h - a ring through all ranks that uses each directed link of the
 * wiring once at most.
 */
#ifndef CT_REPO_WIRED_ORDER_H
#define CT_REPO_WIRED_ORDER_H

#include "repo/algorithm.h"

/* The ranks as a depth-first walk of the tree meets them: position -> rank,
   tree->nranks entries. Owned by the caller, free; NULL when out of memory. */
uint16_t *ct_wired_order(const struct ct_tree *tree);

/* What plans along an order: those of ring.h, in_turn.h and turned_ring.h. */
typedef void ct_order_planner(struct ct_builder *builder, const struct ct_shape *shape,
                              const uint16_t *order);

/* Plan along this order of the places' tree. */
void ct_plan_wired(struct ct_builder *builder, const struct ct_shape *shape,
                   ct_order_planner *planner);

#endif
