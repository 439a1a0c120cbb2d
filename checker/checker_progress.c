/*
 * checker_progress.c - run all schedules together.
 *
 * A message moves when both its steps have started, what is posted when the post and
 * all fetches from it have. Since no two steps
 * conflict and every message has one possible partner, the order in which
 * steps run does not matter.
 */
#include "checker/checker_parts.h"

#include <stdlib.h>
#include <string.h>

struct run {
    struct ct_symbolic_state progress;
    struct ct_contents contents;
    int *left;                /* by rank: steps of the epoch still to be completed */
    int *waiting;             /* predecessors not yet complete, as matches->first; of a
                                 post that started, fetches that have not */
    struct ct_step_at *ready; /* a stack */
    size_t nready;
    int nfinished; /* ranks without further epochs */
    int nbarrier;  /* ranks at their barrier */
    struct ct_diag *diag;
};

static const struct ct_schedule *schedule_of(const struct run *run, int rank)
{
    return run->progress.check->schedules[rank];
}

static size_t index_of(const struct run *run, struct ct_step_at at)
{
    return run->progress.matches->first[at.rank] + (size_t)at.step;
}

static void count_waits(struct run *run)
{
    for (int rank = 0; rank < run->progress.check->nranks; rank++) {
        const struct ct_schedule *s = schedule_of(run, rank);

        for (int i = 0; i < s->nsteps; i++)
            run->waiting[index_of(run, (struct ct_step_at){rank, i})] = s->steps[i].npreds;
    }
}

static int run_init(struct run *run, const struct ct_check *check, const struct ct_matches *matches,
                    struct ct_diag *diag)
{
    const size_t nranks = (size_t)check->nranks;
    const size_t nsteps = matches->first[nranks] + 1;
    struct ct_symbolic_state *progress = &run->progress;
    int err;

    memset(run, 0, sizeof *run);
    progress->check = check;
    progress->matches = matches;
    run->diag = diag;
    err = ct_contents_init(&run->contents, check, diag);
    progress->states = calloc(nsteps, sizeof *progress->states);
    progress->epochs = calloc(nranks, sizeof *progress->epochs);
    progress->order = calloc(nsteps, sizeof *progress->order);
    run->left = calloc(nranks, sizeof *run->left);
    run->waiting = calloc(nsteps, sizeof *run->waiting);
    run->ready = calloc(nsteps, sizeof *run->ready);
    if (err != CT_OK)
        return err;
    if (progress->states == NULL || progress->epochs == NULL || progress->order == NULL ||
        run->left == NULL || run->waiting == NULL || run->ready == NULL)
        return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory for a symbolic run of %zu steps",
                           nsteps - 1);
    count_waits(run);
    return CT_OK;
}

static void run_fini(struct run *run)
{
    ct_contents_fini(&run->contents);
    free(run->progress.states);
    free(run->progress.epochs);
    free(run->progress.order);
    free(run->left);
    free(run->waiting);
    free(run->ready);
}

static void push(struct run *run, int rank, int step)
{
    run->ready[run->nready++] = (struct ct_step_at){rank, step};
}

/* Go on to the next epoch that has steps, from the present one on. */
static void open_epoch(struct run *run, int rank)
{
    const struct ct_schedule *s = schedule_of(run, rank);
    int *epoch = &run->progress.epochs[rank];

    while (*epoch < s->nepochs && s->epochs[*epoch] == s->epochs[*epoch + 1])
        ++*epoch;
    if (*epoch == s->nepochs) {
        run->nfinished++;
        return;
    }
    run->left[rank] = s->epochs[*epoch + 1] - s->epochs[*epoch];
    for (int i = s->epochs[*epoch + 1] - 1; i >= s->epochs[*epoch]; i--) {
        if (s->steps[i].npreds == 0)
            push(run, rank, i);
    }
}

static void complete(struct run *run, struct ct_step_at at)
{
    const struct ct_schedule *s = schedule_of(run, at.rank);
    const struct ct_step *step = &s->steps[at.step];

    run->progress.states[index_of(run, at)] = CT_STEP_DONE;
    if (step->action != CT_DO_POST)
        run->progress.order[run->progress.ndone++] = at;
    for (int i = 0; i < step->nsuccs; i++) {
        const int succ = s->succs[step->first_succ + i];

        if (--run->waiting[index_of(run, (struct ct_step_at){at.rank, succ})] == 0)
            push(run, at.rank, succ);
    }
    if (--run->left[at.rank] == 0) {
        run->progress.epochs[at.rank]++;
        open_epoch(run, at.rank);
    }
}

/* The step has started; if its peer's has too, the message moves. */
static int do_message(struct run *run, struct ct_step_at here)
{
    const struct ct_step *step = &schedule_of(run, here.rank)->steps[here.step];
    const struct ct_action_traits *traits = ct_action_traits(step->action);
    const struct ct_step_at there = {step->peer,
                                     run->progress.matches->partner[index_of(run, here)]};
    const struct ct_step_at from = traits->is_send ? here : there;
    const struct ct_step_at to = traits->is_send ? there : here;
    int err = CT_OK;

    if (run->progress.states[index_of(run, there)] != CT_STEP_STARTED)
        return CT_OK;
    if (!traits->is_token)
        err = ct_contents_move(&run->contents, from, to, run->diag);
    if (err != CT_OK)
        return err;
    complete(run, from);
    complete(run, to);
    return CT_OK;
}

/* All have started: the fetches are made, and the post is over. */
static int fetch_all(struct run *run, struct ct_step_at post)
{
    const struct ct_schedule *s = schedule_of(run, post.rank);
    int err = CT_OK;

    for (int i = 0; i < s->steps[post.step].nreaders && err == CT_OK; i++) {
        const struct ct_step_at at = ct_matches_fetch(run->progress.matches, s, post.step, i);

        if (schedule_of(run, at.rank)->steps[at.step].action == CT_DO_FETCH)
            err = ct_contents_move(&run->contents, post, at, run->diag);
        else
            err = ct_contents_reduce(&run->contents, post, at, run->diag);
        if (err == CT_OK)
            complete(run, at);
    }
    if (err == CT_OK)
        complete(run, post);
    return err;
}

static int do_fetch(struct run *run, struct ct_step_at at)
{
    const struct ct_step_at post = {schedule_of(run, at.rank)->steps[at.step].peer,
                                    run->progress.matches->partner[index_of(run, at)]};

    if (run->progress.states[index_of(run, post)] == CT_STEP_STARTED &&
        --run->waiting[index_of(run, post)] == 0)
        return fetch_all(run, post);
    return CT_OK;
}

static int do_post(struct run *run, struct ct_step_at at)
{
    const struct ct_schedule *s = schedule_of(run, at.rank);
    const int nreaders = s->steps[at.step].nreaders;
    int *late = &run->waiting[index_of(run, at)];
    int err;

    run->progress.order[run->progress.ndone++] = at;
    *late = nreaders;
    for (int i = 0; i < nreaders; i++) {
        const struct ct_step_at fetch = ct_matches_fetch(run->progress.matches, s, at.step, i);

        *late -= run->progress.states[index_of(run, fetch)] == CT_STEP_STARTED;
    }
    err = ct_contents_read(&run->contents, at, run->diag);
    return err == CT_OK && *late == 0 ? fetch_all(run, at) : err;
}

/* The last rank to come completes the barrier for all. */
static int do_barrier(struct run *run)
{
    const struct ct_symbolic_state *progress = &run->progress;

    if (++run->nbarrier < progress->check->nranks)
        return CT_OK;
    run->nbarrier = 0;
    for (int i = 0; i < progress->check->nranks; i++)
        complete(run, (struct ct_step_at){i, schedule_of(run, i)->epochs[progress->epochs[i]]});
    return CT_OK;
}

static int start_step(struct run *run, struct ct_step_at at)
{
    int err = CT_OK;

    run->progress.states[index_of(run, at)] = CT_STEP_STARTED;
    switch (schedule_of(run, at.rank)->steps[at.step].action) {
    case CT_DO_COPY:
        err = ct_contents_move(&run->contents, at, at, run->diag);
        break;
    case CT_DO_REDUCE:
        err = ct_contents_reduce(&run->contents, at, at, run->diag);
        break;
    case CT_DO_BARRIER:
        return do_barrier(run);
    case CT_DO_NATIVE: /* refused before */
        break;
    case CT_DO_POST:
        return do_post(run, at);
    case CT_DO_FETCH:
    case CT_DO_FETCH_REDUCE:
        return do_fetch(run, at);
    case CT_DO_SEND:
    case CT_DO_RECV:
    case CT_DO_TOKEN_SEND:
    case CT_DO_TOKEN_RECV:
        return do_message(run, at);
    }
    if (err == CT_OK)
        complete(run, at);
    return err;
}

static int run_all(struct run *run)
{
    const struct ct_check *check = run->progress.check;
    int err = CT_OK;

    for (int i = 0; i < check->nranks; i++)
        open_epoch(run, i);
    while (run->nready > 0 && err == CT_OK)
        err = start_step(run, run->ready[--run->nready]);
    if (err == CT_OK && run->nfinished < check->nranks)
        err = ct_check_stuck(&run->progress, run->diag);
    if (err == CT_OK)
        err = ct_contents_check(&run->contents, run->diag);
    if (err == CT_OK && check->collective->synchronises)
        err = ct_check_synchronises(&run->progress, run->diag);
    return err;
}

int ct_check_progress(const struct ct_check *check, const struct ct_matches *matches,
                      struct ct_diag *diag)
{
    struct run run;
    int err = run_init(&run, check, matches, diag);

    if (err == CT_OK)
        err = run_all(&run);
    run_fini(&run);
    return err;
}
