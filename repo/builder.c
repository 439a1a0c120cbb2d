/*
 * builder.c - collects steps, numbers messages, turns predecessors into
 * successors.
 */
#include "repo/builder.h"

#include "base/array.h"

#include <limits.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* Messages of each kind exchanged with a peer so far: the next tag. */
struct peer_counts {
    int next[CT_DO_TOKEN_RECV + 1]; /* by action; the unused stay 0 */
};

struct edge {
    int pred;
    int step;
};

struct ct_builder {
    int nranks;
    int rank;
    int units_per_block;
    bool skips_empty;
    struct ct_step *steps;
    int nsteps;
    int *epochs; /* first step of each */
    int nepochs;
    struct edge *edges;
    int nedges;
    struct peer_counts *peers;
    int nscratch;
    int scratch_units[CT_SCRATCH_MAX];
    int *scratch_items[CT_SCRATCH_MAX];
    int nitems[CT_SCRATCH_MAX];
    int err; /* the first failure */
    struct ct_diag diag;
};

static void fail_memory(struct ct_builder *b)
{
    if (b->err == CT_OK)
        b->err = ct_diag_set(&b->diag, CT_ERR_MEMORY, "out of memory for a schedule of %d steps",
                             b->nsteps);
}

void ct_builder_fail(struct ct_builder *b, enum ct_status status, const char *text)
{
    if (b->err == CT_OK)
        b->err = ct_diag_set(&b->diag, status, "%s", text);
}

struct ct_builder *ct_builder_new(int nranks, int rank)
{
    struct ct_builder *b = calloc(1, sizeof *b);

    if (b == NULL)
        return NULL;
    b->peers = calloc((size_t)nranks, sizeof *b->peers);
    if (b->peers == NULL) {
        free(b);
        return NULL;
    }
    b->nranks = nranks;
    b->rank = rank;
    b->units_per_block = 1;
    ct_fence(b);
    return b;
}

void ct_builder_free(struct ct_builder *b)
{
    if (b == NULL)
        return;
    free(b->steps);
    free(b->epochs);
    free(b->edges);
    free(b->peers);
    for (int i = 0; i < CT_SCRATCH_MAX; i++)
        free(b->scratch_items[i]);
    free(b);
}

int ct_builder_nranks(const struct ct_builder *b)
{
    return b->nranks;
}

void ct_set_units_per_block(struct ct_builder *b, int units)
{
    b->units_per_block = units;
}

void ct_skip_empty(struct ct_builder *b)
{
    b->skips_empty = true;
}

void ct_scratch_items(struct ct_builder *b, int buffer, const int *items, int nblocks)
{
    const int i = buffer - CT_SCRATCH;
    const size_t bytes = (size_t)nblocks * sizeof *items;

    if (i < 0 || i >= CT_SCRATCH_MAX) {
        ct_builder_fail(b, CT_ERR_INVALID, "items of no scratch buffer");
        return;
    }
    free(b->scratch_items[i]);
    b->scratch_items[i] = malloc(bytes + 1);
    if (b->scratch_items[i] == NULL) {
        fail_memory(b);
        return;
    }
    memcpy(b->scratch_items[i], items, bytes);
    b->nitems[i] = nblocks;
}

struct ct_span ct_span(int buffer, int first, int units)
{
    const struct ct_span span = {buffer, first, units};

    return span;
}

/* Scratch buffers are as large as the plan uses them. */
static void note_scratch(struct ct_builder *b, const struct ct_span *span)
{
    const int i = span->buffer - CT_SCRATCH;
    int end;

    if (i < 0 || i >= CT_SCRATCH_MAX)
        return;
    end = span->first + span->units;
    if (b->nscratch <= i)
        b->nscratch = i + 1;
    if (b->scratch_units[i] < end)
        b->scratch_units[i] = end;
}

static bool span_is_wrong(const struct ct_span *span)
{
    return span->buffer < CT_SEND || span->buffer >= CT_SCRATCH + CT_SCRATCH_MAX ||
           span->first < 0 || span->units < 0 || span->units > INT_MAX - span->first;
}

static int add(struct ct_builder *b, const struct ct_step *step)
{
    struct ct_step *steps;

    if (b->err != CT_OK)
        return CT_NO_STEP;
    if (step->tag >= CT_TAGS_MAX || span_is_wrong(&step->src) || span_is_wrong(&step->dst)) {
        b->err = ct_diag_set(&b->diag, CT_ERR_INVALID,
                             "rank %d: step %d: a span or message number is out of range", b->rank,
                             b->nsteps);
        return CT_NO_STEP;
    }
    steps = ct_array_grow(b->steps, b->nsteps, sizeof *steps);
    if (steps == NULL) {
        fail_memory(b);
        return CT_NO_STEP;
    }
    b->steps = steps;
    b->steps[b->nsteps] = *step;
    note_scratch(b, &step->src);
    note_scratch(b, &step->dst);
    return b->nsteps++;
}

/* The counters for a peer; NULL, and the failure kept, if there is none. */
static struct peer_counts *counts_of(struct ct_builder *b, int peer)
{
    if (peer >= 0 && peer < b->nranks && peer != b->rank)
        return &b->peers[peer];
    if (b->err == CT_OK)
        b->err = ct_diag_set(&b->diag, CT_ERR_INVALID, "rank %d: step %d: no such peer: %d",
                             b->rank, b->nsteps, peer);
    return NULL;
}

static int add_message(struct ct_builder *b, enum ct_action action, int peer, struct ct_span src,
                       struct ct_span dst)
{
    struct ct_step step = {.action = action, .peer = peer, .src = src, .dst = dst};
    struct peer_counts *counts = counts_of(b, peer);

    if (counts == NULL)
        return CT_NO_STEP;
    step.tag = counts->next[action]++;
    return add(b, &step);
}

static const struct ct_span nothing = {CT_SEND, 0, 0};

int ct_send(struct ct_builder *b, int peer, struct ct_span src)
{
    return src.units == 0 ? CT_NO_STEP : add_message(b, CT_DO_SEND, peer, src, nothing);
}

int ct_recv(struct ct_builder *b, int peer, struct ct_span dst)
{
    return dst.units == 0 ? CT_NO_STEP : add_message(b, CT_DO_RECV, peer, nothing, dst);
}

int ct_copy(struct ct_builder *b, struct ct_span src, struct ct_span dst)
{
    const struct ct_step step = {.action = CT_DO_COPY, .peer = -1, .src = src, .dst = dst};

    if (src.units == 0 || (src.buffer == dst.buffer && src.first == dst.first))
        return CT_NO_STEP;
    return add(b, &step);
}

int ct_combine(struct ct_builder *b, struct ct_span src, struct ct_span dst)
{
    const struct ct_step step = {.action = CT_DO_REDUCE, .peer = -1, .src = src, .dst = dst};

    if (src.units == 0)
        return CT_NO_STEP;
    return add(b, &step);
}

int ct_token_send(struct ct_builder *b, int peer)
{
    return add_message(b, CT_DO_TOKEN_SEND, peer, nothing, nothing);
}

int ct_token_recv(struct ct_builder *b, int peer)
{
    return add_message(b, CT_DO_TOKEN_RECV, peer, nothing, nothing);
}

void ct_after(struct ct_builder *b, int step, int pred)
{
    struct edge *edges;

    if (b->err != CT_OK || step == CT_NO_STEP || pred == CT_NO_STEP ||
        pred < b->epochs[b->nepochs - 1])
        return;
    if (pred >= step || step >= b->nsteps) {
        b->err = ct_diag_set(&b->diag, CT_ERR_INVALID, "rank %d: step %d cannot wait for step %d",
                             b->rank, step, pred);
        return;
    }
    edges = ct_array_grow(b->edges, b->nedges, sizeof *edges);
    if (edges == NULL) {
        fail_memory(b);
        return;
    }
    b->edges = edges;
    b->edges[b->nedges].pred = pred;
    b->edges[b->nedges].step = step;
    b->nedges++;
}

void ct_fence(struct ct_builder *b)
{
    int *epochs;

    if (b->nepochs > 0 && b->epochs[b->nepochs - 1] == b->nsteps)
        return;
    epochs = ct_array_grow(b->epochs, b->nepochs, sizeof *epochs);
    if (epochs == NULL) {
        fail_memory(b);
        return;
    }
    b->epochs = epochs;
    b->epochs[b->nepochs++] = b->nsteps;
}

void ct_barrier_step(struct ct_builder *b)
{
    const struct ct_step step = {.action = CT_DO_BARRIER, .peer = -1};

    ct_fence(b);
    add(b, &step);
    ct_fence(b);
}

void ct_native(struct ct_builder *b, struct ct_span src, struct ct_span dst)
{
    const struct ct_step step = {.action = CT_DO_NATIVE, .peer = -1, .src = src, .dst = dst};

    ct_fence(b);
    add(b, &step);
    ct_fence(b);
}

/* Count predecessors and list successors by step. */
static void link_steps(struct ct_schedule *s, const struct edge *edges, int nedges)
{
    int at = 0;

    for (int i = 0; i < nedges; i++) {
        s->steps[edges[i].step].npreds++;
        s->steps[edges[i].pred].nsuccs++;
    }
    for (int i = 0; i < s->nsteps; i++) {
        s->steps[i].first_succ = at;
        at += s->steps[i].nsuccs;
        s->steps[i].nsuccs = 0;
    }
    for (int i = 0; i < nedges; i++) {
        struct ct_step *pred = &s->steps[edges[i].pred];

        s->succs[pred->first_succ + pred->nsuccs++] = edges[i].step;
    }
}

/* Hand the items of the scratch buffers over. */
static void move_items(struct ct_builder *b, struct ct_schedule *s)
{
    for (int i = 0; i < b->nscratch; i++) {
        s->scratch_items[i] = b->scratch_items[i];
        b->scratch_items[i] = NULL;
    }
}

static bool has_items(const struct ct_builder *b)
{
    for (int i = 0; i < b->nscratch; i++) {
        if (b->scratch_items[i] != NULL && b->scratch_units[i] > b->nitems[i] * b->units_per_block)
            return false;
    }
    return true;
}

/* Hand the steps over, which take most of the memory; false: out of memory. */
static bool move_steps(struct ct_builder *b, struct ct_schedule *s)
{
    s->steps = realloc(b->steps, ((size_t)b->nsteps + 1) * sizeof *s->steps);
    if (s->steps == NULL)
        return false;
    s->nsteps = b->nsteps;
    b->steps = NULL;
    return true;
}

static struct ct_schedule *schedule_of(struct ct_builder *b)
{
    struct ct_schedule *s = calloc(1, sizeof *s);

    if (s == NULL)
        return NULL;
    /* one entry more than needed: an allocation of none may give NULL */
    s->epochs = calloc((size_t)b->nepochs + 1, sizeof *s->epochs);
    s->succs = calloc((size_t)b->nedges + 1, sizeof *s->succs);
    if (s->epochs == NULL || s->succs == NULL || !move_steps(b, s)) {
        ct_schedule_free(s);
        return NULL;
    }
    s->nranks = b->nranks;
    s->rank = b->rank;
    s->units_per_block = b->units_per_block;
    s->skips_empty = b->skips_empty;
    s->nepochs = b->nepochs;
    memcpy(s->epochs, b->epochs, (size_t)b->nepochs * sizeof *s->epochs);
    s->epochs[b->nepochs] = s->nsteps;
    s->nscratch = b->nscratch;
    memcpy(s->scratch_units, b->scratch_units, sizeof s->scratch_units);
    link_steps(s, b->edges, b->nedges);
    return s;
}

int ct_builder_finish(struct ct_builder *b, struct ct_schedule **schedule, struct ct_diag *diag)
{
    if (!has_items(b))
        ct_builder_fail(b, CT_ERR_INVALID, "a scratch buffer has more blocks than items");
    if (b->err == CT_OK) {
        *schedule = schedule_of(b);
        if (*schedule != NULL) {
            move_items(b, *schedule);
            return CT_OK;
        }
        fail_memory(b);
    }
    return ct_diag_set(diag, (enum ct_status)b->err, "%s", b->diag.text);
}
