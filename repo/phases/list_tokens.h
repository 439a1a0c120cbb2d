/*
 * list_tokens.h - which tokens a list of messages needs.
 */
#ifndef CT_REPO_LIST_TOKENS_H
#define CT_REPO_LIST_TOKENS_H

#include "repo/phases/message_list.h"
#include "repo/tree.h"

/* What tokens are planned for. */
struct ct_listing {
    const struct ct_tree *tree;
    int nmessages;
    const struct ct_listed_message *messages;

    /* What a message takes of a link whose capacity is known, in bytes per
       second, by message; it takes all of others. NULL: all of every link. */
    const double *rates;

    /* A rank's next send waits for its receives too, and its next receive for
       its sends, as in phased.h. */
    bool is_coupled;
};

struct ct_listed_tokens {
    int ntokens;
    struct ct_listed_token
        *tokens; /* by `before`, and falling end of `after` */
};

/*
 * Plan the tokens without which messages could ask a link for more than it
 * has. Each part of a link is handed on from message to message: the one that
 * takes it over starts after the one before it is complete. The order that
 * there is without tokens depends on what separates (tokens.h).
 *
 * tokens   out: its array is owned by the caller, free
 * returns  0 or CT_ERR_MEMORY
 */
int ct_listed_tokens_plan(const struct ct_listing *listing,
                          enum ct_separation separation,
                          struct ct_listed_tokens *tokens,
                          struct ct_diag *diag);

#endif
