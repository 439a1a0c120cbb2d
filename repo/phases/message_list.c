/*
 * message_list.c - one rank's steps from a list of messages.
 *
 * Tokens are planned where the message that waits for them stands in the
 * list, at both ends, so that both count them in the same order.
 */
#include "repo/phases/message_list.h"

#include <limits.h>
#include <stdlib.h>

enum { SEPARATION }; /* the parameters */

/* A send, or a receive, that later ones may have to wait for. */
struct open_step {
    int step;
    int end;     /* of its message */
    int covered; /* `end` of the first that waits for it: who waits for that
                    one waits for this one, too */
};

/* The sends of a rank, or its receives. */
struct open_steps {
    int n;
    struct open_step *steps;
};

struct listed_walk {
    struct ct_builder *builder;
    const struct ct_list_schedule *list;
    int rank;
    int ntokens;
    const struct ct_listed_token *tokens;
    int token;       /* the next one to look at */
    int *recv_steps; /* by message */
    struct open_steps sends;
    struct open_steps recvs;
};

/* Step `step`, of message `number`, waits for those before it. */
static void after_open(struct listed_walk *w, const struct open_steps *open,
                       int number, int step)
{
    for (int i = 0; i < open->n; i++) {
        const struct open_step *s = &open->steps[i];

        if (s->end <= number && s->covered > number)
            ct_after(w->builder, step, s->step);
    }
}

/* The same, and later ones may have to wait for it. */
static void add_open(struct listed_walk *w, struct open_steps *open, int number,
                     int step)
{
    const int end =
        number < w->list->nmessages ? w->list->messages[number].end : number;
    int kept = 0;

    after_open(w, open, number, step);
    for (int i = 0; i < open->n; i++) {
        struct open_step s = open->steps[i];

        if (s.covered <= number)
            continue;
        if (s.end <= number && end < s.covered)
            s.covered = end;
        open->steps[kept++] = s;
    }
    open->steps[kept++] = (struct open_step){step, end, INT_MAX};
    open->n = kept;
}

static void plan_recv(struct listed_walk *w, int from, int number)
{
    const int step = ct_recv(w->builder, from, ct_span(CT_RECV, from, 1));

    add_open(w, &w->recvs, number, step);
    if (number < w->list->nmessages)
        w->recv_steps[number] = step;
}

/* Its incoming tokens are waited for when it is its turn, not before. */
static void plan_send(struct listed_walk *w, int to, int number, int ntokens)
{
    const int first = w->token - ntokens;
    int step = CT_NO_STEP;

    for (int i = 0; i < ntokens; i++) {
        const int after = w->tokens[first + i].after;

        step = ct_token_recv(w->builder, w->list->messages[after].receiver);
        after_open(w, &w->sends, number, step);
    }
    const int send = ct_send(w->builder, to, ct_span(CT_SEND, to, 1));

    for (int i = 0; i < ntokens; i++)
        ct_after(w->builder, send, step - i);
    add_open(w, &w->sends, number, send);
}

/* The tokens that message `number` waits for, of which this rank sends some;
   how many there are. */
static int plan_tokens(struct listed_walk *w, int number)
{
    const int to = w->list->messages[number].sender;
    const int first = w->token;

    for (; w->token < w->ntokens && w->tokens[w->token].before == number;
         w->token++) {
        const int after = w->tokens[w->token].after;

        if (w->list->messages[after].receiver == w->rank)
            ct_after(w->builder, ct_token_send(w->builder, to),
                     w->recv_steps[after]);
    }
    return w->token - first;
}

static void plan_listed(struct listed_walk *w, bool *sends_to, bool *gets_from)
{
    for (int i = 0; i < w->list->nmessages; i++) {
        const struct ct_listed_message *m = &w->list->messages[i];
        const int ntokens = plan_tokens(w, i);

        if (m->sender == w->rank) {
            plan_send(w, m->receiver, i, ntokens);
            sends_to[m->receiver] = true;
        } else if (m->receiver == w->rank) {
            plan_recv(w, m->sender, i);
            gets_from[m->sender] = true;
        }
    }
}

/* The pairs that are not listed, in order of their distance. */
static void plan_others(struct listed_walk *w, const bool *sends_to,
                        const bool *gets_from)
{
    const int p = w->list->nranks;

    for (int k = 1; k < p; k++) {
        const int from = (w->rank - k + p) % p;
        const int to = (w->rank + k) % p;
        const int number = w->list->nmessages + k;

        if (!gets_from[from])
            plan_recv(w, from, number);
        if (!sends_to[to])
            plan_send(w, to, number, 0);
    }
}

void ct_listed_alltoall(struct ct_builder *builder,
                        const struct ct_shape *shape,
                        const struct ct_list_schedule *list)
{
    const int separation = shape->setting.values[SEPARATION];
    const size_t p = (size_t)list->nranks;
    struct listed_walk w = {
        .builder = builder,
        .list = list,
        .rank = shape->rank,
        .ntokens = list->ntokens[separation],
        .tokens = list->tokens[separation],
        .recv_steps = calloc((size_t)list->nmessages + 1, sizeof *w.recv_steps),
        .sends.steps = calloc(p, sizeof *w.sends.steps),
        .recvs.steps = calloc(p, sizeof *w.recvs.steps),
    };
    bool *const done = calloc(2 * p, sizeof *done);

    if (w.recv_steps != NULL && w.sends.steps != NULL &&
        w.recvs.steps != NULL && done != NULL) {
        plan_listed(&w, done, done + p);
        plan_others(&w, done, done + p);
        /* at the end, so that the first messages are on their way before it */
        ct_copy(builder, ct_span(CT_SEND, shape->rank, 1),
                ct_span(CT_RECV, shape->rank, 1));
    } else {
        ct_builder_fail(builder, CT_ERR_MEMORY,
                        "out of memory for a list of messages");
    }
    free(w.recv_steps);
    free(w.sends.steps);
    free(w.recvs.steps);
    free(done);
}

void ct_listed_alltoallv(struct ct_builder *builder,
                         const struct ct_shape *shape,
                         const struct ct_list_schedule *list)
{
    ct_skip_empty(builder);
    ct_listed_alltoall(builder, shape, list);
}
