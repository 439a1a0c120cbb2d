/*
 * phased.c - picks one rank's messages and tokens and writes its steps.
 */
#include "repo/phases/phased.h"

#include "repo/common.h"
#include "repo/phases/dealt_phases.h"
#include "repo/phases/direct_tokens.h"
#include "repo/phases/tokens.h"
#include "repo/phases/tree_phases.h"
#include "repo/segment_bytes.h"

#include <stdlib.h>

enum { SEPARATION, SEGMENT_BYTES }; /* the parameters */

static const int separations[] = {CT_SEPARATE_NOT, CT_SEPARATE_RENDEZVOUS, CT_SEPARATE_EAGER};

const struct ct_param ct_phased_param = {
    .name = "separation",
    .nvalues = sizeof separations / sizeof *separations,
    .values = separations,
};

/* Two values: the search looks at all settings where they are few (search/wanted.c).
   Of more it would see segments only where separation 2 is the best for whole blocks. */
static const int segment_bytes[] = {0, 8192};

const struct ct_param ct_phased_segments_param = {
    .name = "segment_bytes",
    .nvalues = sizeof segment_bytes / sizeof *segment_bytes,
    .values = segment_bytes,
    .is_added = true,
};

bool ct_phased_segments_apply(const struct ct_problem *problem)
{
    const int *values = problem->setting.values;

    return values[SEGMENT_BYTES] == 0 ||
           (values[SEPARATION] == CT_SEPARATE_EAGER &&
            ct_segments_divide(values[SEGMENT_BYTES], problem->bytes));
}

int ct_phased_segments(const struct ct_problem *problem)
{
    return ct_segments(problem->bytes, problem->setting.values[SEGMENT_BYTES], problem->nranks);
}

enum ct_separation ct_phased_separation(const struct ct_setting *setting)
{
    return setting->values[SEGMENT_BYTES] == 0 ? (enum ct_separation)setting->values[SEPARATION]
                                               : CT_SEPARATE_SIDE_BY_SIDE;
}

bool ct_phased_contention_free(const struct ct_setting *setting, enum ct_protocol protocol)
{
    static const bool claims[CT_SEPARATIONS][CT_PROTOCOLS] = {
        [CT_SEPARATE_RENDEZVOUS] = {[CT_RENDEZVOUS] = true},
        [CT_SEPARATE_EAGER] = {[CT_EAGER] = true, [CT_RENDEZVOUS] = true},
        [CT_SEPARATE_SIDE_BY_SIDE] = {true, true, true},
    };

    return claims[ct_phased_separation(setting)][protocol];
}

/* A rank's walk through the phases. */
struct walk {
    struct ct_builder *builder;
    const struct ct_phases *phases;
    int rank;
    int segments; /* of a block */
    int message;  /* the next one to look at */
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

/* Its first segments' steps, after which the others follow; CT_NO_STEP: no message. */
struct steps {
    int send;
    int recv;
};

static bool next_turn(struct walk *w, struct turn *turn)
{
    const struct ct_phases *phases = w->phases;
    bool found = false;

    *turn = (struct turn){.phase = 0, .to = -1, .from = -1};
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

/* After all segments from step `first` on: each waits for the last but one. */
static void after_segments(struct walk *w, int step, int first)
{
    for (int i = w->segments < 2 ? 0 : w->segments - 2; i < w->segments && first >= 0; i++)
        ct_after(w->builder, step, first + i);
}

static void after_last(struct walk *w, int step, const struct steps *last)
{
    after_segments(w, step, last->send);
    after_segments(w, step, last->recv);
}

/* The first of the consecutive token receives of this turn. */
static int receive_tokens(struct walk *w, const struct turn *turn, const struct steps *last,
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
    while (w->sent < w->noutgoing && w->outgoing[w->sent].after == turn->phase)
        after_segments(w, ct_token_send(w->builder, w->outgoing[w->sent++].to), recv);
}

/* Segment i, whose step is the last one: the first two wait for the last turn. */
static void after_earlier(struct walk *w, int step, int i, const struct steps *last)
{
    if (i < 2)
        after_last(w, step, last);
    else
        ct_after(w->builder, step, step - 2);
}

static int receive(struct walk *w, int from, const struct steps *last)
{
    const int n = w->segments;
    int step = CT_NO_STEP;

    for (int i = 0; i < n; i++) {
        step = ct_recv(w->builder, from, ct_span(CT_RECV, from * n + i, 1));
        after_earlier(w, step, i, last);
    }
    return step - n + 1;
}

static int send(struct walk *w, const struct turn *turn, const struct steps *last)
{
    const int n = w->segments;
    int ntokens;
    const int token = receive_tokens(w, turn, last, &ntokens);
    int step = CT_NO_STEP;

    for (int i = 0; i < n; i++) {
        step = ct_send(w->builder, turn->to, ct_span(CT_SEND, turn->to * n + i, 1));
        after_earlier(w, step, i, last);
        for (int k = 0; k < ntokens && i < 2; k++)
            ct_after(w->builder, step, token + k);
    }
    return step - n + 1;
}

static void plan_turn(struct walk *w, const struct turn *turn, struct steps *last)
{
    struct steps now = {CT_NO_STEP, CT_NO_STEP};

    if (turn->from >= 0)
        now.recv = receive(w, turn->from, last);
    if (turn->to >= 0)
        now.send = send(w, turn, last);
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
    const enum ct_separation separation = ct_phased_separation(&shape->setting);
    const int n = shape->segments;
    struct walk w = {
        .builder = builder,
        .phases = phases,
        .rank = shape->rank,
        .segments = n,
        .ntokens = phases->ntokens[separation],
        .tokens = phases->tokens[separation],
    };
    struct steps last = {CT_NO_STEP, CT_NO_STEP};
    struct turn turn;

    if (!find_outgoing(&w)) {
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for tokens");
        return;
    }
    ct_set_units_per_block(builder, n);
    while (next_turn(&w, &turn))
        plan_turn(&w, &turn, &last);
    /* at the end, so that the first messages are on their way before it */
    ct_copy(builder, ct_span(CT_SEND, shape->rank * n, n), ct_span(CT_RECV, shape->rank * n, n));
    free(w.outgoing);
}

/* A rank's own messages and tokens, which it finds alone. */
static int plan_own(struct ct_builder *builder, const struct ct_shape *shape,
                    const struct ct_tree *tree, struct ct_diag *diag)
{
    const enum ct_separation separation = ct_phased_separation(&shape->setting);
    struct ct_phases phases = {.nranks = tree->nranks};
    struct ct_token_list tokens = {0};
    struct ct_tree_phases own;
    int err;

    CT_TRY(err, out, ct_tree_phases_find_own(tree, separation, shape->rank, &own, diag));
    if (separation != CT_SEPARATE_NOT)
        CT_TRY(err, out, ct_direct_tokens_own(&own, shape->rank, separation, &tokens, diag));
    phases.nmessages = own.nmessages;
    phases.messages = own.messages;
    phases.ntokens[separation] = tokens.ntokens;
    phases.tokens[separation] = tokens.tokens;
    ct_phased_alltoall(builder, shape, &phases);
out:
    ct_tree_phases_fini(&own);
    free(tokens.tokens);
    return err;
}

static void free_dealt(void *dealt)
{
    ct_dealt_phases_fini(dealt);
    free(dealt);
}

static struct ct_dealt_phases *deal(int nranks, const struct ct_tree_phases *found,
                                    const struct ct_token_list *tokens)
{
    struct ct_dealt_phases *dealt = malloc(sizeof *dealt);

    if (dealt == NULL ||
        ct_dealt_phases_init(dealt, nranks, found->messages, found->nmessages, tokens) == CT_OK)
        return dealt;
    free_dealt(dealt);
    return NULL;
}

/* The messages and tokens of all ranks. */
static void *make_all(const struct ct_shape *shape, const void *tree)
{
    const enum ct_separation separation = ct_phased_separation(&shape->setting);
    struct ct_dealt_phases *dealt = NULL;
    struct ct_token_list tokens = {0};
    struct ct_tree_phases found;

    if (ct_tree_phases_find(tree, separation, &found, NULL) == CT_OK &&
        ct_tokens_plan(&found.tree, found.messages, found.nmessages, separation, &tokens, NULL) ==
            CT_OK)
        dealt = deal(shape->nranks, &found, &tokens);
    ct_tree_phases_fini(&found);
    free(tokens.tokens);
    return dealt;
}

static int plan_of_all(struct ct_builder *builder, const struct ct_shape *shape,
                       const struct ct_tree *tree, struct ct_diag *diag)
{
    struct ct_dealt_phases *dealt = ct_common_take(shape, make_all, free_dealt, tree);
    struct ct_phases phases;

    if (dealt == NULL)
        return ct_diag_memory(diag);
    phases = ct_dealt_phases_of(dealt, shape->rank, ct_phased_separation(&shape->setting));
    ct_phased_alltoall(builder, shape, &phases);
    ct_common_leave(shape, free_dealt, dealt);
    return CT_OK;
}

/* True if the phases of all ranks are found at once: by clocks, or for several plans. */
static bool finds_all(const struct ct_shape *shape)
{
    return ct_has_clocks(shape->nranks) &&
           (shape->common != NULL || ct_phased_separation(&shape->setting) != CT_SEPARATE_NOT);
}

void ct_phased_alltoall_tree(struct ct_builder *builder, const struct ct_shape *shape,
                             const struct ct_tree *tree)
{
    struct ct_diag diag;
    const int err = finds_all(shape) ? plan_of_all(builder, shape, tree, &diag)
                                     : plan_own(builder, shape, tree, &diag);

    if (err != 0)
        ct_builder_fail(builder, (enum ct_status)err, diag.text);
}
