/*
 * builder.c - collects steps and numbers messages.
 */
#include "repo/builder.h"

#include "base/array.h"
#include "repo/builder_state.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

void ct_builder_fail_memory(struct ct_builder *b)
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
    if (!ct_peers_init(&b->peers, nranks)) {
        free(b);
        return NULL;
    }
    b->nranks = nranks;
    b->rank = rank;
    b->units_per_block = 1;
    b->last_post = CT_NO_STEP;
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
    ct_peers_fini(&b->peers);
    free(b->readers);
    for (int i = 0; i < CT_SCRATCH_MAX; i++)
        free(b->scratch_items[i]);
    free(b);
}

int ct_builder_nranks(const struct ct_builder *b)
{
    return b->nranks;
}

void ct_builder_reserve(struct ct_builder *b, int nsteps)
{
    const int least = b->nsteps + nsteps;
    void *steps;

    if (least <= b->step_room)
        return;
    steps = realloc(b->steps, ct_size_mul((size_t)least, sizeof *b->steps));
    if (steps == NULL) {
        ct_builder_fail_memory(b);
        return;
    }
    b->steps = steps;
    b->step_room = least;
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
        ct_builder_fail_memory(b);
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

/* Make room for element n; NULL: out of memory, which is kept, with the array as it was. */
static void *make_room(struct ct_builder *b, void *array, int n, int *room, size_t size)
{
    const int more = *room == 0 ? 32 : 2 * *room;
    void *grown;

    if (n < *room)
        return array;
    grown = realloc(array, ct_size_mul((size_t)more, size));
    if (grown == NULL)
        ct_builder_fail_memory(b);
    else
        *room = more;
    return grown;
}

static bool is_fetch(enum ct_action action)
{
    return action == CT_DO_FETCH || action == CT_DO_FETCH_REDUCE;
}

static int add(struct ct_builder *b, const struct ct_step *step)
{
    struct ct_step *steps;

    if (b->err != CT_OK)
        return CT_NO_STEP;
    if ((step->action != CT_DO_POST && step->tag >= CT_TAGS_MAX) || span_is_wrong(&step->src) ||
        span_is_wrong(&step->dst)) {
        b->err = ct_diag_set(&b->diag, CT_ERR_INVALID,
                             "rank %d: step %d: a span or message number is out of range", b->rank,
                             b->nsteps);
        return CT_NO_STEP;
    }
    steps = make_room(b, b->steps, b->nsteps, &b->step_room, sizeof *steps);
    if (steps == NULL)
        return CT_NO_STEP;
    b->steps = steps;
    b->steps[b->nsteps] = *step;
    if (!is_fetch(step->action)) /* its source is at the peer */
        note_scratch(b, &step->src);
    note_scratch(b, &step->dst);
    return b->nsteps++;
}

/* The counters for a peer; NULL, and the failure kept, if there is none. */
static struct ct_peer_counts *counts_of(struct ct_builder *b, int peer)
{
    struct ct_peer_counts *counts = NULL;

    if (peer >= 0 && peer < b->nranks && peer != b->rank) {
        counts = ct_peers_find(&b->peers, peer);
        if (counts == NULL)
            ct_builder_fail_memory(b);
    } else if (b->err == CT_OK) {
        b->err = ct_diag_set(&b->diag, CT_ERR_INVALID, "rank %d: step %d: no such peer: %d",
                             b->rank, b->nsteps, peer);
    }
    return counts;
}

static int add_message(struct ct_builder *b, enum ct_action action, int peer, struct ct_span src,
                       struct ct_span dst)
{
    struct ct_step step = {.action = action, .peer = peer, .src = src, .dst = dst};
    struct ct_peer_counts *counts = counts_of(b, peer);

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

static bool add_reader(struct ct_builder *b, int rank)
{
    struct ct_peer_counts *counts = counts_of(b, rank);
    struct ct_reader *readers = ct_array_grow(b->readers, b->nreaders, sizeof *readers);

    if (readers == NULL) {
        ct_builder_fail_memory(b);
        return false;
    }
    b->readers = readers;
    if (counts == NULL)
        return false;
    if (counts->next[CT_DO_POST] >= CT_TAGS_MAX) {
        ct_builder_fail(b, CT_ERR_INVALID, "too many posts for one rank");
        return false;
    }
    b->readers[b->nreaders++] = (struct ct_reader){rank, counts->next[CT_DO_POST]++};
    return true;
}

static int add_post(struct ct_builder *b, const int *readers, int nreaders, struct ct_span src)
{
    const struct ct_step step = {.action = CT_DO_POST,
                                 .peer = -1,
                                 .src = src,
                                 .dst = nothing,
                                 .nreaders = nreaders,
                                 .first_reader = b->nreaders};
    int number;

    for (int i = 0; i < nreaders; i++) {
        if (!add_reader(b, readers[i]))
            return CT_NO_STEP;
    }
    number = add(b, &step);
    ct_after(b, number, b->last_post);
    b->last_post = number;
    return number;
}

int ct_post(struct ct_builder *b, const int *readers, int nreaders, struct ct_span src)
{
    return src.units == 0 || nreaders == 0 ? CT_NO_STEP : add_post(b, readers, nreaders, src);
}

int ct_token_post(struct ct_builder *b, const int *readers, int nreaders)
{
    return nreaders == 0 ? CT_NO_STEP : add_post(b, readers, nreaders, nothing);
}

static int add_fetch(struct ct_builder *b, const struct ct_step *fetch)
{
    struct ct_step step = *fetch;
    struct ct_peer_counts *counts = counts_of(b, step.peer);

    if (counts == NULL)
        return CT_NO_STEP;
    step.tag = counts->next[CT_DO_FETCH]++;
    return add(b, &step);
}

int ct_fetch(struct ct_builder *b, int peer, struct ct_span posted, int skip, struct ct_span dst)
{
    const struct ct_step step = {
        .action = CT_DO_FETCH, .peer = peer, .src = posted, .dst = dst, .skip = skip};

    return posted.units == 0 ? CT_NO_STEP : add_fetch(b, &step);
}

int ct_fetch_combine(struct ct_builder *b, int peer, struct ct_span posted, int skip,
                     struct ct_span dst)
{
    const struct ct_step step = {
        .action = CT_DO_FETCH_REDUCE, .peer = peer, .src = posted, .dst = dst, .skip = skip};

    return posted.units == 0 ? CT_NO_STEP : add_fetch(b, &step);
}

int ct_token_fetch(struct ct_builder *b, int peer)
{
    const struct ct_step step = {
        .action = CT_DO_FETCH, .peer = peer, .src = nothing, .dst = nothing};

    return add_fetch(b, &step);
}

void ct_after(struct ct_builder *b, int step, int pred)
{
    struct ct_edge *edges;

    if (b->err != CT_OK || step == CT_NO_STEP || pred == CT_NO_STEP ||
        pred < b->epochs[b->nepochs - 1])
        return;
    if (pred >= step || step >= b->nsteps) {
        b->err = ct_diag_set(&b->diag, CT_ERR_INVALID, "rank %d: step %d cannot wait for step %d",
                             b->rank, step, pred);
        return;
    }
    edges = make_room(b, b->edges, b->nedges, &b->edge_room, sizeof *edges);
    if (edges == NULL)
        return;
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
        ct_builder_fail_memory(b);
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
