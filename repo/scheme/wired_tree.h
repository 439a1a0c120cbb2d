/*
 * wired_tree.h - a binary tree of ranks, for any root, whose edges use no
 * directed link of the wiring from two senders.
 *
 * The wiring is seen from the root's place. On each node of it, its ranks and
 * the branches below it are joined: a branch is entered at one rank only, and
 * left at one only, which has no children in it, but on its host. A rank has places
 * for two children, first those of the node, then those at which branches are left.
 * repo/scheme/README.md has the proof.
 */
#ifndef CT_REPO_WIRED_TREE_H
#define CT_REPO_WIRED_TREE_H

#include "repo/scheme/in_turn.h"
#include "repo/tree.h"

/*
 * turns    out: rank -> its place in the tree; tree->nranks entries
 * returns  0 or CT_ERR_MEMORY
 */
int ct_wired_tree(const struct ct_tree *tree, int root, struct ct_turns *turns);

/* Broadcast and reduce along the tree for shape->root. */
void ct_bcast_wired(struct ct_builder *builder, const struct ct_shape *shape,
                    const struct ct_tree *tree);
void ct_reduce_wired(struct ct_builder *builder, const struct ct_shape *shape,
                     const struct ct_tree *tree);

/* What they claim: a link has messages of one sender that follow each other, or
   those to one receiver, who takes them in turn where it has to be ready. */
bool ct_bcast_wired_contention_free(const struct ct_setting *setting, enum ct_protocol protocol);
bool ct_reduce_wired_contention_free(const struct ct_setting *setting, enum ct_protocol protocol);

#endif
