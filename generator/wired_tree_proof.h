/*
 * wired_tree_proof.h - the state of routines that plan on the wiring itself, for
 * any root, and what is proved of their trees.
 */
#ifndef CT_GENERATOR_WIRED_TREE_PROOF_H
#define CT_GENERATOR_WIRED_TREE_PROOF_H

#include "generator/wiring.h"

/* For so many ranks the trees of all roots are proved in a second. */
#define CT_WIRED_TREE_RANKS 1024

/* state: out: struct ct_tree *, whose arrays are the wiring's. Returns 0 or
   CT_ERR_MEMORY. */
int ct_wiring_state_make(const struct ct_wiring *wiring, void **state,
                         struct ct_diag *diag);
void ct_wiring_state_free(void *state);

/*
 * For each root: the tree of repo/pattern/wired_tree.h has all ranks, and of its
 * edges away from the root those that use a directed link have one sender. Then
 * those towards the root have one receiver.
 *
 * returns  0, CT_ERR_INVALID with the first fault, or CT_ERR_MEMORY
 */
int ct_wired_tree_prove(const struct ct_wiring *wiring, const void *state,
                        struct ct_diag *diag);

#endif
