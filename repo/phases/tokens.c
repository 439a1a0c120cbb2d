/*
 * tokens.c - tokens by vector clocks.
 *
 * Of the messages that use a directed link, each must be complete before the
 * next one starts; then any two of them are in order. The next one's sender
 * may know that already: entry x of a rank's clock is how many of rank x's
 * receives it knows to be complete. As a rank receives in the order of the
 * phases, that number says which messages are complete. A rank learns with
 * each message and each token what its sender knew. Where the sender knows
 * too little, the earlier message's receiver sends it a token, the latest
 * message first: what that token says may make others needless.
 *
 * A token's clock is that of its sender when the earlier message was
 * complete, kept as long as that message is the last one on some link.
 *
 * Cost: links on the path + (about 5 + tokens) * ranks per message.
 */
#include "repo/phases/tokens.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Clocks are compared in rows of a fixed length, which compilers turn into
   vector instructions. */
enum { LANES = 32 };

/* A complete message that is the last one on `links` links. */
struct record {
    struct ct_message message;
    int links;
    int ordinal;         /* of the receiver's receives */
    int16_t *clock;      /* of the receiver when it was complete */
    struct record *next; /* in the list of free records */
};

struct planner {
    const struct ct_tree *tree;
    bool rendezvous;
    int width;             /* entries of a clock, a multiple of LANES */
    int16_t *clocks;       /* one per rank: after its last step */
    int16_t *starts;       /* one per rank: when its send of the phase starts */
    int *received;         /* by rank: receives so far */
    struct record **last;  /* by directed link; NULL: unused so far */
    struct record **sent;  /* by rank: its message of the phase */
    struct record *unused; /* list */
    int *links;            /* a path */
    struct record **before; /* candidates for tokens */
    struct ct_token_list list;
};

static void copy_clock(const struct planner *p, int16_t *to,
                       const int16_t *from)
{
    memcpy(to, from, (size_t)p->width * sizeof *to);
}

static void join_clock(const struct planner *p, int16_t *restrict to,
                       const int16_t *restrict from)
{
    for (int i = 0; i < p->width; i += LANES) {
        for (int k = i; k < i + LANES; k++)
            to[k] = (int16_t)(to[k] > from[k] ? to[k] : from[k]);
    }
}

static int16_t *row(const struct planner *p, int16_t *rows, int rank)
{
    return rows + (size_t)rank * (size_t)p->width;
}

static bool add_token(struct planner *p, const struct ct_message *earlier,
                      const struct ct_message *later)
{
    struct ct_token_list *list = &p->list;
    const struct ct_token token = {earlier->phase, earlier->receiver,
                                   later->phase, later->sender};

    if (list->ntokens == list->size) {
        const int size = 2 * list->size + 64;
        struct ct_token *tokens =
            realloc(list->tokens, (size_t)size * sizeof *tokens);

        if (tokens == NULL)
            return false;
        list->tokens = tokens;
        list->size = size;
    }
    list->tokens[list->ntokens++] = token;
    return true;
}

/* Whether the earlier message is off the links before the sender goes on. */
static bool is_past(const struct planner *p, const struct record *earlier,
                    const struct ct_message *message, const int16_t *start)
{
    if (!p->rendezvous && earlier->message.sender == message->sender)
        return true;
    return start[earlier->message.receiver] >= earlier->ordinal;
}

/* Drop the candidates that are past; the position of the latest other one. */
static int latest(const struct planner *p, const struct ct_message *message,
                  const int16_t *start, int *nbefore)
{
    int best = -1;
    int kept = 0;

    for (int i = 0; i < *nbefore; i++) {
        struct record *const earlier = p->before[i];

        if (is_past(p, earlier, message, start))
            continue;
        if (best < 0 || p->before[best]->message.phase < earlier->message.phase)
            best = kept;
        p->before[kept++] = earlier;
    }
    *nbefore = kept;
    return best;
}

/* What the sender must know to start; tokens where it does not. */
static bool start_message(struct planner *p, const struct ct_message *message)
{
    int16_t *const start = row(p, p->starts, message->sender);
    const int nlinks =
        ct_tree_path(p->tree, message->sender, message->receiver, p->links);
    int nbefore = 0;

    copy_clock(p, start, row(p, p->clocks, message->sender));
    if (p->rendezvous)
        join_clock(p, start, row(p, p->clocks, message->receiver));
    for (int i = 0; i < nlinks; i++) {
        if (p->last[p->links[i]] != NULL)
            p->before[nbefore++] = p->last[p->links[i]];
    }
    for (;;) {
        const int best = latest(p, message, start, &nbefore);

        if (best < 0)
            return true;
        if (!add_token(p, &p->before[best]->message, message))
            return false;
        join_clock(p, start, p->before[best]->clock);
    }
}

static struct record *new_record(struct planner *p)
{
    struct record *record = p->unused;

    if (record != NULL) {
        p->unused = record->next;
        return record;
    }
    record = calloc(1, sizeof *record);
    if (record == NULL)
        return NULL;
    record->clock = calloc((size_t)p->width, sizeof *record->clock);
    if (record->clock == NULL) {
        free(record);
        return NULL;
    }
    return record;
}

/* The message is now the last one on its links; NULL: out of memory. */
static struct record *take_links(struct planner *p,
                                 const struct ct_message *message)
{
    struct record *const record = new_record(p);

    if (record == NULL)
        return NULL;
    record->message = *message;
    record->links =
        ct_tree_path(p->tree, message->sender, message->receiver, p->links);
    for (int i = 0; i < record->links; i++) {
        struct record **const last = &p->last[p->links[i]];

        if (*last != NULL && --(*last)->links == 0) {
            (*last)->next = p->unused;
            p->unused = *last;
        }
        *last = record;
    }
    return record;
}

/* What the receiver knows when the message is complete. */
static bool complete_message(struct planner *p,
                             const struct ct_message *message)
{
    const int receiver = message->receiver;
    struct record *const record = take_links(p, message);

    if (record == NULL)
        return false;
    p->sent[message->sender] = record;
    record->ordinal = ++p->received[receiver];
    copy_clock(p, record->clock, row(p, p->starts, message->sender));
    if (!p->rendezvous)
        join_clock(p, record->clock, row(p, p->clocks, receiver));
    record->clock[receiver] = (int16_t)record->ordinal;
    return true;
}

/* Both ends after the phase; a rank may be the end of two messages. */
static void finish_message(struct planner *p, const struct ct_message *message)
{
    const struct record *const record = p->sent[message->sender];
    int16_t *const sender = row(p, p->clocks, message->sender);

    join_clock(p, row(p, p->clocks, message->receiver), record->clock);
    join_clock(p, sender,
               p->rendezvous ? record->clock
                             : row(p, p->starts, message->sender));
}

static bool plan_phase(struct planner *p, const struct ct_message *messages,
                       int nmessages)
{
    for (int i = 0; i < nmessages; i++) {
        if (!start_message(p, &messages[i]))
            return false;
    }
    for (int i = 0; i < nmessages; i++) {
        if (!complete_message(p, &messages[i]))
            return false;
    }
    for (int i = 0; i < nmessages; i++)
        finish_message(p, &messages[i]);
    return true;
}

static bool plan_phases(struct planner *p, const struct ct_message *messages,
                        int nmessages)
{
    int at = 0;

    while (at < nmessages) {
        int end = at + 1;

        while (end < nmessages && messages[end].phase == messages[at].phase)
            end++;
        if (!plan_phase(p, messages + at, end - at))
            return false;
        at = end;
    }
    return true;
}

static bool init(struct planner *p)
{
    const size_t nranks = (size_t)p->tree->nranks;
    const size_t nlinks = 2 * (size_t)p->tree->nnodes;
    const size_t entries = nranks * (size_t)p->width;

    p->clocks = calloc(entries, sizeof *p->clocks);
    p->starts = calloc(entries, sizeof *p->starts);
    p->received = calloc(nranks, sizeof *p->received);
    p->last = calloc(nlinks, sizeof(struct record *));
    p->sent = calloc(nranks, sizeof(struct record *));
    p->links = calloc(nlinks, sizeof *p->links);
    p->before = calloc(nlinks, sizeof(struct record *));
    return p->clocks != NULL && p->starts != NULL && p->received != NULL &&
           p->last != NULL && p->sent != NULL && p->links != NULL &&
           p->before != NULL;
}

/* All records but the unused ones are the last ones on links. */
static void free_records(struct planner *p)
{
    for (int i = 0; p->last != NULL && i < 2 * p->tree->nnodes; i++) {
        struct record *const record = p->last[i];

        if (record != NULL && --record->links == 0) {
            record->next = p->unused;
            p->unused = record;
        }
    }
    while (p->unused != NULL) {
        struct record *const record = p->unused;

        p->unused = record->next;
        free(record->clock);
        free(record);
    }
}

static void fini(struct planner *p)
{
    free_records(p);
    free(p->clocks);
    free(p->starts);
    free(p->received);
    free(p->last);
    free(p->sent);
    free(p->links);
    free(p->before);
}

int ct_tokens_plan(const struct ct_tree *tree,
                   const struct ct_message *messages, int nmessages,
                   enum ct_separation separation, struct ct_token_list *list,
                   struct ct_diag *diag)
{
    struct planner p = {
        .tree = tree,
        .rendezvous = separation == CT_SEPARATE_RENDEZVOUS,
        .width = (tree->nranks + LANES - 1) / LANES * LANES,
    };
    bool done = true;

    if (separation != CT_SEPARATE_NOT)
        done = init(&p) && plan_phases(&p, messages, nmessages);
    fini(&p);
    if (!done) {
        free(p.list.tokens);
        return ct_diag_set(diag, CT_ERR_MEMORY,
                           "out of memory for the tokens of %d ranks",
                           tree->nranks);
    }
    *list = p.list;
    return CT_OK;
}
