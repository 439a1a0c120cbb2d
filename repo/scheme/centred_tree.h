/*
 * centred_tree.h - the wiring, seen from its centre.
 */
#ifndef CT_REPO_CENTRED_TREE_H
#define CT_REPO_CENTRED_TREE_H

#include "repo/scheme/made_tree.h"

enum ct_centre {
    CT_CENTRE_OF_WAYS, /* the node or, as a node of its own, the cable in the middle of
                          the longest way between two ranks */
    CT_CENTRE_OF_RANKS /* that of ct_centre_of_ranks; of the branches of a node, the
                          one with most ranks comes last */
};

/*
 * The wiring with its centre as root. Nodes at which no ways part are left out. With the
 * centre of ways, cables faster than the slowest one of a rank count as that.
 *
 * returns  ct_made_tree_free; NULL when out of memory
 */
struct ct_made_tree *ct_centred_tree(const struct ct_tree *tree, enum ct_centre centre);

/* Plan on this tree, made of the places'. */
void ct_plan_on_centred(struct ct_builder *builder, const struct ct_shape *shape,
                        ct_tree_planner *planner, enum ct_centre centre);

#endif
