/*
 * two_trees.h - two binary trees below one root, in which no rank has children
 * in both.
 *
 * Numbers are 0, the root, and 1 to p-1. Both trees are in order on positions
 * (rank_tree.h), of which the odd ones are leaves. The second is the mirror
 * image of the first if p is odd, and else shifted by one. Half of a vector
 * along each keeps both directions of every link busy. Sanders, Speck, Traeff
 * 2009.
 */
#ifndef CT_REPO_TWO_TREES_H
#define CT_REPO_TWO_TREES_H

#include "repo/scheme/rank_tree.h"

/*
 * The node of a number; in the first tree, and in the second for odd p, with
 * its subtree at consecutive numbers, and its children in ascending order.
 *
 * nranks  2 or more
 * tree    0 or 1
 */
struct ct_rank_node ct_two_trees_node(int nranks, int number, int tree);

#endif
