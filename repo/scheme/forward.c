/*
 * forward.c - lists of blocks on their way.
 */
#include "repo/scheme/forward.h"

#include <stdlib.h>

/* Rounds go from one buffer of lists to the other. */
enum { EVEN = CT_SCRATCH, ODD, RECEIVED };

bool ct_forward_begin(struct ct_forward *forward, struct ct_builder *builder,
                      const struct ct_shape *shape, int lists)
{
    const size_t p = (size_t)shape->nranks;
    int *memory = calloc(4 * p + 2, sizeof *memory);
    struct ct_forward_part *parts = calloc(p, sizeof *parts);

    *forward = (struct ct_forward){
        .builder = builder,
        .nranks = shape->nranks,
        .rank = shape->rank,
        .buffer = lists,
        .nlists = shape->nranks,
        .memory = memory,
        .starts = memory,
        .next_starts = memory + p + 1,
        .origins = memory + 2 * p + 2,
        .next_origins = memory + 3 * p + 2,
        .parts = parts,
    };
    if (memory == NULL || parts == NULL) {
        ct_forward_end(forward);
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for lists");
        return false;
    }
    for (int i = 0; i <= shape->nranks; i++)
        forward->starts[i] = i;
    return true;
}

void ct_forward_end(struct ct_forward *forward)
{
    free(forward->memory);
    free(forward->parts);
}

static int blocks_of(const struct ct_forward *forward, int first, int n)
{
    return forward->starts[first + n] - forward->starts[first];
}

void ct_forward_send(struct ct_forward *forward, int to, int first, int n)
{
    ct_send(forward->builder, to,
            ct_span(forward->buffer, forward->starts[first], blocks_of(forward, first, n)));
}

void ct_forward_recv(struct ct_forward *forward, int from, int first, int n, bool mirrored)
{
    const int blocks = blocks_of(forward, first, n);
    const struct ct_forward_part part = {
        .recv = ct_recv(forward->builder, from, ct_span(RECEIVED, forward->nreceived, blocks)),
        .distance = from - forward->rank,
        .mirrored = mirrored,
        .first = first,
        .nlists = n,
        .at = forward->nreceived,
    };

    forward->parts[forward->nparts++] = part;
    forward->nreceived += blocks;
}

/* Some blocks in a row, and what they wait for. */
struct run {
    struct ct_span span;
    int after;
};

/* Copy blocks to where they are next, `at` blocks on; from then on the origin
   is known. In the end, each goes to the place of the rank it comes from. */
static void append(struct ct_forward *forward, struct run run, int at, int into)
{
    const int p = forward->nranks;
    struct ct_builder *builder = forward->builder;

    if (into != CT_RECV) {
        ct_after(builder, ct_copy(builder, run.span, ct_span(into, at, run.span.units)), run.after);
        return;
    }
    for (int i = 0; i < run.span.units; i++) {
        const int from = (forward->rank + forward->next_origins[at + i]) % p;

        ct_after(builder,
                 ct_copy(builder, ct_span(run.span.buffer, run.span.first + i, 1),
                         ct_span(CT_RECV, from, 1)),
                 run.after);
    }
}

static void append_own(struct ct_forward *forward, int list, int at, int into)
{
    const int first = forward->starts[list];
    const int n = blocks_of(forward, list, 1);

    for (int i = 0; i < n; i++)
        forward->next_origins[at + i] = forward->origins[first + i];
    append(forward, (struct run){ct_span(forward->buffer, first, n), CT_NO_STEP}, at, into);
}

/* The part's list `list`, like the own one of number part->first + list. */
static void append_part(struct ct_forward *forward, const struct ct_forward_part *part, int list,
                        int at, int into)
{
    const int p = forward->nranks;
    const int alike = forward->starts[part->first + list];
    const int n = blocks_of(forward, part->first + list, 1);
    const int first = part->at + alike - forward->starts[part->first];

    for (int i = 0; i < n; i++) {
        const int origin = forward->origins[alike + i];
        const int there = part->mirrored ? -origin : origin;

        forward->next_origins[at + i] = (part->distance + there + 2 * p) % p;
    }
    append(forward, (struct run){ct_span(RECEIVED, first, n), part->recv}, at, into);
}

static void swap(int **a, int **b)
{
    int *kept = *a;

    *a = *b;
    *b = kept;
}

void ct_forward_keep(struct ct_forward *forward, int first, int n)
{
    const int other = forward->buffer == EVEN ? ODD : EVEN;
    const int into = n == 1 ? CT_RECV : other;
    int at = 0;

    for (int i = 0; i < n; i++) {
        forward->next_starts[i] = at;
        append_own(forward, first + i, at, into);
        at += blocks_of(forward, first + i, 1);
        for (int k = 0; k < forward->nparts; k++) {
            const struct ct_forward_part *part = &forward->parts[k];

            if (i >= part->nlists)
                continue;
            append_part(forward, part, i, at, into);
            at += blocks_of(forward, part->first + i, 1);
        }
    }
    forward->next_starts[n] = at;
    ct_fence(forward->builder);
    swap(&forward->starts, &forward->next_starts);
    swap(&forward->origins, &forward->next_origins);
    forward->buffer = other;
    forward->nlists = n;
    forward->nparts = 0;
    forward->nreceived = 0;
}

void ct_forward_rotate(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int above = shape->nranks - shape->rank;

    ct_copy(builder, ct_span(CT_SEND, shape->rank, above), ct_span(EVEN, 0, above));
    ct_copy(builder, ct_span(CT_SEND, 0, shape->rank), ct_span(EVEN, above, shape->rank));
    ct_fence(builder);
}

void ct_forward_shift(struct ct_forward *forward, int keep)
{
    const int p = forward->nranks;
    const int nlists = forward->nlists;

    for (int d = keep; d < nlists; d += keep) {
        const int n = nlists - d < keep ? nlists - d : keep;

        ct_forward_recv(forward, (forward->rank - d + p) % p, d, n, false);
        ct_forward_send(forward, (forward->rank + d) % p, d, n);
    }
    ct_forward_keep(forward, 0, keep);
}
