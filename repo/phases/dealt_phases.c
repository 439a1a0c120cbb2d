/*
 * dealt_phases.c - counts what each rank has, then puts it there.
 */
#include "repo/phases/dealt_phases.h"

#include "base/status.h"

#include <stdlib.h>

/* From how many each rank has, at `first[rank + 1]`, to where each begins, there: the dealer moves
   it on to where the next one begins. */
static void begin(int *first, int nranks)
{
    int at = 0;

    for (int rank = 0; rank < nranks; rank++) {
        const int n = first[rank + 1];

        first[rank + 1] = at;
        at += n;
    }
}

static void deal_messages(struct ct_dealt_phases *dealt, const struct ct_message *messages, int n)
{
    int *const at = dealt->first_message + 1;

    for (int i = 0; i < n; i++) {
        at[messages[i].sender]++;
        at[messages[i].receiver]++;
    }
    begin(dealt->first_message, dealt->nranks);
    for (int i = 0; i < n; i++) {
        dealt->messages[at[messages[i].sender]++] = messages[i];
        dealt->messages[at[messages[i].receiver]++] = messages[i];
    }
}

static void deal_tokens(struct ct_dealt_phases *dealt, const struct ct_token_list *list)
{
    int *const at = dealt->first_token + 1;

    for (int i = 0; i < list->ntokens; i++) {
        at[list->tokens[i].from]++;
        at[list->tokens[i].to]++;
    }
    begin(dealt->first_token, dealt->nranks);
    for (int i = 0; i < list->ntokens; i++) {
        dealt->tokens[at[list->tokens[i].from]++] = list->tokens[i];
        dealt->tokens[at[list->tokens[i].to]++] = list->tokens[i];
    }
}

int ct_dealt_phases_init(struct ct_dealt_phases *dealt, int nranks,
                         const struct ct_message *messages, int nmessages,
                         const struct ct_token_list *tokens)
{
    *dealt = (struct ct_dealt_phases){
        .nranks = nranks,
        .first_message = calloc((size_t)nranks + 1, sizeof *dealt->first_message),
        .first_token = calloc((size_t)nranks + 1, sizeof *dealt->first_token),
        .messages = calloc(2 * (size_t)nmessages + 1, sizeof *dealt->messages),
        .tokens = calloc(2 * (size_t)tokens->ntokens + 1, sizeof *dealt->tokens),
    };
    if (dealt->first_message == NULL || dealt->first_token == NULL || dealt->messages == NULL ||
        dealt->tokens == NULL)
        return CT_ERR_MEMORY;
    deal_messages(dealt, messages, nmessages);
    deal_tokens(dealt, tokens);
    return CT_OK;
}

void ct_dealt_phases_fini(struct ct_dealt_phases *dealt)
{
    free(dealt->first_message);
    free(dealt->first_token);
    free(dealt->messages);
    free(dealt->tokens);
}

struct ct_phases ct_dealt_phases_of(const struct ct_dealt_phases *dealt, int rank,
                                    enum ct_separation separation)
{
    const int message = dealt->first_message[rank], token = dealt->first_token[rank];
    struct ct_phases phases = {.nranks = dealt->nranks,
                               .nmessages = dealt->first_message[rank + 1] - message,
                               .messages = dealt->messages + message};

    phases.ntokens[separation] = dealt->first_token[rank + 1] - token;
    phases.tokens[separation] = dealt->tokens + token;
    return phases;
}
