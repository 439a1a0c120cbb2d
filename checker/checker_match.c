/*
 * checker_match.c - matches sends with receives, and posts with fetches.
 *
 * Messages match by (sender, receiver, kind, number), whatever order they
 * are posted in: a hash table of all sends, then one look-up per receive. A
 * post is in the table once for each of its readers.
 */
#include "checker/checker_parts.h"

#include <stdlib.h>
#include <string.h>

struct slot {
    uint64_t key; /* 0: empty */
    int step;     /* of the sender */
    int reader;   /* of a post: number in the sender's list */
};

/* Numbered apart. */
enum kind { DATA, TOKEN, POST };

struct table {
    struct slot *slots;
    size_t nslots; /* a power of two */
};

/* Ranks have 15 bits, message numbers 14. */
static uint64_t key_of(int sender, int receiver, enum kind kind, int tag)
{
    const uint64_t pair = (uint64_t)sender << 15 | (uint64_t)receiver;

    return (pair << 16 | (uint64_t)kind << 14 | (uint64_t)tag) + 1;
}

static enum kind kind_of(const struct ct_step *step)
{
    const struct ct_action_traits *traits = ct_action_traits(step->action);

    if (traits->is_post || traits->is_fetch)
        return POST;
    return traits->is_token ? TOKEN : DATA;
}

/* The key's slot, or the empty one where it belongs. */
static struct slot *slot_of(const struct table *table, uint64_t key)
{
    uint64_t hash = key * UINT64_C(0x9e3779b97f4a7c15);
    size_t at = (size_t)(hash ^ hash >> 32) & (table->nslots - 1);

    while (table->slots[at].key != 0 && table->slots[at].key != key)
        at = (at + 1) & (table->nslots - 1);
    return &table->slots[at];
}

static int table_init(struct table *table, const struct ct_schedule *const *schedules, int nranks,
                      struct ct_diag *diag)
{
    size_t nsends = 0;

    for (int i = 0; i < nranks; i++) {
        const struct ct_schedule *s = schedules[i];

        for (int j = 0; j < s->nsteps; j++)
            nsends += ct_action_traits(s->steps[j].action)->is_send;
        nsends += (size_t)s->nreaders;
    }
    table->nslots = 16;
    while (table->nslots < 2 * nsends)
        table->nslots *= 2;
    table->slots = calloc(table->nslots, sizeof *table->slots);
    if (table->slots == NULL)
        return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory for a table of %zu messages",
                           nsends);
    return CT_OK;
}

static int add_send(struct table *table, const struct ct_schedule *s, int number,
                    struct ct_diag *diag)
{
    const struct ct_step *step = &s->steps[number];
    const uint64_t key = key_of(s->rank, step->peer, kind_of(step), step->tag);
    struct slot *slot = slot_of(table, key);

    if (slot->key != 0)
        return ct_check_fail(s, number, diag, "step %d already sends a message with this number",
                             slot->step);
    slot->key = key;
    slot->step = number;
    return CT_OK;
}

/* That no two are the same is known by their numbers. */
static void add_post(struct table *table, const struct ct_schedule *s, int number)
{
    const struct ct_step *step = &s->steps[number];

    for (int i = step->first_reader; i < step->first_reader + step->nreaders; i++) {
        const uint64_t key = key_of(s->rank, s->readers[i].rank, POST, s->readers[i].tag);

        *slot_of(table, key) = (struct slot){.key = key, .step = number, .reader = i};
    }
}

static int check_fetch(const struct ct_schedule *poster, int post, const struct ct_schedule *reader,
                       int fetch, struct ct_diag *diag)
{
    const struct ct_span *posted = &poster->steps[post].src;
    const struct ct_span *src = &reader->steps[fetch].src;
    const int units = reader->units_per_block;

    if (posted->units != src->units)
        return ct_check_fail(reader, fetch, diag,
                             "it fetches from %d units, but step %d of rank %d posts %d",
                             src->units, post, poster->rank, posted->units);
    if (posted->first % units != src->first % units)
        return ct_check_fail(reader, fetch, diag,
                             "from units %d on, but step %d of rank %d posts "
                             "units from %d on, which differ modulo %d units "
                             "per block",
                             src->first, post, poster->rank, posted->first, units);
    return CT_OK;
}

static int match_fetch(struct ct_matches *m, const struct table *table,
                       const struct ct_schedule *const *schedules, const struct ct_schedule *s,
                       int number, struct ct_diag *diag)
{
    const struct ct_step *step = &s->steps[number];
    const struct slot *slot = slot_of(table, key_of(step->peer, s->rank, POST, step->tag));
    int *fetch;

    if (slot->key == 0)
        return ct_check_fail(s, number, diag, "rank %d makes no such post for this rank",
                             step->peer);
    fetch = &m->fetches[m->first_reader[step->peer] + (size_t)slot->reader];
    if (*fetch >= 0)
        return ct_check_fail(s, number, diag, "step %d already fetches from that post", *fetch);
    *fetch = number;
    m->partner[m->first[s->rank] + (size_t)number] = slot->step;
    return check_fetch(schedules[step->peer], slot->step, s, number, diag);
}

/* Check that both ends agree on what is sent. */
static int check_ends(const struct ct_schedule *sender, int send,
                      const struct ct_schedule *receiver, int recv, struct ct_diag *diag)
{
    const struct ct_span *src = &sender->steps[send].src;
    const struct ct_span *dst = &receiver->steps[recv].dst;
    const int units = receiver->units_per_block;

    if (ct_action_traits(sender->steps[send].action)->is_token)
        return CT_OK;
    if (src->units != dst->units)
        return ct_check_fail(receiver, recv, diag,
                             "it receives %d units, but step %d of rank %d "
                             "sends %d",
                             dst->units, send, sender->rank, src->units);
    if (src->first % units != dst->first % units)
        return ct_check_fail(receiver, recv, diag,
                             "units from %d on, but step %d of rank %d sends "
                             "units from %d on, which differ modulo %d units "
                             "per block",
                             dst->first, send, sender->rank, src->first, units);
    return CT_OK;
}

static int match_recv(struct ct_matches *m, const struct table *table,
                      const struct ct_schedule *const *schedules, const struct ct_schedule *s,
                      int number, struct ct_diag *diag)
{
    const struct ct_step *step = &s->steps[number];
    const int peer = step->peer;
    const struct slot *slot = slot_of(table, key_of(peer, s->rank, kind_of(step), step->tag));
    int *partner;

    if (slot->key == 0)
        return ct_check_fail(s, number, diag, "rank %d does not send that message", peer);
    partner = &m->partner[m->first[peer] + (size_t)slot->step];
    if (*partner >= 0)
        return ct_check_fail(s, number, diag,
                             "step %d already receives a message with "
                             "this number",
                             *partner);
    *partner = number;
    m->partner[m->first[s->rank] + (size_t)number] = slot->step;
    return check_ends(schedules[peer], slot->step, s, number, diag);
}

static int add_sends(struct table *table, const struct ct_schedule *const *schedules, int nranks,
                     struct ct_diag *diag)
{
    int err = CT_OK;

    for (int i = 0; i < nranks && err == CT_OK; i++) {
        const struct ct_schedule *s = schedules[i];

        for (int j = 0; j < s->nsteps && err == CT_OK; j++) {
            if (ct_action_traits(s->steps[j].action)->is_send)
                err = add_send(table, s, j, diag);
            if (ct_action_traits(s->steps[j].action)->is_post)
                add_post(table, s, j);
        }
    }
    return err;
}

static int match_recvs(struct ct_matches *m, const struct table *table,
                       const struct ct_schedule *const *schedules, int nranks, struct ct_diag *diag)
{
    int err = CT_OK;

    for (int i = 0; i < nranks && err == CT_OK; i++) {
        const struct ct_schedule *s = schedules[i];

        for (int j = 0; j < s->nsteps && err == CT_OK; j++) {
            if (ct_action_traits(s->steps[j].action)->is_recv)
                err = match_recv(m, table, schedules, s, j, diag);
            if (ct_action_traits(s->steps[j].action)->is_fetch)
                err = match_fetch(m, table, schedules, s, j, diag);
        }
    }
    return err;
}

/* Check that all readers of a rank's posts fetch. */
static int check_fetched(const struct ct_matches *m, const struct ct_schedule *s,
                         struct ct_diag *diag)
{
    for (int i = 0; i < s->nsteps; i++) {
        const struct ct_step *step = &s->steps[i];

        for (int k = 0; ct_action_traits(step->action)->is_post && k < step->nreaders; k++) {
            const struct ct_step_at fetch = ct_matches_fetch(m, s, i, k);

            if (fetch.step < 0)
                return ct_check_fail(s, i, diag, "rank %d does not fetch from that post",
                                     fetch.rank);
        }
    }
    return CT_OK;
}

static int check_left_over(const struct ct_matches *m, const struct ct_schedule *const *schedules,
                           int nranks, struct ct_diag *diag)
{
    for (int i = 0; i < nranks; i++) {
        const struct ct_schedule *s = schedules[i];

        for (int j = 0; j < s->nsteps; j++) {
            if (ct_action_traits(s->steps[j].action)->is_send &&
                m->partner[m->first[i] + (size_t)j] < 0)
                return ct_check_fail(s, j, diag, "rank %d does not receive that message",
                                     s->steps[j].peer);
        }
    }
    for (int i = 0; i < nranks; i++) {
        const int err = check_fetched(m, schedules[i], diag);

        if (err != CT_OK)
            return err;
    }
    return CT_OK;
}

static int matches_alloc(struct ct_matches *m, const struct ct_schedule *const *schedules,
                         int count, struct ct_diag *diag)
{
    const size_t nranks = (size_t)count;
    size_t nsteps = 0, nreaders = 0;

    m->partner = m->fetches = NULL;
    m->first = calloc(nranks + 1, sizeof *m->first);
    m->first_reader = calloc(nranks + 1, sizeof *m->first_reader);
    if (m->first == NULL || m->first_reader == NULL)
        return ct_diag_memory(diag);
    for (size_t i = 0; i < nranks; i++) {
        m->first[i] = nsteps;
        m->first_reader[i] = nreaders;
        nsteps += (size_t)schedules[i]->nsteps;
        nreaders += (size_t)schedules[i]->nreaders;
    }
    m->first[nranks] = nsteps;
    m->first_reader[nranks] = nreaders;
    m->partner = malloc(ct_size_mul(nsteps + 1, sizeof *m->partner));
    m->fetches = malloc(ct_size_mul(nreaders + 1, sizeof *m->fetches));
    if (m->partner == NULL || m->fetches == NULL)
        return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory for %zu steps", nsteps);
    memset(m->partner, -1, nsteps * sizeof *m->partner);
    memset(m->fetches, -1, nreaders * sizeof *m->fetches);
    return CT_OK;
}

struct ct_step_at ct_matches_fetch(const struct ct_matches *m, const struct ct_schedule *poster,
                                   int post, int number)
{
    const int reader = poster->steps[post].first_reader + number;

    return (struct ct_step_at){poster->readers[reader].rank,
                               m->fetches[m->first_reader[poster->rank] + (size_t)reader]};
}

int ct_matches_init(struct ct_matches *matches, const struct ct_schedule *const *schedules,
                    int nranks, struct ct_diag *diag)
{
    struct table table = {NULL, 0};
    int err;

    CT_TRY(err, out, matches_alloc(matches, schedules, nranks, diag));
    CT_TRY(err, out, table_init(&table, schedules, nranks, diag));
    CT_TRY(err, out, add_sends(&table, schedules, nranks, diag));
    CT_TRY(err, out, match_recvs(matches, &table, schedules, nranks, diag));
    CT_TRY(err, out, check_left_over(matches, schedules, nranks, diag));
out:
    free(table.slots);
    if (err != CT_OK)
        ct_matches_fini(matches);
    return err;
}

void ct_matches_fini(struct ct_matches *matches)
{
    free(matches->first);
    free(matches->partner);
    free(matches->first_reader);
    free(matches->fetches);
    *matches = (struct ct_matches){.first = NULL};
}
