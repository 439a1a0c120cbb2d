/*
 * lockstep.c - runs what may start, and moves messages whose ends have both started.
 */
#include "model/lockstep.h"

#include "model/mailboxes.h"

#include <stdlib.h>

/* The end at a rank that is not known has step -1; so has that of a post. */
struct message {
    struct ct_started_end sender;
    struct ct_started_end receiver;
};

/* Of one rank, by step; -1: none. */
struct posts {
    int last, before_last; /* that were made */
    int held;              /* waits for the slot of the one before the last */
};

struct run {
    const struct ct_lockstep *how;
    const struct ct_schedule *const *schedules;
    int nranks;
    size_t *first;                /* by rank: number of its first step among all ranks' */
    int *waiting;                 /* by step: predecessors not yet complete; of a post that was
                              made: readers that have not yet fetched */
    int *epoch;                   /* by rank: the present one; nepochs at the end */
    int *left;                    /* by rank: steps of the epoch still to be completed */
    struct posts *posts;          /* by rank */
    struct ct_started_end *ready; /* a stack */
    size_t nready;
    struct ct_mailboxes boxes;
    struct message *moving; /* in this round */
    size_t nmoving;
    bool skips_tokens;
    int *known; /* the ranks with schedules */
    int nknown;
    int nbarrier;  /* of them, ranks at their barrier */
    int nfinished; /* ranks */
};

/* What is numbered apart. */
enum kind { MESSAGE, TOKEN, POST };

/* Ranks have 15 bits, message numbers 14. */
static uint64_t key_of(int sender, int receiver, enum kind kind, int tag)
{
    const uint64_t pair = (uint64_t)sender << 15 | (uint64_t)receiver;

    return (pair << 16 | (uint64_t)kind << 14 | (uint64_t)tag) + 1;
}

int64_t ct_span_bytes(const struct ct_span *span, const struct ct_grid *grid, int units_per_block)
{
    return (int64_t)ct_units_bytes(span->first, span->units, grid, units_per_block);
}

static bool is_send(const struct ct_step *step)
{
    return step->action == CT_DO_SEND || step->action == CT_DO_TOKEN_SEND;
}

static bool is_token(const struct ct_step *step)
{
    return step->action == CT_DO_TOKEN_SEND || step->action == CT_DO_TOKEN_RECV;
}

static const struct ct_step *step_of(const struct run *run, struct ct_started_end at)
{
    return &run->schedules[at.rank]->steps[at.step];
}

/* Of a post. */
static const struct ct_reader *reader_of(const struct run *run, struct ct_started_end at, int i)
{
    return &run->schedules[at.rank]->readers[step_of(run, at)->first_reader + i];
}

static int run_init(struct run *run, struct ct_diag *diag)
{
    const size_t nranks = (size_t)run->nranks;
    size_t nsteps = 0, nends = 0;
    size_t nmet = 0; /* ends whose others are known */

    run->first = calloc(nranks + 1, sizeof *run->first);
    run->epoch = calloc(nranks, sizeof *run->epoch);
    run->left = calloc(nranks, sizeof *run->left);
    run->posts = calloc(nranks, sizeof *run->posts);
    run->known = calloc(nranks, sizeof *run->known);
    if (run->known == NULL || run->first == NULL || run->epoch == NULL || run->left == NULL ||
        run->posts == NULL) {
        ct_diag_memory(diag);
        return CT_ERR_MEMORY;
    }
    for (size_t rank = 0; rank < nranks; rank++) {
        const struct ct_schedule *s = run->schedules[rank];

        run->first[rank] = nsteps;
        run->posts[rank] = (struct posts){-1, -1, -1};
        if (s == NULL)
            continue;
        run->known[run->nknown++] = (int)rank;
        nsteps += (size_t)s->nsteps;
        nmet += (size_t)s->nreaders;
        for (int i = 0; i < s->nsteps; i++) {
            const int peer = s->steps[i].peer;

            nends += peer >= 0 || s->steps[i].action == CT_DO_POST;
            nmet += peer >= 0 && run->schedules[peer] != NULL;
            if (s->steps[i].action == CT_DO_SEND)
                run->skips_tokens = run->how->skips_tokens;
        }
    }
    run->waiting = malloc(ct_size_mul(nsteps + 1, sizeof *run->waiting));
    run->ready = malloc(ct_size_mul(nsteps + 1, sizeof *run->ready));
    run->moving = malloc(ct_size_mul(nends + 1, sizeof *run->moving));
    if (run->waiting == NULL || run->ready == NULL || run->moving == NULL ||
        !ct_mailboxes_init(&run->boxes, nmet))
        return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory for %zu steps", nsteps);
    return CT_OK;
}

static void run_fini(struct run *run)
{
    free(run->first);
    free(run->waiting);
    free(run->epoch);
    free(run->left);
    free(run->posts);
    free(run->known);
    free(run->ready);
    ct_mailboxes_fini(&run->boxes);
    free(run->moving);
}

/* Go on to the next epoch that has steps, from the present one on. */
static void open_epoch(struct run *run, int rank)
{
    const struct ct_schedule *s = run->schedules[rank];
    int *epoch = &run->epoch[rank];

    while (*epoch < s->nepochs && s->epochs[*epoch] == s->epochs[*epoch + 1])
        ++*epoch;
    if (*epoch == s->nepochs) {
        run->nfinished++;
        return;
    }
    run->left[rank] = s->epochs[*epoch + 1] - s->epochs[*epoch];
    for (int i = s->epochs[*epoch]; i < s->epochs[*epoch + 1]; i++) {
        run->waiting[run->first[rank] + (size_t)i] = s->steps[i].npreds;
        if (s->steps[i].npreds == 0)
            run->ready[run->nready++] = (struct ct_started_end){rank, i};
    }
}

static void complete(struct run *run, struct ct_started_end at)
{
    const struct ct_schedule *s = run->schedules[at.rank];
    const struct ct_step *step = &s->steps[at.step];

    for (int i = 0; i < step->nsuccs; i++) {
        const int next = s->succs[step->first_succ + i];

        if (--run->waiting[run->first[at.rank] + (size_t)next] == 0)
            run->ready[run->nready++] = (struct ct_started_end){at.rank, next};
    }
    if (--run->left[at.rank] == 0) {
        run->epoch[at.rank]++;
        open_epoch(run, at.rank);
    }
}

static bool is_empty(const struct run *run, struct ct_started_end at)
{
    const struct ct_schedule *s = run->schedules[at.rank];
    const struct ct_step *step = &s->steps[at.step];
    const struct ct_span *span = is_send(step) ? &step->src : &step->dst;

    return run->how->grid != NULL && ct_span_bytes(span, run->how->grid, s->units_per_block) == 0;
}

static void start_message(struct run *run, struct ct_started_end at)
{
    const struct ct_step *step = step_of(run, at);
    const bool sends = is_send(step);
    struct ct_started_end other = {step->peer, -1};
    const uint64_t key = key_of(sends ? at.rank : step->peer, sends ? step->peer : at.rank,
                                is_token(step) ? TOKEN : MESSAGE, step->tag);

    if (run->schedules[step->peer] != NULL && !ct_mailboxes_meet(&run->boxes, key, at, &other))
        return;
    if (other.step >= 0 && is_token(step) && run->skips_tokens) {
        complete(run, at);
        complete(run, other);
    } else {
        run->moving[run->nmoving++] =
            sends ? (struct message){at, other} : (struct message){other, at};
    }
}

static void work(struct run *run, struct ct_started_end at)
{
    if (run->how->works != NULL)
        run->how->works(run->how->data, run->schedules[at.rank], step_of(run, at));
}

/* Copy the post into its slot, if that is free: its readers see it after this round. */
static void start_post(struct run *run, struct ct_started_end at)
{
    struct posts *posts = &run->posts[at.rank];
    int *waiting = &run->waiting[run->first[at.rank]];

    if (posts->before_last >= 0 && waiting[posts->before_last] > 0) {
        posts->held = at.step;
        return;
    }
    *posts = (struct posts){at.step, posts->last, -1};
    run->moving[run->nmoving++] = (struct message){at, {at.rank, -1}};
    for (int i = 0; i < step_of(run, at)->nreaders; i++)
        waiting[at.step] += run->schedules[reader_of(run, at, i)->rank] != NULL;
    complete(run, at);
}

/* The post has been seen. */
static void fetch(struct run *run, struct ct_started_end at, struct ct_started_end post)
{
    struct posts *posts = &run->posts[post.rank];

    work(run, at);
    complete(run, at);
    if (--run->waiting[run->first[post.rank] + (size_t)post.step] == 0 && posts->held >= 0) {
        run->ready[run->nready++] = (struct ct_started_end){post.rank, posts->held};
        posts->held = -1;
    }
}

/* What comes from a rank that is not known is there. */
static void start_fetch(struct run *run, struct ct_started_end at)
{
    const struct ct_step *step = step_of(run, at);
    struct ct_started_end post;

    if (run->schedules[step->peer] == NULL) {
        work(run, at);
        complete(run, at);
    } else if (ct_mailboxes_meet(&run->boxes, key_of(step->peer, at.rank, POST, step->tag), at,
                                 &post)) {
        fetch(run, at, post);
    }
}

static void show_post(struct run *run, struct ct_started_end at)
{
    for (int i = 0; i < step_of(run, at)->nreaders; i++) {
        const struct ct_reader *reader = reader_of(run, at, i);
        struct ct_started_end other;

        if (run->schedules[reader->rank] != NULL &&
            ct_mailboxes_meet(&run->boxes, key_of(at.rank, reader->rank, POST, reader->tag), at,
                              &other))
            fetch(run, other, at);
    }
}

static void start_barrier(struct run *run, struct ct_started_end at)
{
    if (++run->nbarrier < run->nknown)
        return;
    run->nbarrier = 0;
    work(run, at);
    for (int i = 0; i < run->nknown; i++) {
        const int rank = run->known[i];

        complete(run,
                 (struct ct_started_end){rank, run->schedules[rank]->epochs[run->epoch[rank]]});
    }
}

static void start_step(struct run *run, struct ct_started_end at)
{
    switch (step_of(run, at)->action) {
    case CT_DO_COPY:
    case CT_DO_REDUCE:
        work(run, at);
        complete(run, at);
        break;
    case CT_DO_NATIVE: /* in no plan of an algorithm */
        complete(run, at);
        break;
    case CT_DO_POST:
        start_post(run, at);
        break;
    case CT_DO_FETCH:
    case CT_DO_FETCH_REDUCE:
        start_fetch(run, at);
        break;
    case CT_DO_BARRIER:
        start_barrier(run, at);
        break;
    case CT_DO_SEND:
    case CT_DO_RECV:
        if (is_empty(run, at))
            complete(run, at);
        else
            start_message(run, at);
        break;
    case CT_DO_TOKEN_SEND:
    case CT_DO_TOKEN_RECV:
        start_message(run, at);
        break;
    }
}

static void move_end(struct run *run, struct ct_started_end at)
{
    if (at.step < 0)
        return;
    if (run->how->moves != NULL)
        run->how->moves(run->how->data, run->schedules[at.rank], step_of(run, at));
    if (step_of(run, at)->action == CT_DO_POST)
        show_post(run, at);
    else
        complete(run, at);
}

/* Nothing starts before all of the round has moved, so none is added. */
static void move_all(struct run *run)
{
    const size_t n = run->nmoving;

    run->nmoving = 0;
    for (size_t i = 0; i < n; i++) {
        const struct message message = run->moving[i];

        move_end(run, message.sender);
        move_end(run, message.receiver);
    }
    if (run->how->round_ends != NULL)
        run->how->round_ends(run->how->data);
}

static int run_all(struct run *run)
{
    int rounds = 0;

    for (int rank = 0; rank < run->nranks; rank++) {
        if (run->schedules[rank] != NULL)
            open_epoch(run, rank);
    }
    for (;; rounds++) {
        while (run->nready > 0)
            start_step(run, run->ready[--run->nready]);
        if (run->nmoving == 0 || (rounds > 0 && rounds == run->how->rounds_most))
            return rounds;
        move_all(run);
    }
}

int ct_lockstep_run(const struct ct_lockstep *lockstep, const struct ct_schedule *const *schedules,
                    int nranks, int *rounds, struct ct_diag *diag)
{
    struct run run = {.how = lockstep, .schedules = schedules, .nranks = nranks};
    int err = run_init(&run, diag);

    if (err == CT_OK) {
        const int n = run_all(&run);

        if (rounds != NULL)
            *rounds = n;
        if (run.nfinished < run.nknown && run.nmoving == 0)
            err = ct_diag_set(diag, CT_ERR_INVALID, "ranks wait for each other for ever");
    }
    run_fini(&run);
    return err;
}
