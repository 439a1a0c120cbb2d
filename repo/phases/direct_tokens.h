/*
 * direct_tokens.h - tokens for many ranks, between messages that follow each
 * other on a link.
 *
 * Whether a sender knows already that the earlier message is complete is judged
 * by messages between its ranks and those of the earlier one, not by vector
 * clocks (tokens.h), which see more: so there may be more tokens. But a
 * rank finds those that it sends and receives by itself.
 */
#ifndef CT_REPO_DIRECT_TOKENS_H
#define CT_REPO_DIRECT_TOKENS_H

#include "repo/phases/tokens.h"
#include "repo/phases/tree_phases.h"

/*
 * The tokens that a rank sends and receives, by `before`, `to`, falling `after`,
 * and `from`. Time grows with its messages times the links of their
 * paths, memory with its tokens: a few per message, but in a long chain of
 * switches a rank at its end has one for most of the links of a path.
 *
 * own      the rank's messages, ct_tree_phases_find_own, with a closed form
 * list     out: its tokens are owned by the caller, free
 * returns  0 or CT_ERR_MEMORY
 */
int ct_direct_tokens_own(const struct ct_tree_phases *own, int rank, enum ct_separation separation,
                         struct ct_token_list *list, struct ct_diag *diag);

#endif
