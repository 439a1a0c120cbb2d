/*
 * critical_list.c - list scheduling by events: the critical link first.
 *
 * A message that finds no room waits at one of the links that have none, and
 * is looked at again when that link gets room: until then it cannot start. Room
 * is half of its rate or more: on a cable 1.9 times as fast as the hosts', a
 * second message at 0.9 of its rate is better than none.
 */
#include "generator/pair_messages.h"

#include <stdlib.h>

/* Of sums and differences of rates and times. */
static const double rounding = 1e-9;

static const double least_share = 0.5; /* of its rate, at which one starts */

struct link_state {
    double left; /* bytes to carry yet */
    double room; /* bytes/s that nobody uses */
    int users;   /* messages on it */
    int waiting; /* the first message that waits; -1: none */
};

struct moving {
    int place;  /* in the list */
    double end; /* time */
};

struct event_run {
    const struct ct_pair_messages *messages;
    struct ct_pair_list *list;
    int nlisted;
    struct link_state *links;
    int *next;       /* message -> the next that waits at its link; -1 */
    int *candidates; /* messages to look at */
    int ncandidates;
    struct moving *moving;
    int nmoving;
    double now;
};

/* How urgent a message is. */
struct urgency {
    double most; /* seconds that its busiest link is busy yet */
    double sum;  /* of its links' */
    size_t bytes;
};

static struct urgency urgency_of(const struct event_run *r, int number)
{
    const struct ct_pair_messages *m = r->messages;
    const struct ct_pair_message *message = &m->messages[number];
    struct urgency urgency = {.bytes = message->bytes};

    for (int i = 0; i < message->nlinks; i++) {
        const int link = m->links[message->first_link + i];
        const double busy = r->links[link].left / m->speeds[link];

        urgency.most = busy > urgency.most ? busy : urgency.most;
        urgency.sum += busy;
    }
    return urgency;
}

static bool is_more_urgent(const struct urgency *a, const struct urgency *b)
{
    if (a->most != b->most)
        return a->most > b->most;
    if (a->sum != b->sum)
        return a->sum > b->sum;
    return a->bytes > b->bytes;
}

/* A link of the message's that has no room for it; -1: all have. */
static int full_link(const struct event_run *r, int number)
{
    const struct ct_pair_messages *m = r->messages;
    const struct ct_pair_message *message = &m->messages[number];

    for (int i = 0; i < message->nlinks; i++) {
        const int link = m->links[message->first_link + i];
        const struct link_state *state = &r->links[link];
        const bool has_room = ct_link_is_shared(m->tree, link)
                                  ? state->room >= least_share * message->rate
                                  : state->users == 0;

        if (!has_room)
            return link;
    }
    return -1;
}

/* What the links of a message have for it. */
static double share_of(const struct event_run *r, int number)
{
    const struct ct_pair_messages *m = r->messages;
    const struct ct_pair_message *message = &m->messages[number];
    double share = message->rate;

    for (int i = 0; i < message->nlinks; i++) {
        const int link = m->links[message->first_link + i];

        if (ct_link_is_shared(m->tree, link) && r->links[link].room < share)
            share = r->links[link].room;
    }
    return share;
}

/* The place of the most urgent candidate, the first of equals; -1: none. Those
   without room go to wait. */
static int most_urgent(struct event_run *r)
{
    struct urgency most = {0};
    int best = -1;
    int kept = 0;

    for (int i = 0; i < r->ncandidates; i++) {
        const int number = r->candidates[i];
        const int link = full_link(r, number);
        struct urgency urgency;

        if (link >= 0) {
            r->next[number] = r->links[link].waiting;
            r->links[link].waiting = number;
            continue;
        }
        urgency = urgency_of(r, number);
        if (best < 0 || is_more_urgent(&urgency, &most) ||
            (!is_more_urgent(&most, &urgency) &&
             number < r->candidates[best])) {
            best = kept;
            most = urgency;
        }
        r->candidates[kept++] = number;
    }
    r->ncandidates = kept;
    return best;
}

static void start_message(struct event_run *r, int number)
{
    const struct ct_pair_messages *m = r->messages;
    const struct ct_pair_message *message = &m->messages[number];
    const double rate = share_of(r, number);

    for (int i = 0; i < message->nlinks; i++) {
        struct link_state *state = &r->links[m->links[message->first_link + i]];

        state->room -= rate;
        state->users++;
    }
    r->moving[r->nmoving++] =
        (struct moving){r->nlisted, r->now + (double)message->bytes / rate};
    r->list->rates[r->nlisted] = rate;
    r->list->messages[r->nlisted] = number;
    r->list->listed[r->nlisted++] =
        (struct ct_listed_message){message->sender, message->receiver, 0};
}

static void start_messages(struct event_run *r)
{
    int best;

    while ((best = most_urgent(r)) >= 0) {
        start_message(r, r->candidates[best]);
        r->candidates[best] = r->candidates[--r->ncandidates];
    }
}

/* A link has room again: those that wait for it are candidates. */
static void leave_link(struct event_run *r, int link, double bytes, double rate)
{
    struct link_state *state = &r->links[link];

    state->left -= bytes;
    state->room += rate;
    if (--state->users == 0)
        state->room = r->messages->speeds[link];
    while (state->waiting >= 0) {
        const int number = state->waiting;

        state->waiting = r->next[number];
        r->candidates[r->ncandidates++] = number;
    }
}

static void end_message(struct event_run *r, int place)
{
    const struct ct_pair_messages *m = r->messages;
    const struct ct_pair_message *message =
        &m->messages[r->list->messages[place]];

    r->list->listed[place].end = r->nlisted;
    for (int i = 0; i < message->nlinks; i++)
        leave_link(r, m->links[message->first_link + i], (double)message->bytes,
                   r->list->rates[place]);
}

/* On to the next time at which messages are complete. */
static void end_messages(struct event_run *r)
{
    int kept = 0;

    r->now = r->moving[0].end;
    for (int i = 1; i < r->nmoving; i++)
        r->now = r->moving[i].end < r->now ? r->moving[i].end : r->now;
    for (int i = 0; i < r->nmoving; i++) {
        if (r->moving[i].end <= r->now * (1 + rounding))
            end_message(r, r->moving[i].place);
        else
            r->moving[kept++] = r->moving[i];
    }
    r->nmoving = kept;
}

static bool init(struct event_run *r)
{
    const struct ct_pair_messages *m = r->messages;
    const size_t n = (size_t)m->n + 1;
    const size_t nlinks = 2 * (size_t)m->tree->nnodes;

    r->links = calloc(nlinks, sizeof *r->links);
    r->next = calloc(n, sizeof *r->next);
    r->candidates = calloc(n, sizeof *r->candidates);
    r->moving = calloc(n, sizeof *r->moving);
    if (r->links == NULL || r->next == NULL || r->candidates == NULL ||
        r->moving == NULL)
        return false;
    for (size_t i = 0; i < nlinks; i++) {
        r->links[i].room = m->speeds[i];
        r->links[i].waiting = -1;
    }
    for (int i = 0; i < m->n; i++) {
        const struct ct_pair_message *message = &m->messages[i];

        for (int k = 0; k < message->nlinks; k++)
            r->links[m->links[message->first_link + k]].left +=
                (double)message->bytes;
        r->candidates[r->ncandidates++] = i;
    }
    return true;
}

int ct_list_critical(const struct ct_pair_messages *m,
                     struct ct_pair_list *list, struct ct_diag *diag)
{
    struct event_run r = {.messages = m, .list = list};
    int err = ct_pair_list_init(list, m->n, diag);

    if (err != CT_OK)
        return err;
    if (init(&r)) {
        start_messages(&r);
        while (r.nmoving > 0) {
            end_messages(&r);
            start_messages(&r);
        }
        list->seconds = r.now;
    } else {
        ct_pair_list_fini(list);
        err = ct_diag_memory(diag);
    }
    free(r.links);
    free(r.next);
    free(r.candidates);
    free(r.moving);
    return err;
}
