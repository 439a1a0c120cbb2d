/*
 * traffic.c - numbers the messages that the matcher found.
 */
#include "checker/traffic.h"

#include <limits.h>
#include <stdlib.h>

const struct ct_step *ct_traffic_step(const struct ct_traffic *t, int step)
{
    const int rank = t->owner[step];

    return &t->schedules[rank]->steps[step - t->first[rank]];
}

/* The steps of one rank; its messages are those that it sends. */
static void number_rank(struct ct_traffic *t, const struct ct_matches *matches, int rank)
{
    for (int i = t->first[rank]; i < t->first[rank + 1]; i++) {
        const struct ct_step *step;
        const int partner = matches->partner[i];

        t->owner[i] = rank;
        step = ct_traffic_step(t, i);
        if (partner < 0)
            continue;
        t->partner[i] = t->first[step->peer] + partner;
        if (step->action != CT_DO_SEND)
            continue;
        t->sender[t->nmessages] = rank;
        t->receiver[t->nmessages] = step->peer;
        t->message[i] = t->nmessages;
        t->message[t->partner[i]] = t->nmessages;
        t->nmessages++;
    }
}

static int allocate(struct ct_traffic *t, struct ct_diag *diag)
{
    const size_t size = (size_t)t->nsteps + 1;

    t->owner = calloc(size, sizeof *t->owner);
    t->partner = calloc(size, sizeof *t->partner);
    t->message = calloc(size, sizeof *t->message);
    t->sender = calloc(size, sizeof *t->sender);
    t->receiver = calloc(size, sizeof *t->receiver);
    if (t->owner == NULL || t->partner == NULL || t->message == NULL || t->sender == NULL ||
        t->receiver == NULL)
        return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory for the messages of %d steps",
                           t->nsteps);
    for (int i = 0; i < t->nsteps; i++) {
        t->partner[i] = -1;
        t->message[i] = -1;
    }
    return CT_OK;
}

/* The numbers of the ranks' first steps. */
static int number_steps(struct ct_traffic *t, const struct ct_matches *matches,
                        struct ct_diag *diag)
{
    const size_t nranks = (size_t)t->nranks;

    if (matches->first[nranks] >= INT_MAX)
        return ct_diag_set(diag, CT_ERR_MEMORY, "%zu steps are too many", matches->first[nranks]);
    t->first = calloc(nranks + 1, sizeof *t->first);
    if (t->first == NULL)
        return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory for the steps of %d ranks",
                           t->nranks);
    for (size_t i = 0; i <= nranks; i++)
        t->first[i] = (int)matches->first[i];
    t->nsteps = t->first[nranks];
    return CT_OK;
}

int ct_traffic_init(struct ct_traffic *t, const struct ct_schedule *const *schedules, int nranks,
                    struct ct_diag *diag)
{
    struct ct_matches matches;
    int err;

    *t = (struct ct_traffic){.nranks = nranks, .schedules = schedules};
    err = ct_matches_init(&matches, schedules, nranks, diag);
    if (err != CT_OK)
        return err;
    err = number_steps(t, &matches, diag);
    if (err == CT_OK)
        err = allocate(t, diag);
    for (int rank = 0; rank < nranks && err == CT_OK; rank++)
        number_rank(t, &matches, rank);
    ct_matches_fini(&matches);
    return err;
}

/* True if a send has no bytes; schedules that skip have no scratch for any
   item. */
static bool is_empty(const struct ct_check *check, const struct ct_step *step,
                     const struct ct_schedule *schedule, const size_t *item_bytes)
{
    for (int i = 0; i < step->src.units; i++) {
        const int block = (step->src.first + i) / schedule->units_per_block;
        const int item = ct_block_item(check, schedule->rank, step->src.buffer, block);

        if (item < 0 || item_bytes[item] > 0)
            return false;
    }
    return true;
}

void ct_traffic_skip(struct ct_traffic *t, const struct ct_collective *collective,
                     const size_t *item_bytes)
{
    const struct ct_check check = {
        .collective = collective, .nranks = t->nranks, .schedules = t->schedules};

    for (int i = 0; i < t->nsteps; i++) {
        const struct ct_step *step = ct_traffic_step(t, i);
        const struct ct_schedule *schedule = t->schedules[t->owner[i]];

        if (step->action != CT_DO_SEND || !schedule->skips_empty ||
            !is_empty(&check, step, schedule, item_bytes))
            continue;
        t->message[t->partner[i]] = -1;
        t->partner[t->partner[i]] = -1;
        t->message[i] = -1;
        t->partner[i] = -1;
    }
}

void ct_traffic_fini(struct ct_traffic *t)
{
    free(t->first);
    free(t->owner);
    free(t->partner);
    free(t->message);
    free(t->sender);
    free(t->receiver);
}
