/*
 * lockstep.c - runs what may start, and moves messages whose ends have both started.
 */
#include "model/lockstep.h"

#include <stdlib.h>

struct step_at {
    int rank;
    int step;
};

/* Where a message is kept whose one end has started. */
struct mailbox {
    uint64_t key; /* 0: empty */
    struct step_at at;
};

/* The end at a rank that is not known has step -1; so has that of a post. */
struct message {
    struct step_at sender;
    struct step_at receiver;
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
    size_t *first;         /* by rank: number of its first step among all ranks' */
    int *waiting;          /* by step: predecessors not yet complete; of a post that was
                              made: readers that have not yet fetched */
    int *epoch;            /* by rank: the present one; nepochs at the end */
    int *left;             /* by rank: steps of the epoch still to be completed */
    struct posts *posts;   /* by rank */
    struct step_at *ready; /* a stack */
    size_t nready;
    struct mailbox *boxes;
    size_t nboxes;          /* a power of two */
    struct message *moving; /* in this round */
    size_t nmoving;
    bool tokens_take_rounds;
    int nknown;    /* ranks with schedules */
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

/* True if the other end has come; else this one is kept for it. */
static bool meets(struct run *run, uint64_t key, struct step_at at, struct step_at *other)
{
    const uint64_t hash = key * UINT64_C(0x9e3779b97f4a7c15);
    size_t i = (size_t)(hash ^ hash >> 32) & (run->nboxes - 1);

    while (run->boxes[i].key != 0 && run->boxes[i].key != key)
        i = (i + 1) & (run->nboxes - 1);
    if (run->boxes[i].key == 0) {
        run->boxes[i] = (struct mailbox){key, at};
        return false;
    }
    *other = run->boxes[i].at;
    return true;
}

int64_t ct_span_bytes(const struct ct_span *span, const struct ct_grid *grid, int units_per_block)
{
    if (units_per_block == 1 && grid->starts == NULL)
        return (int64_t)((size_t)span->units * grid->block_bytes);
    return (int64_t)(ct_unit_offset(span->first + span->units, grid, units_per_block) -
                     ct_unit_offset(span->first, grid, units_per_block));
}

static bool is_send(const struct ct_step *step)
{
    return step->action == CT_DO_SEND || step->action == CT_DO_TOKEN_SEND;
}

static bool is_token(const struct ct_step *step)
{
    return step->action == CT_DO_TOKEN_SEND || step->action == CT_DO_TOKEN_RECV;
}

static const struct ct_step *step_of(const struct run *run, struct step_at at)
{
    return &run->schedules[at.rank]->steps[at.step];
}

/* Of a post. */
static const struct ct_reader *reader_of(const struct run *run, struct step_at at, int i)
{
    return &run->schedules[at.rank]->readers[step_of(run, at)->first_reader + i];
}

static int run_init(struct run *run, struct ct_diag *diag)
{
    const size_t nranks = (size_t)run->nranks;
    size_t nsteps = 0, nends = 0, nsends = 0;

    run->first = calloc(nranks + 1, sizeof *run->first);
    run->epoch = calloc(nranks, sizeof *run->epoch);
    run->left = calloc(nranks, sizeof *run->left);
    run->posts = calloc(nranks, sizeof *run->posts);
    if (run->first == NULL || run->epoch == NULL || run->left == NULL || run->posts == NULL) {
        ct_diag_memory(diag);
        return CT_ERR_MEMORY;
    }
    run->tokens_take_rounds = true;
    for (size_t rank = 0; rank < nranks; rank++) {
        const struct ct_schedule *s = run->schedules[rank];

        run->first[rank] = nsteps;
        run->posts[rank] = (struct posts){-1, -1, -1};
        if (s == NULL)
            continue;
        run->nknown++;
        nsteps += (size_t)s->nsteps;
        nsends += (size_t)s->nreaders;
        for (int i = 0; i < s->nsteps; i++) {
            nends += s->steps[i].peer >= 0 || s->steps[i].action == CT_DO_POST;
            nsends += is_send(&s->steps[i]);
            if (s->steps[i].action == CT_DO_SEND)
                run->tokens_take_rounds = run->how->tokens_take_rounds;
        }
    }
    run->nboxes = 16;
    while (run->nboxes < 2 * nsends)
        run->nboxes *= 2;
    run->waiting = malloc(ct_size_mul(nsteps + 1, sizeof *run->waiting));
    run->ready = malloc(ct_size_mul(nsteps + 1, sizeof *run->ready));
    run->moving = malloc(ct_size_mul(nends + 1, sizeof *run->moving));
    run->boxes = calloc(run->nboxes, sizeof *run->boxes);
    if (run->waiting == NULL || run->ready == NULL || run->moving == NULL || run->boxes == NULL)
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
    free(run->ready);
    free(run->boxes);
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
            run->ready[run->nready++] = (struct step_at){rank, i};
    }
}

static void complete(struct run *run, struct step_at at)
{
    const struct ct_schedule *s = run->schedules[at.rank];
    const struct ct_step *step = &s->steps[at.step];

    for (int i = 0; i < step->nsuccs; i++) {
        const int next = s->succs[step->first_succ + i];

        if (--run->waiting[run->first[at.rank] + (size_t)next] == 0)
            run->ready[run->nready++] = (struct step_at){at.rank, next};
    }
    if (--run->left[at.rank] == 0) {
        run->epoch[at.rank]++;
        open_epoch(run, at.rank);
    }
}

static bool is_empty(const struct run *run, struct step_at at)
{
    const struct ct_schedule *s = run->schedules[at.rank];
    const struct ct_step *step = &s->steps[at.step];
    const struct ct_span *span = is_send(step) ? &step->src : &step->dst;

    return run->how->grid != NULL && ct_span_bytes(span, run->how->grid, s->units_per_block) == 0;
}

static void start_message(struct run *run, struct step_at at)
{
    const struct ct_step *step = step_of(run, at);
    const bool sends = is_send(step);
    struct step_at other = {step->peer, -1};
    const uint64_t key = key_of(sends ? at.rank : step->peer, sends ? step->peer : at.rank,
                                is_token(step) ? TOKEN : MESSAGE, step->tag);

    if (run->schedules[step->peer] != NULL && !meets(run, key, at, &other))
        return;
    if (other.step >= 0 && is_token(step) && !run->tokens_take_rounds) {
        complete(run, at);
        complete(run, other);
    } else {
        run->moving[run->nmoving++] =
            sends ? (struct message){at, other} : (struct message){other, at};
    }
}

static void work(struct run *run, struct step_at at)
{
    if (run->how->works != NULL)
        run->how->works(run->how->data, run->schedules[at.rank], step_of(run, at));
}

/* Copy the post into its slot, if that is free: its readers see it after this round. */
static void start_post(struct run *run, struct step_at at)
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
static void fetch(struct run *run, struct step_at at, struct step_at post)
{
    struct posts *posts = &run->posts[post.rank];

    work(run, at);
    complete(run, at);
    if (--run->waiting[run->first[post.rank] + (size_t)post.step] == 0 && posts->held >= 0) {
        run->ready[run->nready++] = (struct step_at){post.rank, posts->held};
        posts->held = -1;
    }
}

/* What comes from a rank that is not known is there. */
static void start_fetch(struct run *run, struct step_at at)
{
    const struct ct_step *step = step_of(run, at);
    struct step_at post;

    if (run->schedules[step->peer] == NULL) {
        work(run, at);
        complete(run, at);
    } else if (meets(run, key_of(step->peer, at.rank, POST, step->tag), at, &post)) {
        fetch(run, at, post);
    }
}

static void show_post(struct run *run, struct step_at at)
{
    for (int i = 0; i < step_of(run, at)->nreaders; i++) {
        const struct ct_reader *reader = reader_of(run, at, i);
        struct step_at other;

        if (run->schedules[reader->rank] != NULL &&
            meets(run, key_of(at.rank, reader->rank, POST, reader->tag), at, &other))
            fetch(run, other, at);
    }
}

static void start_barrier(struct run *run, struct step_at at)
{
    if (++run->nbarrier < run->nknown)
        return;
    run->nbarrier = 0;
    work(run, at);
    for (int rank = 0; rank < run->nranks; rank++) {
        if (run->schedules[rank] != NULL)
            complete(run, (struct step_at){rank, run->schedules[rank]->epochs[run->epoch[rank]]});
    }
}

static void start_step(struct run *run, struct step_at at)
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

static void move_end(struct run *run, struct step_at at)
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
