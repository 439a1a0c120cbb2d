/*
 * first_fit.h - messages in phases, each in the first one that has room.
 *
 * For cables of different bandwidth, and for messages of different size: which
 * messages come first decides how many phases there are.
 */
#ifndef CT_REPO_FIRST_FIT_H
#define CT_REPO_FIRST_FIT_H

#include "repo/phases/phases.h"
#include "repo/tree.h"

/*
 * Give each message the first phase in which all links of its path have room.
 *
 * tree      capacities in messages at once each way; NULL: one on each cable
 * messages  in, out: in the order in which they are placed; no two of one pair
 *           of ranks
 * returns   0 or CT_ERR_MEMORY
 */
int ct_first_fit(const struct ct_tree *tree, struct ct_message *messages, int nmessages);

#endif
