/*
 * tree_layout.h - where the nodes of a tree are in a picture: the root at the
 * left, what is below a node to its right, leaves on rows of their own.
 */
#ifndef CT_RESULT_TREE_LAYOUT_H
#define CT_RESULT_TREE_LAYOUT_H

#include "result/result.h"

/* Leaves of a picture with a row for each of them, at most. */
#define CT_TREE_LAYOUT_LEAVES 64

/* One node; node 0 is the root, node i + 1 the lower end of link i. */
struct ct_tree_layout_node {
    int parent;  /* -1: the root */
    int depth;   /* 0: the root */
    double row;  /* from 0; a node is in the middle of what is below it */
    int nleaves; /* that this node stands for, itself included; 0: it is part
                    of an earlier one's */
    bool is_leaf;
};

struct ct_tree_layout {
    int nnodes;
    struct ct_tree_layout_node *nodes;
    int nrows;
    int depth; /* the largest */
};

/*
 * Lay out the tree.
 *
 * layout   out: ct_tree_layout_fini, also after a failure
 * returns  false when out of memory
 */
bool ct_tree_layout_init(struct ct_tree_layout *layout, const struct ct_result_tree *tree);
void ct_tree_layout_fini(struct ct_tree_layout *layout);

#endif
