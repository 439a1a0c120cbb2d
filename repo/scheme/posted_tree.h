/*
 * posted_tree.h - posts along the levels inside a host.
 *
 * The ranks below each node (a cache, a NUMA node, a package) have a leader: the root, or
 * else the lowest rank. A rank's parent is the leader of the least node above it that has
 * another leader. So of the ranks below a node one reads what is posted outside, and the
 * others read its copy.
 */
#ifndef CT_REPO_POSTED_TREE_H
#define CT_REPO_POSTED_TREE_H

#include "repo/algorithm.h"

/* "form": all ranks at once, or by levels; the second is for algorithms that were there before
   they had levels. */
extern const struct ct_param ct_posted_form, ct_posted_added_form;
enum { CT_POSTED_FLAT, CT_POSTED_LEVELS };

/* True if ranks are on several nodes of some level. */
bool ct_posted_form_applies(const struct ct_problem *problem, int form);

/* A rank in the tree. */
struct ct_posted_tree {
    int parent; /* -1: the root */
    int nchildren;
    int *children;
    int *leaders; /* by node of the places */
};

/*
 * The tree from a root on. A failure is kept by the builder, and the rank has no
 * neighbours.
 *
 * returns  to be ended by ct_posted_tree_fini
 */
struct ct_posted_tree ct_posted_tree_of(struct ct_builder *builder, const struct ct_shape *shape,
                                        int root);
void ct_posted_tree_fini(struct ct_posted_tree *tree);

/*
 * The sums of all ranks below this one, segment by segment, posted for the parent.
 *
 * sum  buffer for what a rank with children, or the root, adds up
 */
void ct_post_up(struct ct_builder *builder, const struct ct_shape *shape,
                const struct ct_posted_tree *tree, int sum);

/* The root's vector for all ranks, segment by segment. buffer: where this rank has it, or
   gets it. */
void ct_post_down(struct ct_builder *builder, const struct ct_shape *shape,
                  const struct ct_posted_tree *tree, int buffer);

/*
 * The blocks of all ranks for all. The leaders of nodes that are side by side fetch what is
 * below each other; each then posts that for the ranks below it. So a block comes into a node
 * once.
 */
void ct_post_across(struct ct_builder *builder, const struct ct_shape *shape,
                    const struct ct_posted_tree *tree);

/* No rank leaves before all have come. */
void ct_post_up_and_down(struct ct_builder *builder, const struct ct_posted_tree *tree);

#endif
