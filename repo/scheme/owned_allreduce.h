/*
 * owned_allreduce.h - allreduce up a tree of ranks and down again, in pieces
 * that have owners at its nodes (piece_owners.h).
 *
 * At each node, from the leaves up, a piece goes from its owners at the
 * children to its owner at the node, which combines them. The result goes back
 * the same way. The vector is cut into segments, each of which is such an
 * allreduce; they overlap. Needs a commutative operation.
 */
#ifndef CT_REPO_OWNED_ALLREDUCE_H
#define CT_REPO_OWNED_ALLREDUCE_H

#include "repo/scheme/made_tree.h"

/* "segment_bytes" of the vector. There is no value for one segment of any
   size: beyond the sizes that were timed, there are more segments. */
extern const struct ct_param ct_owned_segment_param;

/*
 * Halving and doubling: on a binary tree, the two owners of a piece at a
 * node's children exchange halves of what they own. Pieces are as many as the
 * least power of two that is not less than the number of ranks. Scratch: two
 * vectors. The parameter is segment_bytes.
 */
void ct_halving_on_tree(struct ct_builder *builder, const struct ct_shape *shape,
                        const struct ct_made_tree *made);
bool ct_halving_on_tree_applies(const struct ct_problem *problem);

/*
 * On a tree of switches, with the number of pieces as first parameter and
 * segment_bytes as second: direct reduce-scatter inside each switch, where
 * each piece has one owner, each piece up the tree of switches and back, and
 * direct allgather inside. Scratch: four vectors.
 */
void ct_allreduce_on_switches(struct ct_builder *builder, const struct ct_shape *shape,
                              const struct ct_made_tree *made);
bool ct_allreduce_on_switches_applies(const struct ct_problem *problem);
int ct_allreduce_on_switches_segments(const struct ct_problem *problem);

#endif
