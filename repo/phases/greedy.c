/*
 * greedy.c - first fit by falling size, on cables that all count as equal.
 */
#include "repo/phases/greedy.h"

#include "repo/phases/first_fit.h"
#include "repo/phases/phased.h"
#include "repo/phases/tokens.h"

#include <stdlib.h>

/* To be sorted. */
struct sized {
    size_t bytes;
    struct ct_message message;
};

static int largest_first(const void *left, const void *right)
{
    const struct sized *a = left;
    const struct sized *b = right;

    if (a->bytes != b->bytes)
        return a->bytes < b->bytes ? 1 : -1;
    if (a->message.sender != b->message.sender)
        return a->message.sender < b->message.sender ? -1 : 1;
    return (a->message.receiver > b->message.receiver) -
           (a->message.receiver < b->message.receiver);
}

/* Pairs with bytes, the largest first; returns how many. */
static int list_sized(const size_t *bytes, int nranks, struct sized *sized)
{
    int n = 0;

    for (int u = 0; u < nranks; u++) {
        for (int v = 0; v < nranks; v++) {
            const size_t size = bytes[(size_t)u * (size_t)nranks + (size_t)v];

            if (u != v && size > 0)
                sized[n++] = (struct sized){size, {0, u, v}};
        }
    }
    qsort(sized, (size_t)n, sizeof *sized, largest_first);
    return n;
}

/* Pairs without bytes after message number `n`, one rotation in a phase. */
static void add_empty(const size_t *bytes, int nranks, struct ct_message *messages, int n)
{
    const int first = ct_messages_phases(messages, n);

    for (int turn = 1; turn < nranks; turn++) {
        for (int u = 0; u < nranks; u++) {
            const int v = (u + turn) % nranks;

            if (bytes[(size_t)u * (size_t)nranks + (size_t)v] == 0)
                messages[n++] = (struct ct_message){first + turn - 1, u, v};
        }
    }
}

int ct_greedy_messages(const struct ct_tree *tree, const size_t *bytes, struct ct_message *messages)
{
    const size_t pairs = (size_t)tree->nranks * (size_t)tree->nranks;
    struct ct_tree equal = *tree;
    struct sized *const sized = malloc(pairs * sizeof *sized);
    int n, err;

    if (sized == NULL)
        return CT_ERR_MEMORY;
    n = list_sized(bytes, tree->nranks, sized);
    for (int i = 0; i < n; i++)
        messages[i] = sized[i].message;
    free(sized);
    equal.capacity = NULL;
    err = ct_first_fit(&equal, messages, n);
    if (err != CT_OK)
        return err;
    ct_messages_sort(messages, n);
    add_empty(bytes, tree->nranks, messages, n);
    return n;
}

void ct_greedy_alltoallv(struct ct_builder *builder, const struct ct_shape *shape,
                         const struct ct_tree *tree, const size_t *bytes)
{
    const int separation = shape->setting.values[0];
    const int nranks = tree->nranks;
    struct ct_message *const messages = calloc((size_t)nranks * (size_t)nranks, sizeof *messages);
    const int n = messages == NULL ? CT_ERR_MEMORY : ct_greedy_messages(tree, bytes, messages);
    struct ct_tree equal = *tree;
    struct ct_token_list tokens = {0};
    struct ct_phases phases = {
        .nranks = nranks,
        .nmessages = nranks * (nranks - 1),
        .messages = messages,
    };

    equal.capacity = NULL;
    if (n < 0 || ct_tokens_plan(&equal, messages, n, (enum ct_separation)separation, &tokens,
                                NULL) != CT_OK) {
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for the messages of a pattern");
    } else {
        phases.ntokens[separation] = tokens.ntokens;
        phases.tokens[separation] = tokens.tokens;
        ct_phased_alltoall(builder, shape, &phases);
    }
    free(tokens.tokens);
    free(messages);
}
