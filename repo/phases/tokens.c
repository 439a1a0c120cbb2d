/*
 * tokens.c - from which messages a message takes its links over, and tokens
 * where its sender does not know that they are complete.
 *
 * A cable with room for several messages has as many lanes, each of which is
 * handed on from message to message. What a rank knows is in vector clocks
 * (token_clocks.h). Where a sender knows too little, the receiver of the earlier
 * message sends it a token, the latest message first: what that token says may
 * make others needless. A token's clock is that of its sender when the earlier
 * message was complete.
 *
 * Cost: links on the path + (about 5 + tokens) * ranks per message.
 */
#include "repo/phases/tokens.h"

#include "base/array.h"
#include "repo/phases/token_clocks.h"

#include <stdlib.h>

/* A lane of a directed link that has had a message. */
struct lane {
    struct ct_token_record *last;
    struct lane *next;
};

struct lanes {
    int unused;
    struct lane *used;
};

struct token_planner {
    const struct ct_tree *tree;
    struct ct_token_clocks clocks;
    struct lanes *lanes;             /* by directed link */
    int *links;                      /* a path */
    struct ct_token_record **before; /* those that a message takes over from */
    int nbefore;
    struct ct_token_list list;
};

static void add_lane(struct token_planner *p, struct lanes *lanes, struct ct_token_record *record)
{
    struct lane *lane = malloc(sizeof *lane);

    if (lane == NULL) {
        p->clocks.is_failed = true;
        return;
    }
    *lane = (struct lane){record, lanes->used};
    lanes->used = lane;
    lanes->unused--;
    record->users++;
}

/* A lane whose last message is past, or else the one whose last message has the
   earliest phase; NULL: there is an unused lane, and no past message. */
static struct lane *best_lane(const struct token_planner *p, const struct lanes *lanes,
                              const struct ct_token_record *record, bool *is_past)
{
    struct lane *best = NULL;

    *is_past = false;
    for (struct lane *lane = lanes->used; lane != NULL; lane = lane->next) {
        *is_past = ct_token_is_past(&p->clocks, lane->last, record);
        if (*is_past)
            return lane;
        if (best == NULL || lane->last->message->phase < best->last->message->phase)
            best = lane;
    }
    return lanes->unused > 0 ? NULL : best;
}

static void take_link(struct token_planner *p, int link, struct ct_token_record *record)
{
    bool is_past;
    struct lane *lane = best_lane(p, &p->lanes[link], record, &is_past);

    if (lane == NULL) {
        add_lane(p, &p->lanes[link], record);
        return;
    }
    if (is_past)
        ct_token_release(&p->clocks, lane->last);
    else
        p->before[p->nbefore++] = lane->last; /* the lane's reference */
    lane->last = record;
    record->users++;
}

static void add_token(struct token_planner *p, const struct ct_token_record *earlier,
                      const struct ct_message *later)
{
    struct ct_token_list *list = &p->list;
    struct ct_token *tokens = ct_array_grow(list->tokens, list->ntokens, sizeof *tokens);

    if (tokens == NULL) {
        p->clocks.is_failed = true;
        return;
    }
    list->tokens = tokens;
    tokens[list->ntokens++] = (struct ct_token){earlier->message->phase, earlier->message->receiver,
                                                later->phase, later->sender};
}

/* Drop those that are past, and `done`; the position of the latest other. */
static int latest(struct token_planner *p, const struct ct_token_record *record,
                  const struct ct_token_record *done)
{
    int best = -1;
    int kept = 0;

    for (int i = 0; i < p->nbefore; i++) {
        struct ct_token_record *const earlier = p->before[i];

        if (earlier == done || ct_token_is_past(&p->clocks, earlier, record)) {
            ct_token_release(&p->clocks, earlier);
            continue;
        }
        if (best < 0 || p->before[best]->message->phase < earlier->message->phase)
            best = kept;
        p->before[kept++] = earlier;
    }
    p->nbefore = kept;
    return best;
}

/* Tokens where the sender does not know enough to start. */
static void ask(struct token_planner *p, struct ct_token_record *record)
{
    int best = latest(p, record, NULL);

    while (best >= 0 && !p->clocks.is_failed) {
        struct ct_token_record *const earlier = p->before[best];

        add_token(p, earlier, record->message);
        ct_token_learn(&p->clocks, record, earlier);
        best = latest(p, record, earlier);
    }
}

static void plan_message(struct token_planner *p, const struct ct_message *m)
{
    struct ct_token_record *record = ct_token_start(&p->clocks, m);
    const int nlinks = ct_route(p->tree, m->sender, m->receiver, p->links);

    if (record == NULL)
        return;
    for (int i = 0; i < nlinks; i++)
        take_link(p, p->links[i], record);
    ask(p, record);
    ct_token_complete(&p->clocks, record);
    ct_token_release(&p->clocks, record);
}

static bool init(struct token_planner *p, enum ct_separation separation)
{
    const struct ct_tree *tree = p->tree;
    const size_t nlinks = (size_t)ct_links_count(tree);

    p->lanes = calloc(nlinks, sizeof *p->lanes);
    p->links = calloc(nlinks, sizeof *p->links);
    p->before = calloc(nlinks, sizeof(struct ct_token_record *));
    if (!ct_token_clocks_init(&p->clocks, tree->nranks, separation) || p->lanes == NULL ||
        p->links == NULL || p->before == NULL)
        return false;
    for (size_t i = 0; i < nlinks; i++)
        p->lanes[i].unused = tree->capacity == NULL ? 1 : (int)ct_link_capacity(tree, (int)i);
    return true;
}

static void fini(struct token_planner *p)
{
    for (int i = 0; i < p->nbefore; i++)
        ct_token_release(&p->clocks, p->before[i]);
    for (int i = 0; p->lanes != NULL && i < ct_links_count(p->tree); i++) {
        while (p->lanes[i].used != NULL) {
            struct lane *const lane = p->lanes[i].used;

            p->lanes[i].used = lane->next;
            ct_token_release(&p->clocks, lane->last);
            free(lane);
        }
    }
    ct_token_clocks_fini(&p->clocks);
    free(p->lanes);
    free(p->links);
    free(p->before);
}

int ct_tokens_plan(const struct ct_tree *tree, const struct ct_message *messages, int nmessages,
                   enum ct_separation separation, struct ct_token_list *list, struct ct_diag *diag)
{
    struct token_planner p = {.tree = tree};
    bool is_planned;

    *list = (struct ct_token_list){0};
    if (separation == CT_SEPARATE_NOT)
        return CT_OK;
    is_planned = init(&p, separation);
    for (int i = 0; i < nmessages && is_planned; i++) {
        plan_message(&p, &messages[i]);
        is_planned = !p.clocks.is_failed;
    }
    fini(&p);
    if (!is_planned) {
        free(p.list.tokens);
        return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory for the tokens of %d ranks",
                           tree->nranks);
    }
    *list = p.list;
    return CT_OK;
}
