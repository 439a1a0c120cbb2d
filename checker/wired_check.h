/*
 * wired_check.h - proofs about the wiring's rings, trees and orders, for any number
 * of ranks: what the `_wired_` algorithms rest on.
 */
#ifndef CT_CHECKER_WIRED_CHECK_H
#define CT_CHECKER_WIRED_CHECK_H

#include "repo/tree.h"

#include <stdint.h>

/* All functions return 0, CT_ERR_INVALID with the first fault, or
   CT_ERR_MEMORY. */

/*
 * No two edges of a ring share a directed link, and each rank is in it once.
 *
 * order  position -> rank
 */
int ct_ring_check(const struct ct_tree *tree, const uint16_t *order, struct ct_diag *diag);

/*
 * For each root: the tree of repo/scheme/wired_tree.h has all ranks, and of its
 * edges away from the root those that use a directed link have one sender. Then
 * those towards the root have one receiver.
 */
int ct_wired_trees_check(const struct ct_tree *tree, struct ct_diag *diag);

/* Both, with the ring of repo/scheme/wired_order.h; that the phases of an all-to-all
   are right (phase_check.h); and that in the order of repo/scheme/root_turns.h
   every rank but the root has one turn, for some roots. All but the ring is looked at for
   up to CT_WIRED_RANKS ranks: a second. */
#define CT_WIRED_RANKS 1024
int ct_wired_check(const struct ct_tree *tree, struct ct_diag *diag);

#endif
