/*
 * greedy.h - an all-to-all of known sizes in phases, the largest messages first.
 */
#ifndef CT_REPO_GREEDY_H
#define CT_REPO_GREEDY_H

#include "repo/algorithm.h"
#include "repo/phases/phases.h"

/*
 * The messages of the pairs that have bytes, by falling size, each in the first
 * phase in which no other uses a link of its path; a phase follows the other as in
 * phased.h. Pairs without bytes follow in the order of their ranks'
 * distance, so the schedule is right for any counts. The only parameter to
 * declare is ct_phased_param, whose tokens are for the pairs with bytes.
 *
 * bytes  sender * nranks + receiver -> size of the message
 */
void ct_greedy_alltoallv(struct ct_builder *builder, const struct ct_shape *shape,
                         const struct ct_tree *tree, const size_t *bytes);

/*
 * Its messages: those with bytes, by phase, and then the others.
 *
 * messages  out: room for nranks * (nranks - 1)
 * returns   how many have bytes; or CT_ERR_MEMORY, negative
 */
int ct_greedy_messages(const struct ct_tree *tree, const size_t *bytes,
                       struct ct_message *messages);

#endif
