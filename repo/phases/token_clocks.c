/*
 * token_clocks.c - records of messages, and the clocks that they teach.
 */
#include "repo/phases/token_clocks.h"

#include <stdlib.h>
#include <string.h>

/* Clocks are compared in rows of a fixed length, which compilers turn into
   vector instructions. */
enum { LANES = 32 };

struct ct_token_pending {
    struct ct_token_record *record;
    bool is_receive;
    struct ct_token_pending *next;
};

static bool is_rendezvous(const struct ct_token_clocks *c)
{
    return c->separation == CT_SEPARATE_RENDEZVOUS;
}

static void join(const struct ct_token_clocks *c, int16_t *restrict to,
                 const int16_t *restrict from)
{
    for (int i = 0; i < c->width; i += LANES) {
        for (int k = i; k < i + LANES; k++)
            to[k] = (int16_t)(to[k] > from[k] ? to[k] : from[k]);
    }
}

static struct ct_token_record *new_record(struct ct_token_clocks *c)
{
    const size_t row = (size_t)c->width;
    struct ct_token_record *record = c->unused;

    if (record != NULL) {
        c->unused = record->next;
        return record;
    }
    record = calloc(1, sizeof *record);
    if (record != NULL)
        record->start = calloc(2 * row, sizeof *record->start);
    if (record == NULL || record->start == NULL) {
        free(record);
        c->is_failed = true;
        return NULL;
    }
    record->clock = record->start + row;
    return record;
}

void ct_token_release(struct ct_token_clocks *c, struct ct_token_record *record)
{
    if (record == NULL || --record->users > 0)
        return;
    record->next = c->unused;
    c->unused = record;
}

static void add_pending(struct ct_token_clocks *c, struct ct_token_clock *clock,
                        struct ct_token_record *record, bool is_receive)
{
    struct ct_token_pending **at = &clock->pending;
    struct ct_token_pending *entry = malloc(sizeof *entry);

    if (entry == NULL) {
        c->is_failed = true;
        return;
    }
    while (*at != NULL)
        at = &(*at)->next;
    *entry = (struct ct_token_pending){record, is_receive, NULL};
    *at = entry;
    record->users++;
}

/* How many of a rank's receives, from the first on, are no longer pending. */
static int known_receives(const struct ct_token_clock *clock, int received)
{
    const struct ct_token_pending *at = clock->pending;

    while (at != NULL && !at->is_receive)
        at = at->next;
    return at == NULL ? received : at->record->ordinal - 1;
}

/* Learn from the rank's messages of earlier phases. */
static void catch_up(struct ct_token_clocks *c, struct ct_token_clock *clock, int rank, int phase)
{
    struct ct_token_pending **at = &clock->pending;
    bool received = false;

    while (*at != NULL) {
        struct ct_token_pending *const entry = *at;
        const struct ct_token_record *record = entry->record;

        if (record->message->phase >= phase) {
            at = &entry->next;
            continue;
        }
        join(c, clock->row, entry->is_receive || is_rendezvous(c) ? record->clock : record->start);
        received = received || entry->is_receive;
        *at = entry->next;
        ct_token_release(c, entry->record);
        free(entry);
    }
    if (received) {
        const int known = known_receives(clock, c->received[rank]);

        if (clock->row[rank] < known)
            clock->row[rank] = (int16_t)known;
    }
}

struct ct_token_record *ct_token_start(struct ct_token_clocks *c, const struct ct_message *m)
{
    struct ct_token_clock *const send = &c->clocks[m->sender];
    struct ct_token_clock *const recv = &c->clocks[m->receiver];
    struct ct_token_record *record = new_record(c);

    if (record == NULL)
        return NULL;
    record->message = m;
    record->users = 1;
    catch_up(c, send, m->sender, m->phase);
    catch_up(c, recv, m->receiver, m->phase);
    memcpy(record->start, send->row, (size_t)c->width * sizeof *send->row);
    if (is_rendezvous(c))
        join(c, record->start, recv->row);
    return record;
}

void ct_token_learn(const struct ct_token_clocks *c, struct ct_token_record *record,
                    const struct ct_token_record *earlier)
{
    join(c, record->start, earlier->clock);
}

void ct_token_complete(struct ct_token_clocks *c, struct ct_token_record *record)
{
    const struct ct_message *m = record->message;
    int16_t *const clock = record->clock;

    record->ordinal = ++c->received[m->receiver];
    memcpy(clock, record->start, (size_t)c->width * sizeof *clock);
    if (!is_rendezvous(c))
        join(c, clock, c->clocks[m->receiver].row);
    if (clock[m->receiver] == record->ordinal - 1)
        clock[m->receiver] = (int16_t)record->ordinal;
    add_pending(c, &c->clocks[m->sender], record, false);
    add_pending(c, &c->clocks[m->receiver], record, true);
}

bool ct_token_is_past(const struct ct_token_clocks *c, const struct ct_token_record *earlier,
                      const struct ct_token_record *record)
{
    const struct ct_message *a = earlier->message;
    const struct ct_message *b = record->message;

    if (a->phase < b->phase &&
        ((a->sender == b->sender && c->separation != CT_SEPARATE_SIDE_BY_SIDE) ||
         (a->receiver == b->receiver && is_rendezvous(c))))
        return true;
    return record->start[a->receiver] >= earlier->ordinal;
}

bool ct_token_clocks_init(struct ct_token_clocks *c, int nranks, enum ct_separation separation)
{
    const size_t n = (size_t)nranks;

    *c = (struct ct_token_clocks){
        .nranks = nranks,
        .separation = separation,
        .width = (nranks + LANES - 1) / LANES * LANES,
    };
    c->rows = calloc(n * (size_t)c->width, sizeof *c->rows);
    c->clocks = calloc(n, sizeof *c->clocks);
    c->received = calloc(n, sizeof *c->received);
    if (c->rows == NULL || c->clocks == NULL || c->received == NULL)
        return false;
    for (size_t i = 0; i < n; i++)
        c->clocks[i].row = c->rows + i * (size_t)c->width;
    return true;
}

static void free_pending(struct ct_token_clocks *c)
{
    for (int i = 0; c->clocks != NULL && i < c->nranks; i++) {
        struct ct_token_pending **at = &c->clocks[i].pending;

        while (*at != NULL) {
            struct ct_token_pending *const entry = *at;

            *at = entry->next;
            ct_token_release(c, entry->record);
            free(entry);
        }
    }
}

void ct_token_clocks_fini(struct ct_token_clocks *c)
{
    free_pending(c);
    while (c->unused != NULL) {
        struct ct_token_record *const record = c->unused;

        c->unused = record->next;
        free(record->start);
        free(record);
    }
    free(c->rows);
    free(c->clocks);
    free(c->received);
}
