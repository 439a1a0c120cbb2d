/*
 * list_tokens.c - from which messages a message takes its links over, and
 * tokens where its sender does not know that they are complete.
 *
 * What a rank knows is in vector clocks (token_clocks.h). Where a sender knows
 * too little, the receiver of the earlier message sends it a token, the latest
 * message first: what that token says may make others needless. A token's clock
 * is that of its sender when the earlier message was complete.
 *
 * Cost: links on the path + (about 5 + tokens) * ranks per message.
 */
#include "repo/phases/list_tokens.h"

#include "base/array.h"
#include "repo/phases/token_clocks.h"

#include <stdlib.h>

/* Of sums and differences of rates. */
static const double rounding = 1e-9;

/* A part of a directed link, with the last message on it. */
struct link_part {
    struct ct_token_record *last; /* NULL: unused so far */
    double room;
    struct link_part *next;
};

struct token_planner {
    const struct ct_listing *listing;
    struct ct_token_clocks clocks;
    struct link_part **parts;        /* by directed link: list */
    int *links;                      /* a path */
    struct ct_token_record **before; /* those that a message takes over from */
    int nbefore;
    int size; /* room in before */
    struct ct_listed_tokens tokens;
};

/* Whether a message takes a part of the link, not all of it. */
static bool is_shared(const struct ct_listing *listing, int link)
{
    return listing->rates != NULL && listing->tree->capacity != NULL &&
           listing->tree->capacity[link / 2] > 0;
}

/* How readily a part is taken over: the less, the sooner. Those whose last
   message is past come first, then that which was complete first in the ideal
   run. */
static int reluctance(const struct token_planner *p,
                      const struct link_part *part,
                      const struct ct_token_record *record)
{
    if (part->last == NULL || ct_token_is_past(&p->clocks, part->last, record))
        return -1;
    return part->last->message->end;
}

static struct link_part **best_part(const struct token_planner *p, int link,
                                    const struct ct_token_record *record)
{
    struct link_part **best = &p->parts[link];
    int least = reluctance(p, *best, record);

    for (struct link_part **at = &(*best)->next; *at != NULL && least >= 0;
         at = &(*at)->next) {
        const int other = reluctance(p, *at, record);

        if (other < least) {
            least = other;
            best = at;
        }
    }
    return best;
}

/* The message must not start before that which had the part. */
static void note_before(struct token_planner *p,
                        struct ct_token_record *earlier)
{
    if (p->nbefore == p->size) {
        const int size = 2 * p->size + 16;
        struct ct_token_record **before =
            realloc(p->before, (size_t)size * sizeof(void *));

        if (before == NULL) {
            p->clocks.is_failed = true;
            return;
        }
        p->before = before;
        p->size = size;
    }
    p->before[p->nbefore++] = earlier;
    earlier->users++;
}

/* Take a part of a link, or `need` of it, over for a message. */
static void take_part(struct token_planner *p, struct link_part **at,
                      const struct ct_token_record *record, double need)
{
    struct link_part *const part = *at;

    if (reluctance(p, part, record) >= 0)
        note_before(p, part->last);
    if (part->room - need > rounding * need) { /* leave the rest */
        part->room -= need;
        return;
    }
    ct_token_release(&p->clocks, part->last);
    *at = part->next;
    free(part);
}

static void put_part(struct token_planner *p, int link,
                     struct ct_token_record *record, double room)
{
    struct link_part *part = malloc(sizeof *part);

    if (part == NULL) {
        p->clocks.is_failed = true;
        return;
    }
    *part = (struct link_part){record, room, p->parts[link]};
    p->parts[link] = part;
    if (record != NULL)
        record->users++;
}

static void take_link(struct token_planner *p, int link,
                      struct ct_token_record *record)
{
    const double need =
        is_shared(p->listing, link) ? p->listing->rates[record->number] : 1;
    double left = need;

    while (left > rounding * need && p->parts[link] != NULL) {
        struct link_part **at = best_part(p, link, record);
        const double room = (*at)->room;

        take_part(p, at, record, left);
        left -= room < left ? room : left;
    }
    put_part(p, link, record, need);
}

static void add_token(struct token_planner *p,
                      const struct ct_token_record *earlier, int number)
{
    struct ct_listed_tokens *list = &p->tokens;
    struct ct_listed_token *tokens =
        ct_array_grow(list->tokens, list->ntokens, sizeof *tokens);

    if (tokens == NULL) {
        p->clocks.is_failed = true;
        return;
    }
    list->tokens = tokens;
    tokens[list->ntokens++] = (struct ct_listed_token){earlier->number, number};
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
        if (best < 0 || p->before[best]->message->end < earlier->message->end)
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

        add_token(p, earlier, record->number);
        ct_token_learn(&p->clocks, record, earlier);
        best = latest(p, record, earlier);
    }
}

static void plan_message(struct token_planner *p, int number)
{
    const struct ct_listing *listing = p->listing;
    const struct ct_listed_message *m = &listing->messages[number];
    struct ct_token_record *record =
        ct_token_start(&p->clocks, listing->messages, number);
    const int nlinks =
        ct_tree_path(listing->tree, m->sender, m->receiver, p->links);

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
    const struct ct_tree *tree = p->listing->tree;
    const int nlinks = 2 * tree->nnodes;

    p->parts = calloc((size_t)nlinks, sizeof(struct link_part *));
    p->links = calloc((size_t)nlinks, sizeof *p->links);
    if (!ct_token_clocks_init(&p->clocks, tree->nranks,
                              separation == CT_SEPARATE_RENDEZVOUS,
                              p->listing->is_coupled) ||
        p->parts == NULL || p->links == NULL)
        return false;
    for (int i = 0; i < nlinks && !p->clocks.is_failed; i++)
        put_part(p, i, NULL,
                 is_shared(p->listing, i) ? tree->capacity[i / 2] : 1);
    return !p->clocks.is_failed;
}

static void fini(struct token_planner *p)
{
    for (int i = 0; i < p->nbefore; i++)
        ct_token_release(&p->clocks, p->before[i]);
    for (int i = 0; p->parts != NULL && i < 2 * p->listing->tree->nnodes; i++) {
        while (p->parts[i] != NULL) {
            struct link_part *const part = p->parts[i];

            p->parts[i] = part->next;
            ct_token_release(&p->clocks, part->last);
            free(part);
        }
    }
    ct_token_clocks_fini(&p->clocks);
    free(p->parts);
    free(p->links);
    free(p->before);
}

int ct_listed_tokens_plan(const struct ct_listing *listing,
                          enum ct_separation separation,
                          struct ct_listed_tokens *tokens, struct ct_diag *diag)
{
    struct token_planner p = {.listing = listing};
    bool done = true;

    if (separation != CT_SEPARATE_NOT) {
        done = init(&p, separation);
        for (int i = 0; i < listing->nmessages && done; i++) {
            plan_message(&p, i);
            done = !p.clocks.is_failed;
        }
        fini(&p);
    }
    if (!done) {
        free(p.tokens.tokens);
        return ct_diag_set(diag, CT_ERR_MEMORY,
                           "out of memory for the tokens of %d ranks",
                           listing->tree->nranks);
    }
    *tokens = p.tokens;
    return CT_OK;
}
