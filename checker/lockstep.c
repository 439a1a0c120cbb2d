/*
 * lockstep.c - runs all schedules together, messages in lockstep.
 */
#include "checker/lockstep.h"

#include "checker/traffic.h"

#include <stdlib.h>

/* Steps by their number among all ranks'. */
struct run {
    struct ct_traffic traffic;
    int *epoch;       /* by rank: the present one; nepochs at the end */
    int *left;        /* by rank: steps of the epoch still to be completed */
    int *waiting;     /* by step: predecessors not yet complete */
    bool *is_started; /* by step */
    int *ready;       /* a stack of steps */
    int nready;
    int *moving; /* sends of this round */
    int nmoving;
    bool has_data; /* some message has */
    int nbarrier;  /* ranks at their barrier */
    int nfinished; /* ranks */
};

static int run_init(struct run *run, const struct ct_schedule *const *schedules, int nranks,
                    struct ct_diag *diag)
{
    int err = ct_traffic_init(&run->traffic, schedules, nranks, diag);
    size_t nsteps;

    if (err != CT_OK)
        return err;
    nsteps = (size_t)run->traffic.nsteps + 1;
    run->epoch = calloc((size_t)nranks, sizeof *run->epoch);
    run->left = calloc((size_t)nranks, sizeof *run->left);
    run->waiting = calloc(nsteps, sizeof *run->waiting);
    run->is_started = calloc(nsteps, sizeof *run->is_started);
    run->ready = calloc(nsteps, sizeof *run->ready);
    run->moving = calloc(nsteps, sizeof *run->moving);
    if (run->epoch == NULL || run->left == NULL || run->waiting == NULL ||
        run->is_started == NULL || run->ready == NULL || run->moving == NULL)
        return ct_diag_memory(diag);
    for (int i = 0; i < run->traffic.nsteps; i++) {
        const struct ct_step *step = ct_traffic_step(&run->traffic, i);

        run->waiting[i] = step->npreds;
        run->has_data = run->has_data || step->action == CT_DO_SEND;
    }
    return CT_OK;
}

static void run_fini(struct run *run)
{
    ct_traffic_fini(&run->traffic);
    free(run->epoch);
    free(run->left);
    free(run->waiting);
    free(run->is_started);
    free(run->ready);
    free(run->moving);
}

/* Go on to the next epoch that has steps, from the present one on. */
static void open_epoch(struct run *run, int rank)
{
    const struct ct_schedule *s = run->traffic.schedules[rank];
    int *epoch = &run->epoch[rank];

    while (*epoch < s->nepochs && s->epochs[*epoch] == s->epochs[*epoch + 1])
        ++*epoch;
    if (*epoch == s->nepochs) {
        run->nfinished++;
        return;
    }
    run->left[rank] = s->epochs[*epoch + 1] - s->epochs[*epoch];
    for (int i = s->epochs[*epoch]; i < s->epochs[*epoch + 1]; i++) {
        if (s->steps[i].npreds == 0)
            run->ready[run->nready++] = run->traffic.first[rank] + i;
    }
}

static void complete(struct run *run, int number)
{
    const int rank = run->traffic.owner[number];
    const struct ct_schedule *s = run->traffic.schedules[rank];
    const struct ct_step *step = ct_traffic_step(&run->traffic, number);

    for (int i = 0; i < step->nsuccs; i++) {
        const int next = run->traffic.first[rank] + s->succs[step->first_succ + i];

        if (--run->waiting[next] == 0)
            run->ready[run->nready++] = next;
    }
    if (--run->left[rank] == 0) {
        run->epoch[rank]++;
        open_epoch(run, rank);
    }
}

static void complete_message(struct run *run, int number)
{
    complete(run, number);
    complete(run, run->traffic.partner[number]);
}

static void start_message(struct run *run, int number, bool is_token)
{
    if (!run->is_started[run->traffic.partner[number]])
        return;
    if (is_token && run->has_data)
        complete_message(run, number);
    else
        run->moving[run->nmoving++] = number;
}

static void start_barrier(struct run *run)
{
    const struct ct_traffic *t = &run->traffic;

    if (++run->nbarrier < t->nranks)
        return;
    run->nbarrier = 0;
    for (int rank = 0; rank < t->nranks; rank++)
        complete(run, t->first[rank] + t->schedules[rank]->epochs[run->epoch[rank]]);
}

static void start_step(struct run *run, int number)
{
    run->is_started[number] = true;
    switch (ct_traffic_step(&run->traffic, number)->action) {
    case CT_DO_COPY:
    case CT_DO_REDUCE:
    case CT_DO_NATIVE: /* in no plan of an algorithm */
    case CT_DO_POST:   /* in none that claims to be free of contention */
    case CT_DO_FETCH:
    case CT_DO_FETCH_REDUCE:
        complete(run, number);
        break;
    case CT_DO_BARRIER:
        start_barrier(run);
        break;
    case CT_DO_TOKEN_SEND:
    case CT_DO_TOKEN_RECV:
        start_message(run, number, true);
        break;
    case CT_DO_SEND:
    case CT_DO_RECV:
        start_message(run, number, false);
        break;
    }
}

/* Start all that can be started; false: no message is under way then. */
static bool start_all(struct run *run)
{
    while (run->nready > 0)
        start_step(run, run->ready[--run->nready]);
    return run->nmoving > 0;
}

static int count_all(struct run *run)
{
    int rounds = 0;

    for (int rank = 0; rank < run->traffic.nranks; rank++)
        open_epoch(run, rank);
    for (; start_all(run); rounds++) {
        const int n = run->nmoving;

        /* nothing is started meanwhile, so none is added */
        run->nmoving = 0;
        for (int i = 0; i < n; i++)
            complete_message(run, run->moving[i]);
    }
    return rounds;
}

int ct_rounds_count(const struct ct_schedule *const *schedules, int nranks, int *rounds,
                    struct ct_diag *diag)
{
    struct run run = {.nready = 0};
    int err = run_init(&run, schedules, nranks, diag);

    if (err == CT_OK) {
        *rounds = count_all(&run);
        if (run.nfinished < nranks)
            err = ct_diag_set(diag, CT_ERR_INVALID, "ranks wait for each other for ever");
    }
    run_fini(&run);
    return err;
}
