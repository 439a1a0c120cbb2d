/*
 * tokens.h - which tokens keep the phases of an all-to-all apart.
 */
#ifndef CT_REPO_TOKENS_H
#define CT_REPO_TOKENS_H

#include "repo/phases/phases.h"
#include "repo/tree.h"

#include <stdbool.h>

/* By `before`, `to`, falling `after`, and `from`. */
struct ct_token_list {
    int ntokens;
    struct ct_token *tokens;
};

/* So many ranks at most have their tokens by vector clocks. More would take too
   long; they have theirs by direct_tokens.h. */
#define CT_CLOCK_RANKS_MAX 256

static inline bool ct_has_clocks(int nranks)
{
    return nranks <= CT_CLOCK_RANKS_MAX;
}

/*
 * Plan the tokens without which more messages could be on a directed link at
 * the same time than it carries. Which order there is without tokens depends on what
 * separates:
 *
 * CT_SEPARATE_EAGER       a message moves when its send starts, and only its
 *                         receiver knows when it is complete. The messages of
 *                         one sender follow each other on the links that they
 *                         share: that order needs no token.
 * CT_SEPARATE_RENDEZVOUS  a message moves when its send and its receive have
 *                         started, and both ends know when it is complete.
 * CT_SEPARATE_SIDE_BY_SIDE  the same, without that order: messages in segments are
 *                         long enough to move beside the sender's next one.
 * CT_SEPARATE_NOT         no tokens.
 *
 * tree      capacities in messages at once, as of tree_phases.h; NULL: one on
 *           each cable
 * messages  by phase, one per phase and sender, one per phase and receiver
 * list      out: its tokens are owned by the caller, free
 * returns   0 or CT_ERR_MEMORY
 */
int ct_tokens_plan(const struct ct_tree *tree, const struct ct_message *messages, int nmessages,
                   enum ct_separation separation, struct ct_token_list *list, struct ct_diag *diag);

#endif
