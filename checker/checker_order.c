/*
 * checker_order.c - checks that no rank can finish before all have started.
 *
 * For each step, the ranks that have certainly started when it is complete:
 * its own, those known to the steps it waits for, and, when it receives a
 * token or fetches from a post, those known to the sender. Messages with data do
 * not count: where they have no bytes they are not sent. Nor does a send prove anything about
 * its receiver: it may be complete before that has started.
 */
#include "checker/checker_parts.h"

#include <stdlib.h>
#include <string.h>

struct knowledge {
    const struct ct_symbolic_state *progress;
    size_t nwords;    /* of a set of ranks */
    uint64_t *steps;  /* sets, as matches->partner */
    uint64_t *before; /* by rank: known when its present epoch begins */
    uint64_t *ranks;  /* by rank: known to any of its steps so far */
    int *epochs;      /* by rank: of its last step */
};

static size_t index_of(const struct knowledge *k, int rank, int step)
{
    return k->progress->matches->first[rank] + (size_t)step;
}

static void unite(const struct knowledge *k, uint64_t *to, const uint64_t *from)
{
    for (size_t i = 0; i < k->nwords; i++)
        to[i] |= from[i];
}

/* What the rank knows by its earlier epochs. */
static const uint64_t *known_before(struct knowledge *k, struct ct_step_at at)
{
    const struct ct_schedule *s = k->progress->check->schedules[at.rank];
    uint64_t *before = k->before + (size_t)at.rank * k->nwords;

    if (at.step >= s->epochs[k->epochs[at.rank] + 1]) {
        while (at.step >= s->epochs[k->epochs[at.rank] + 1])
            k->epochs[at.rank]++;
        unite(k, before, k->ranks + (size_t)at.rank * k->nwords);
    }
    return before;
}

static void learn(struct knowledge *k, struct ct_step_at at)
{
    const struct ct_schedule *s = k->progress->check->schedules[at.rank];
    const struct ct_step *step = &s->steps[at.step];
    const size_t index = index_of(k, at.rank, at.step);
    const int partner = k->progress->matches->partner[index];
    uint64_t *set = k->steps + index * k->nwords;

    unite(k, set, known_before(k, at));
    set[at.rank / 64] |= UINT64_C(1) << (at.rank % 64);
    if (step->action == CT_DO_TOKEN_RECV || ct_action_traits(step->action)->is_fetch)
        unite(k, set, k->steps + index_of(k, step->peer, partner) * k->nwords);
    if (step->action == CT_DO_BARRIER)
        memset(set, -1, k->nwords * sizeof *set);
    for (int i = 0; i < step->nsuccs; i++)
        unite(k, k->steps + index_of(k, at.rank, s->succs[step->first_succ + i]) * k->nwords, set);
    unite(k, k->ranks + (size_t)at.rank * k->nwords, set);
}

static int check_rank(const struct knowledge *k, int rank, struct ct_diag *diag)
{
    const uint64_t *set = k->ranks + (size_t)rank * k->nwords;

    for (int i = 0; i < k->progress->check->nranks; i++) {
        if (i != rank && (set[i / 64] >> (i % 64) & 1) == 0)
            return ct_diag_set(diag, CT_ERR_INVALID,
                               "rank %d may finish before rank %d has started", rank, i);
    }
    return CT_OK;
}

static int check_all(struct knowledge *k, struct ct_diag *diag)
{
    int err = CT_OK;

    for (size_t i = 0; i < k->progress->ndone; i++)
        learn(k, k->progress->order[i]);
    for (int i = 0; i < k->progress->check->nranks && err == CT_OK; i++)
        err = check_rank(k, i, diag);
    return err;
}

int ct_check_synchronises(const struct ct_symbolic_state *progress, struct ct_diag *diag)
{
    const size_t nranks = (size_t)progress->check->nranks;
    const size_t nsteps = progress->matches->first[nranks] + 1;
    struct knowledge k = {.progress = progress, .nwords = (nranks + 63) / 64};
    int err;

    k.steps = calloc(nsteps, k.nwords * sizeof *k.steps);
    k.before = calloc(nranks, k.nwords * sizeof *k.before);
    k.ranks = calloc(nranks, k.nwords * sizeof *k.ranks);
    k.epochs = calloc(nranks, sizeof *k.epochs);
    if (k.steps != NULL && k.before != NULL && k.ranks != NULL && k.epochs != NULL)
        err = check_all(&k, diag);
    else
        err = ct_diag_set(diag, CT_ERR_MEMORY, "out of memory for the order of %zu steps",
                          nsteps - 1);
    free(k.steps);
    free(k.before);
    free(k.ranks);
    free(k.epochs);
    return err;
}
