/*
 * root_classes.h - which roots a collective cannot tell apart by where they
 * are.
 *
 * Two ranks are alike if a symmetry of the tree, with its capacities and with
 * the ranks at its nodes, takes the place of one to that of the other: from
 * either the wiring looks the same. The numbers of the other ranks may still
 * be other ones there: round the root, a schedule meets the ranks in the order
 * of their numbers or of its setting. So a class is a guess of what roots may
 * have in common, to be tried at more than one of them (driver/tuning/root_trial.h).
 */
#ifndef CT_REPO_ROOT_CLASSES_H
#define CT_REPO_ROOT_CLASSES_H

#include "repo/places.h"

/*
 * Find the classes, in the order of their first ranks: rank 0 is of class 0.
 *
 * places   NULL: not known, so all are alike
 * of       out: rank -> class, nranks entries
 * n        out: how many classes
 * returns  0 or CT_ERR_MEMORY
 */
int ct_root_classes_find(const struct ct_places *places, int nranks, int *of, int *n,
                         struct ct_diag *diag);

/*
 * A rank of the class whose numbers round it load the cables in another way
 * than those round its first rank do: a rotation of the ranks from one to the
 * other is no symmetry (ct_order_number).
 *
 * other    out: the last such rank; the first of the class if there is none
 * returns  0 or CT_ERR_MEMORY
 */
int ct_root_classes_other(const struct ct_places *places, const int *of, int nranks, int number,
                          int *other, struct ct_diag *diag);

#endif
