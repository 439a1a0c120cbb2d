/*
 * rank_tree.h - trees of ranks along which vectors are reduced or broadcast.
 *
 * In all of them a subtree is of consecutive ranks, so that a reduction along
 * the tree keeps rank order.
 */
#ifndef CT_REPO_RANK_TREE_H
#define CT_REPO_RANK_TREE_H

/* A rank has fewer children in any tree. */
#define CT_CHILDREN_MAX 128

struct ct_rank_node {
    int parent; /* -1: the root */
    int nchildren;
    int children[CT_CHILDREN_MAX]; /* ascending; each with its subtree wholly
                                      below or wholly above the node */
};

/* Nodes of trees with root 0. */
typedef struct ct_rank_node ct_node_fn(int nranks, int rank, int radix);

/*
 * Root 0; the parent of a rank is the rank without its lowest digit, to the
 * base `radix`, that is not 0. Radix 2: the binomial tree.
 *
 * radix  2 to 16
 */
struct ct_rank_node ct_knomial_node(int nranks, int rank, int radix);

/*
 * Root 0; all other ranks are cut into `radix` runs of nearly equal size, each
 * of which is such a tree with its first rank as root. Radix 1: a chain.
 *
 * radix  1 to 16
 */
struct ct_rank_node ct_kary_node(int nranks, int rank, int radix);

/*
 * A binary tree in which each node stands between its left and its right
 * subtree. Nodes are numbered from 1; exactly the odd ones are leaves.
 */
struct ct_rank_node ct_in_order_node(int count, int number);

#endif
