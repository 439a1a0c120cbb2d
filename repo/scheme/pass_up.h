/*
 * pass_up.h - vectors of all ranks up trees to a root, segment by segment.
 *
 * The vector is divided into units. A rank combines each unit with its
 * children's and sends the sum to its parent; units do not wait for each other,
 * but for a window of a few under way (segment_window.h).
 *
 * Trees are of numbers. Where the order of ranks is free, the root has the
 * number at the top of the (first) tree. Where it has to be kept, numbers are
 * those of ranks, and the rank at the top sends the sum to the root: one message
 * more for each segment. Scratch: at most two vectors.
 */
#ifndef CT_REPO_PASS_UP_H
#define CT_REPO_PASS_UP_H

#include "repo/algorithm.h"
#include "repo/scheme/tree_sum.h"

/* top  the number that the root has, where order is free */
struct ct_numbering ct_pass_up_numbering(const struct ct_shape *shape, int top);

/* A tree, and the units that go up it: shape->segments from `first` on. */
struct ct_up_tree {
    struct ct_rank_node node; /* of this rank's number */
    int top;                  /* the number without a parent */
    int first;
};

/* The reduction; every unit of the vector is in one of the trees. Keeps the
   order of ranks if the shape does, and the trees. */
void ct_pass_up(struct ct_builder *builder, const struct ct_shape *shape,
                const struct ct_numbering *numbering, const struct ct_up_tree *trees, int ntrees);

/* Values of "tree" of reduce_tree, whose parameters are segment_bytes, tree and
   radix. */
enum { CT_UP_KARY, CT_UP_KNOMIAL, CT_UP_IN_ORDER };

/* The whole plan of a reduction up a tree whose top is 0, divided into
   shape->segments. */
void ct_pass_up_tree(struct ct_builder *builder, const struct ct_shape *shape, ct_node_fn *node,
                     int radix);

#endif
