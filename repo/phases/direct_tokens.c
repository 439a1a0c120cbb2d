/*
 * direct_tokens.c - compares each message with those that had its links last.
 *
 * A message has to wait on a link for the one that had it before. Its sender, with
 * rendezvous its receiver too, may know that the other is complete: it took part in
 * it and knew its end, or has had a message from a rank that did, which began after
 * that end and was complete before this message starts; with rendezvous a message to
 * such a rank tells the same. Otherwise a token is needed, unless the same two ranks
 * have another that is sent no earlier and waited for no later. All this depends on two
 * messages and the phases of a few, so both ranks of a token find the same.
 */
#include "repo/phases/direct_tokens.h"

#include "base/array.h"
#include "repo/phases/aapc_links.h"

#include <stdlib.h>

struct collector {
    enum ct_separation separation;
    int nranks;
    const struct ct_aapc *aapc;
    struct ct_token_list list;
    bool is_failed; /* out of memory */
};

/* True if `who`, in the step of a message of `before`, knows that `knower` has
   left its step of phase `after`. */
static bool has_heard(const struct collector *c, int knower, int after, int who, int before)
{
    int phase;

    if (who == knower)
        return true;
    phase = ct_aapc_phase(c->aapc, knower, who);
    if (phase > after && phase < before)
        return true;
    if (c->separation != CT_SEPARATE_RENDEZVOUS)
        return false;
    phase = ct_aapc_phase(c->aapc, who, knower);
    return phase > after && phase < before;
}

static bool is_known(const struct collector *c, const struct ct_message *earlier,
                     const struct ct_message *later)
{
    const int after = earlier->phase;
    const int before = later->phase;

    if ((earlier->sender == later->sender && c->separation != CT_SEPARATE_SIDE_BY_SIDE) ||
        has_heard(c, earlier->receiver, after, later->sender, before))
        return true;
    if (c->separation != CT_SEPARATE_RENDEZVOUS)
        return false;
    return has_heard(c, earlier->receiver, after, later->receiver, before) ||
           has_heard(c, earlier->sender, after, later->sender, before) ||
           has_heard(c, earlier->sender, after, later->receiver, before);
}

/* Neighbouring links of a path mostly have the same other message. */
static bool is_last_one(const struct ct_token_list *list, const struct ct_token *token)
{
    const struct ct_token *last;

    if (list->ntokens == 0)
        return false;
    last = &list->tokens[list->ntokens - 1];
    return last->after == token->after && last->from == token->from &&
           last->before == token->before && last->to == token->to;
}

static void consider(struct collector *c, const struct ct_message *earlier,
                     const struct ct_message *later)
{
    const struct ct_token token = {earlier->phase, earlier->receiver, later->phase, later->sender};
    struct ct_token_list *list = &c->list;
    struct ct_token *tokens;

    if (c->is_failed || is_last_one(list, &token) || is_known(c, earlier, later))
        return;
    tokens = ct_array_grow(list->tokens, list->ntokens, sizeof *tokens);
    if (tokens == NULL) {
        c->is_failed = true;
        return;
    }
    list->tokens = tokens;
    tokens[list->ntokens++] = token;
}

static int compare(int a, int b)
{
    return (a > b) - (a < b);
}

static int by_ranks(const void *left, const void *right)
{
    const struct ct_token *a = left;
    const struct ct_token *b = right;

    if (a->from != b->from)
        return compare(a->from, b->from);
    if (a->to != b->to)
        return compare(a->to, b->to);
    if (a->before != b->before)
        return compare(a->before, b->before);
    return compare(b->after, a->after);
}

static int by_before(const void *left, const void *right)
{
    const struct ct_token *a = left;
    const struct ct_token *b = right;

    if (a->before != b->before)
        return compare(a->before, b->before);
    if (a->to != b->to)
        return compare(a->to, b->to);
    if (a->after != b->after)
        return compare(b->after, a->after);
    return compare(a->from, b->from);
}

/* Leave out each token for which the same ranks have one that is sent no
   earlier and waited for no later. */
static void reduce(struct ct_token_list *list)
{
    const struct ct_token *last = NULL; /* the latest one of its ranks */
    int kept = 0;

    if (list->ntokens == 0)
        return;
    qsort(list->tokens, (size_t)list->ntokens, sizeof *list->tokens, by_ranks);
    for (int i = 0; i < list->ntokens; i++) {
        const struct ct_token token = list->tokens[i];

        if (last != NULL && last->from == token.from && last->to == token.to &&
            last->after >= token.after)
            continue;
        list->tokens[kept] = token;
        last = &list->tokens[kept++];
    }
    list->ntokens = kept;
    qsort(list->tokens, (size_t)kept, sizeof *list->tokens, by_before);
}

static int finish(struct collector *c, struct ct_token_list *list, struct ct_diag *diag)
{
    if (c->is_failed) {
        free(c->list.tokens);
        return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory for the tokens of %d ranks",
                           c->nranks);
    }
    reduce(&c->list);
    *list = c->list;
    return CT_OK;
}

/* The tokens that the rank sends after what it receives, or waits for before
   what it sends. */
static void collect_own(struct collector *c, const struct ct_aapc_links *links,
                        const struct ct_message *message, bool is_sent, const int *path, int nlinks)
{
    for (int k = 0; k < nlinks; k++) {
        struct ct_message other;

        if (is_sent && ct_aapc_last_before(links, path[k], message->phase, &other))
            consider(c, &other, message);
        if (!is_sent && ct_aapc_first_after(links, path[k], message->phase, &other))
            consider(c, message, &other);
    }
}

int ct_direct_tokens_own(const struct ct_tree_phases *own, int rank, enum ct_separation separation,
                         struct ct_token_list *list, struct ct_diag *diag)
{
    const struct ct_tree *tree = &own->tree;
    struct collector c = {.separation = separation, .aapc = own->aapc, .nranks = tree->nranks};
    int *const path = calloc((size_t)ct_links_count(tree), sizeof *path);
    struct ct_aapc_links *links = NULL;

    c.is_failed = path == NULL || ct_aapc_links_new(own->aapc, tree, &links, diag) != CT_OK;
    for (int i = 0; i < own->nmessages && !c.is_failed; i++) {
        const struct ct_message *m = &own->messages[i];

        collect_own(&c, links, m, m->sender == rank, path,
                    ct_route(tree, m->sender, m->receiver, path));
    }
    ct_aapc_links_free(links);
    free(path);
    return finish(&c, list, diag);
}
