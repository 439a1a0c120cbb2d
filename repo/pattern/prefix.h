/*
 * prefix.h - whom the ranks of a scan need: partners that differ in one bit, and
 * a binary tree in order of rank.
 */
#ifndef CT_REPO_PREFIX_H
#define CT_REPO_PREFIX_H

#include <stdbool.h>

/* Whether rank XOR d, XOR 2 d, ... is a rank at least once; d a power of
   two. */
bool ct_prefix_has_partner(int nranks, int rank, int d);

/* A rank in the tree: rank r is node r+1 of ct_in_order_node. Others are ranks,
   -1 for none. Only a rank with a left subtree has a right one. */
struct ct_prefix_node {
    int parent;
    int left;
    int right;
    bool sends_up;   /* there are ranks above its subtree, which need its
                        total; then both of its subtrees send theirs, or it is
                        a leaf */
    bool has_before; /* there are ranks below its subtree: it needs their
                        total */
};

struct ct_prefix_node ct_prefix_node(int nranks, int rank);

#endif
