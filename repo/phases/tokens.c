/*
 * tokens.c - the phases of an all-to-all as a list of messages.
 *
 * A message of a phase is complete before the next phase starts, and a rank's
 * step waits for both messages of its last one.
 */
#include "repo/phases/tokens.h"

#include "repo/phases/direct_tokens.h"
#include "repo/phases/list_tokens.h"

#include <stdlib.h>

static void list_messages(const struct ct_message *messages, int nmessages,
                          struct ct_listed_message *listed)
{
    int end = nmessages;

    for (int i = nmessages - 1; i >= 0; i--) {
        if (i + 1 < nmessages && messages[i].phase != messages[i + 1].phase)
            end = i + 1;
        listed[i] = (struct ct_listed_message){messages[i].sender,
                                               messages[i].receiver, end};
    }
}

/* false: out of memory */
static bool name_phases(const struct ct_message *messages,
                        const struct ct_listed_tokens *tokens,
                        struct ct_token_list *list)
{
    list->ntokens = tokens->ntokens;
    list->tokens = calloc((size_t)list->ntokens + 1, sizeof *list->tokens);
    if (list->tokens == NULL)
        return false;
    for (int i = 0; i < list->ntokens; i++) {
        const struct ct_message *after = &messages[tokens->tokens[i].after];
        const struct ct_message *before = &messages[tokens->tokens[i].before];

        list->tokens[i] = (struct ct_token){after->phase, after->receiver,
                                            before->phase, before->sender};
    }
    return true;
}

static int plan_by_clocks(const struct ct_tree *tree,
                          const struct ct_message *messages, int nmessages,
                          enum ct_separation separation,
                          struct ct_token_list *list, struct ct_diag *diag)
{
    struct ct_listed_message *const listed =
        calloc((size_t)nmessages + 1, sizeof *listed);
    double *const units = calloc((size_t)nmessages + 1, sizeof *units);
    const struct ct_listing listing = {
        .tree = tree,
        .nmessages = nmessages,
        .messages = listed,
        .rates = units,
        .is_coupled = true,
    };
    struct ct_listed_tokens tokens = {0};
    int err = CT_ERR_MEMORY;

    if (listed == NULL || units == NULL) {
        ct_diag_memory(diag);
    } else {
        list_messages(messages, nmessages, listed);
        for (int i = 0; i < nmessages; i++)
            units[i] = 1;
        err = ct_listed_tokens_plan(&listing, separation, &tokens, diag);
    }
    if (err == CT_OK && !name_phases(messages, &tokens, list))
        err = ct_diag_memory(diag);
    free(tokens.tokens);
    free(listed);
    free(units);
    return err;
}

int ct_tokens_plan(const struct ct_tree *tree,
                   const struct ct_message *messages, int nmessages,
                   enum ct_separation separation, struct ct_token_list *list,
                   struct ct_diag *diag)
{
    return (ct_has_clocks(tree->nranks) ? plan_by_clocks
                                        : ct_direct_tokens_plan)(
        tree, messages, nmessages, separation, list, diag);
}
