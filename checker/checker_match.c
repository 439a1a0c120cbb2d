/*
 * checker_match.c - matches sends with receives.
 *
 * Messages match by (sender, receiver, kind, number), whatever order they
 * are posted in: a hash table of all sends, then one look-up per receive.
 */
#include "checker/checker_parts.h"

#include <stdlib.h>
#include <string.h>

struct slot {
    uint64_t key; /* 0: empty */
    int step;     /* of the sender */
};

struct table {
    struct slot *slots;
    size_t nslots; /* a power of two */
};

/* Ranks have 15 bits, message numbers 14. */
static uint64_t key_of(int sender, int receiver, const struct ct_step *step)
{
    const uint64_t kind = ct_action_traits(step->action)->is_token;
    const uint64_t pair = (uint64_t)sender << 15 | (uint64_t)receiver;

    return (pair << 15 | kind << 14 | (uint64_t)step->tag) + 1;
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
    const uint64_t key = key_of(s->rank, step->peer, step);
    struct slot *slot = slot_of(table, key);

    if (slot->key != 0)
        return ct_check_fail(s, number, diag, "step %d already sends a message with this number",
                             slot->step);
    slot->key = key;
    slot->step = number;
    return CT_OK;
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
    const struct slot *slot = slot_of(table, key_of(peer, s->rank, step));
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
        }
    }
    return err;
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
    return CT_OK;
}

static int matches_alloc(struct ct_matches *m, const struct ct_schedule *const *schedules,
                         int count, struct ct_diag *diag)
{
    const size_t nranks = (size_t)count;
    size_t nsteps = 0;

    m->partner = NULL;
    m->first = calloc(nranks + 1, sizeof *m->first);
    if (m->first == NULL)
        return ct_diag_memory(diag);
    for (size_t i = 0; i < nranks; i++) {
        m->first[i] = nsteps;
        nsteps += (size_t)schedules[i]->nsteps;
    }
    m->first[nranks] = nsteps;
    m->partner = malloc(ct_size_mul(nsteps + 1, sizeof *m->partner));
    if (m->partner == NULL)
        return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory for %zu steps", nsteps);
    memset(m->partner, -1, nsteps * sizeof *m->partner);
    return CT_OK;
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
    matches->first = NULL;
    matches->partner = NULL;
}
