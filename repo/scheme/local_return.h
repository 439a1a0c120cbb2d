/*
 * local_return.h - for the block of each rank, a way through all ranks on which
 * every cable is crossed as seldom as can be.
 *
 * The ranks have positions: the tree is seen from a node whose branches have at
 * most half of the ranks each, the ranks below a node are consecutive, and of
 * the branches of a node the one with most ranks is the last. A block first
 * passes all ranks of its own branch, then the other branches of the node above,
 * and so on; it returns to the ranks before its own inside each branch, and so
 * enters no branch twice. A cable with k ranks on its smaller side carries nranks - k
 * blocks each way, and each rank sends nranks - 1 (docs/inside/schedules.md, section 4).
 */
#ifndef CT_REPO_LOCAL_RETURN_H
#define CT_REPO_LOCAL_RETURN_H

#include "repo/scheme/made_tree.h"

/* A message: the block of the rank at position `block`, to or from `peer`, which
   gets (sends) it as the block's hop number `hop`, 1 for the first. */
struct ct_return_message {
    int hop;
    int block;
    int peer; /* a position */
};

/*
 * What the rank at a position receives and sends, by hop and then by block.
 *
 * seen          a tree from CT_CENTRE_OF_RANKS (centred_tree.h); two ranks or more
 * recvs, sends  out: nranks - 1 messages each
 */
void ct_return_messages(const struct ct_made_tree *seen, int position,
                        struct ct_return_message *recvs, struct ct_return_message *sends);

#endif
