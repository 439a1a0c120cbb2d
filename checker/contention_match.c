/*
 * contention_match.c - pairs sends with receives by (kind, sender, receiver,
 * tag).
 */
#include "checker/contention_match.h"

#include <stdlib.h>

bool ct_step_sends(const struct ct_step *step)
{
    return step->action == CT_DO_SEND || step->action == CT_DO_TOKEN_SEND;
}

bool ct_step_receives(const struct ct_step *step)
{
    return step->action == CT_DO_RECV || step->action == CT_DO_TOKEN_RECV;
}

bool ct_step_is_token(const struct ct_step *step)
{
    return step->action == CT_DO_TOKEN_SEND || step->action == CT_DO_TOKEN_RECV;
}

const struct ct_step *ct_matched_step(const struct ct_matched *m, int step)
{
    const int rank = m->owner[step];

    return &m->schedules[rank]->steps[step - m->first[rank]];
}

/* Messages with data first, so that their slots are their numbers. */
static size_t pair_of(const struct ct_matched *m, int number)
{
    const struct ct_step *step = ct_matched_step(m, number);
    const bool sends = ct_step_sends(step);
    const size_t sender = (size_t)(sends ? m->owner[number] : step->peer);
    const size_t receiver = (size_t)(sends ? step->peer : m->owner[number]);
    const size_t n = (size_t)m->nranks;

    return (ct_step_is_token(step) ? n * n : 0) + sender * n + receiver;
}

/* Turn counts into first slots; one entry more than pairs. */
static void sum_up(int *slots, size_t npairs)
{
    int at = 0;

    for (size_t i = 0; i <= npairs; i++) {
        const int count = slots[i];

        slots[i] = at;
        at += count;
    }
}

static int unmatched(const struct ct_matched *m, int number,
                     struct ct_diag *diag)
{
    return ct_diag_set(diag, CT_ERR_INVALID,
                       "rank %d: step %d: the message has no other end",
                       m->owner[number], number - m->first[m->owner[number]]);
}

/* The slot of a message; -1 if there is no send for it. */
static int slot_of(const struct ct_matched *m, const int *slots, int number)
{
    const size_t pair = pair_of(m, number);
    const int slot = slots[pair] + ct_matched_step(m, number)->tag;

    return slot < slots[pair + 1] ? slot : -1;
}

/* ends: the send of each slot, -1 so far */
static int match_steps(struct ct_matched *m, const int *slots, int *ends,
                       struct ct_diag *diag)
{
    for (int i = 0; i < m->nsteps; i++) {
        if (ct_step_sends(ct_matched_step(m, i)))
            ends[slot_of(m, slots, i)] = i;
    }
    for (int i = 0; i < m->nsteps; i++) {
        int slot;

        if (!ct_step_receives(ct_matched_step(m, i)))
            continue;
        slot = slot_of(m, slots, i);
        if (slot < 0 || ends[slot] < 0 || m->partner[ends[slot]] >= 0)
            return unmatched(m, i, diag);
        m->partner[i] = ends[slot];
        m->partner[ends[slot]] = i;
    }
    for (int i = 0; i < m->nsteps; i++) {
        if (ct_step_sends(ct_matched_step(m, i)) && m->partner[i] < 0)
            return unmatched(m, i, diag);
    }
    return CT_OK;
}

static void number_messages(struct ct_matched *m)
{
    for (int i = 0; i < m->nsteps; i++) {
        const struct ct_step *step = ct_matched_step(m, i);

        if (step->action != CT_DO_SEND)
            continue;
        m->sender[m->nmessages] = m->owner[i];
        m->receiver[m->nmessages] = step->peer;
        m->message[i] = m->nmessages;
        m->message[m->partner[i]] = m->nmessages;
        m->nmessages++;
    }
}

static int match(struct ct_matched *m, struct ct_diag *diag)
{
    const size_t npairs = 2 * (size_t)m->nranks * (size_t)m->nranks;
    int *slots = calloc(npairs + 1, sizeof *slots);
    int *ends = calloc((size_t)m->nsteps + 1, sizeof *ends);
    int err;

    if (slots == NULL || ends == NULL) {
        err = ct_diag_set(diag, CT_ERR_MEMORY,
                          "out of memory for matching %d steps", m->nsteps);
    } else {
        for (int i = 0; i < m->nsteps; i++) {
            ends[i] = -1;
            if (ct_step_sends(ct_matched_step(m, i)))
                slots[pair_of(m, i)]++;
        }
        sum_up(slots, npairs);
        err = match_steps(m, slots, ends, diag);
    }
    free(slots);
    free(ends);
    return err;
}

int ct_matched_build(const struct ct_schedule *const *schedules, int nranks,
                     struct ct_matched *m, struct ct_diag *diag)
{
    const struct ct_matched empty = {.nranks = nranks, .schedules = schedules};
    size_t size;
    int err;

    *m = empty;
    for (int rank = 0; rank < nranks; rank++)
        m->nsteps += schedules[rank]->nsteps;
    size = (size_t)m->nsteps + 1;
    m->first = calloc((size_t)nranks + 1, sizeof *m->first);
    m->owner = calloc(size, sizeof *m->owner);
    m->partner = calloc(size, sizeof *m->partner);
    m->message = calloc(size, sizeof *m->message);
    m->sender = calloc(size, sizeof *m->sender);
    m->receiver = calloc(size, sizeof *m->receiver);
    if (m->first == NULL || m->owner == NULL || m->partner == NULL ||
        m->message == NULL || m->sender == NULL || m->receiver == NULL)
        return ct_diag_set(diag, CT_ERR_MEMORY,
                           "out of memory for matching %d steps", m->nsteps);
    for (int rank = 0; rank < nranks; rank++) {
        m->first[rank + 1] = m->first[rank] + schedules[rank]->nsteps;
        for (int i = m->first[rank]; i < m->first[rank + 1]; i++) {
            m->owner[i] = rank;
            m->partner[i] = -1;
            m->message[i] = -1;
        }
    }
    err = match(m, diag);
    if (err == 0)
        number_messages(m);
    return err;
}

void ct_matched_fini(struct ct_matched *m)
{
    free(m->first);
    free(m->owner);
    free(m->partner);
    free(m->message);
    free(m->sender);
    free(m->receiver);
}
