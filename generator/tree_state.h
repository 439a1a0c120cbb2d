/*
 * tree_state.h - the state of routines that plan on a tree made from the wiring
 * (repo/pattern/made_tree.h): a struct ct_made_tree.
 */
#ifndef CT_GENERATOR_TREE_STATE_H
#define CT_GENERATOR_TREE_STATE_H

#include "generator/wiring.h"
#include "repo/pattern/made_tree.h"

/* As struct ct_routine_maker has them: the centred tree, and the bisected one. */
int ct_centred_tree_make(const struct ct_wiring *wiring, void **state,
                         struct ct_diag *diag);
int ct_bisected_tree_make(const struct ct_wiring *wiring, void **state,
                          struct ct_diag *diag);
void ct_tree_state_free(void *state);

/* That it is such a tree. Returns 0, CT_ERR_INVALID or CT_ERR_MEMORY. */
int ct_made_tree_prove(const struct ct_wiring *wiring, const void *state,
                       struct ct_diag *diag);

#endif
