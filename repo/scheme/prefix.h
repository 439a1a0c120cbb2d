/*
 * prefix.h - whom the ranks of a scan need: partners that differ in one bit, and
 * a binary tree in order of rank, up and down which go segments.
 */
#ifndef CT_REPO_PREFIX_H
#define CT_REPO_PREFIX_H

#include "repo/algorithm.h"
#include "repo/scheme/segment_window.h"

/* True if rank XOR d, XOR 2 d, ... is a rank at least once; d a power of
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

/* One segment of a scan along the tree: its spans, of one unit, and its steps. */
struct ct_prefix_unit {
    struct ct_segment_window *window;
    struct ct_prefix_node node;
    struct ct_span own;
    struct ct_span result;
    struct ct_span with_own; /* the left subtree's with the own vector, then all before
                                with it; of a scan, the result */
    struct ct_span before;   /* of all before the subtree */
    struct ct_span right;    /* the right subtree's; then of the whole subtree */
    int got;                 /* step: the last that wrote `result` without the own vector */
    int summed;              /* step: the last that wrote `with_own` */
    int read;                /* step: the last that read it, or the own vector, before it is
                                complete */
};

/* For .applies: more than two ranks, and segment_bytes, the first parameter, divides
   the vector. */
bool ct_prefix_tree_applies(const struct ct_problem *problem);

/* The whole plan; with_own: its buffer; unit: plans one segment. */
void ct_prefix_plan(struct ct_builder *builder, const struct ct_shape *shape, int with_own,
                    void (*unit)(struct ct_prefix_unit *));

/* dst = src op dst, after both were written; returns the step. */
int ct_prefix_combine(const struct ct_prefix_unit *unit, struct ct_span src, struct ct_span dst,
                      int src_step, int dst_step);

/* Send the subtree's total up, if ranks above need it, once `with_own` has the left
   part of it. */
void ct_prefix_send_up(struct ct_prefix_unit *unit);

#endif
