/*
 * phased.c - picks one rank's messages and tokens and writes its steps.
 */
#include "repo/phases/phased.h"

#include "repo/phases/direct_tokens.h"
#include "repo/phases/tokens.h"
#include "repo/phases/tree_phases.h"

#include <stdlib.h>

enum { SEPARATION }; /* the parameters */

static const int separations[] = {CT_SEPARATE_NOT, CT_SEPARATE_RENDEZVOUS, CT_SEPARATE_EAGER};

const struct ct_param ct_phased_param = {
    .name = "separation",
    .nvalues = CT_SEPARATIONS,
    .values = separations,
};

bool ct_phased_contention_free(const struct ct_setting *setting, enum ct_protocol protocol)
{
    const int separation = setting->values[SEPARATION];

    return separation == CT_SEPARATE_EAGER ||
           (separation == CT_SEPARATE_RENDEZVOUS && protocol == CT_RENDEZVOUS);
}

/* A rank's walk through the phases. */
struct walk {
    struct ct_builder *builder;
    const struct ct_phases *phases;
    int rank;
    int message; /* the next one to look at */
    int ntokens;
    const struct ct_token *tokens;
    int incoming; /* the next token to look at */
    int noutgoing;
    struct ct_token *outgoing; /* this rank's, by `after` */
    int sent;                  /* of them */
};

/* What the rank does in one phase; -1: no message. */
struct turn {
    int phase;
    int to;
    int from;
};

/* The steps that the next step of the rank waits for. */
struct last {
    int send;
    int recv;
};

static bool next_turn(struct walk *w, struct turn *turn)
{
    const struct ct_phases *phases = w->phases;
    bool found = false;

    turn->to = -1;
    turn->from = -1;
    for (; w->message < phases->nmessages; w->message++) {
        const struct ct_message *m = &phases->messages[w->message];

        if (m->sender != w->rank && m->receiver != w->rank)
            continue;
        if (found && m->phase != turn->phase)
            break;
        found = true;
        turn->phase = m->phase;
        if (m->sender == w->rank)
            turn->to = m->receiver;
        else
            turn->from = m->sender;
    }
    return found;
}

static void after_last(struct walk *w, int step, const struct last *last)
{
    ct_after(w->builder, step, last->send);
    ct_after(w->builder, step, last->recv);
}

/* The first of the consecutive token receives of this turn. */
static int receive_tokens(struct walk *w, const struct turn *turn, const struct last *last,
                          int *ntokens)
{
    int first = CT_NO_STEP;

    *ntokens = 0;
    for (; w->incoming < w->ntokens; w->incoming++) {
        const struct ct_token *token = &w->tokens[w->incoming];

        if (token->before > turn->phase)
            break;
        if (token->to == w->rank) {
            const int step = ct_token_recv(w->builder, token->from);

            after_last(w, step, last);
            if ((*ntokens)++ == 0)
                first = step;
        }
    }
    return first;
}

static void send_tokens(struct walk *w, const struct turn *turn, int recv)
{
    while (w->sent < w->noutgoing && w->outgoing[w->sent].after == turn->phase) {
        const int step = ct_token_send(w->builder, w->outgoing[w->sent++].to);

        ct_after(w->builder, step, recv);
    }
}

static void plan_turn(struct walk *w, const struct turn *turn, struct last *last)
{
    struct last now = {CT_NO_STEP, CT_NO_STEP};

    if (turn->from >= 0) {
        now.recv = ct_recv(w->builder, turn->from, ct_span(CT_RECV, turn->from, 1));
        after_last(w, now.recv, last);
    }
    if (turn->to >= 0) {
        int ntokens;
        const int first = receive_tokens(w, turn, last, &ntokens);

        now.send = ct_send(w->builder, turn->to, ct_span(CT_SEND, turn->to, 1));
        after_last(w, now.send, last);
        for (int i = 0; i < ntokens; i++)
            ct_after(w->builder, now.send, first + i);
    }
    if (turn->from >= 0)
        send_tokens(w, turn, now.recv);
    *last = now;
}

static int by_after(const void *left, const void *right)
{
    const struct ct_token *a = left;
    const struct ct_token *b = right;

    if (a->after != b->after)
        return a->after < b->after ? -1 : 1;
    return (a->before > b->before) - (a->before < b->before);
}

/* Collect the tokens that the rank sends; false when out of memory. */
static bool find_outgoing(struct walk *w)
{
    int n = 0;

    for (int i = 0; i < w->ntokens; i++)
        n += w->tokens[i].from == w->rank;
    w->outgoing = calloc((size_t)n + 1, sizeof *w->outgoing);
    if (w->outgoing == NULL)
        return false;
    for (int i = 0; i < w->ntokens; i++) {
        if (w->tokens[i].from == w->rank)
            w->outgoing[w->noutgoing++] = w->tokens[i];
    }
    qsort(w->outgoing, (size_t)n, sizeof *w->outgoing, by_after);
    return true;
}

void ct_phased_alltoall(struct ct_builder *builder, const struct ct_shape *shape,
                        const struct ct_phases *phases)
{
    struct walk w = {
        .builder = builder,
        .phases = phases,
        .rank = shape->rank,
        .ntokens = phases->ntokens[shape->setting.values[SEPARATION]],
        .tokens = phases->tokens[shape->setting.values[SEPARATION]],
    };
    struct last last = {CT_NO_STEP, CT_NO_STEP};
    struct turn turn;

    if (!find_outgoing(&w)) {
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for tokens");
        return;
    }
    while (next_turn(&w, &turn))
        plan_turn(&w, &turn, &last);
    /* at the end, so that the first messages are on their way before it */
    ct_copy(builder, ct_span(CT_SEND, shape->rank, 1), ct_span(CT_RECV, shape->rank, 1));
    free(w.outgoing);
}

/* The rank's own messages and tokens where it finds them alone, otherwise those of
   all. Returns 0 or an enum ct_status. */
static int find_phases(const struct ct_tree *tree, int rank, enum ct_separation separation,
                       struct ct_tree_phases *found, struct ct_token_list *tokens,
                       struct ct_diag *diag)
{
    const bool has_clocks = separation != CT_SEPARATE_NOT && ct_has_clocks(tree->nranks);
    const int err = has_clocks ? ct_tree_phases_find(tree, separation, found, diag)
                               : ct_tree_phases_find_own(tree, separation, rank, found, diag);

    if (err != CT_OK || separation == CT_SEPARATE_NOT)
        return err;
    return has_clocks ? ct_tokens_plan(&found->tree, found->messages, found->nmessages, separation,
                                       tokens, diag)
                      : ct_direct_tokens_own(found, rank, separation, tokens, diag);
}

void ct_phased_alltoall_tree(struct ct_builder *builder, const struct ct_shape *shape,
                             const struct ct_tree *tree)
{
    const enum ct_separation separation = (enum ct_separation)shape->setting.values[SEPARATION];
    struct ct_phases phases = {.nranks = tree->nranks};
    struct ct_token_list tokens = {0};
    struct ct_tree_phases found;
    struct ct_diag diag;
    int err;

    CT_TRY(err, out, find_phases(tree, shape->rank, separation, &found, &tokens, &diag));
    phases.nmessages = found.nmessages;
    phases.messages = found.messages;
    phases.ntokens[separation] = tokens.ntokens;
    phases.tokens[separation] = tokens.tokens;
    ct_phased_alltoall(builder, shape, &phases);
out:
    if (err != 0)
        ct_builder_fail(builder, (enum ct_status)err, diag.text);
    ct_tree_phases_fini(&found);
    free(tokens.tokens);
}
