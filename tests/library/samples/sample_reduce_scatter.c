/*
 * sample_reduce_scatter.c - a reduction with counts, and a ring for it: block b
 * begins at rank b + 1 and collects contributions on its way to rank b.
 */
#include "repo/algorithm.h"

#include <stdlib.h>

extern const struct ct_collective ct_sample_reduce_scatter;
extern const struct ct_algorithm sample_reduce_scatter_ring;
extern const struct ct_algorithm sample_reduce_scatter_rest;

static int nblocks(const struct ct_member *member, enum ct_buffer buffer)
{
    return buffer == CT_SEND ? member->nranks : 1;
}

static struct ct_content content(const struct ct_member *member, enum ct_buffer buffer, int block)
{
    if (buffer == CT_SEND)
        return (struct ct_content){member->rank, member->rank, block};
    return (struct ct_content){0, member->nranks - 1, member->rank};
}

const struct ct_collective ct_sample_reduce_scatter = {
    .name = "sample_reduce_scatter",
    .bytes_of = "the average block",
    .reduces = true,
    .has_counts = true,
    .nblocks = nblocks,
    .content = content,
};

/* Scratch block b is for item b. */
static void size_scratch(struct ct_builder *builder, int p)
{
    int *items = calloc((size_t)p, sizeof *items);

    if (items == NULL) {
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory");
        return;
    }
    for (int i = 0; i < p; i++)
        items[i] = i;
    ct_scratch_items(builder, CT_SCRATCH, items, p);
    free(items);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const int r = shape->rank;

    size_scratch(builder, p);
    for (int i = 0; i < p - 1; i++) {
        const int out = (r - 1 - i + p) % p;
        const int in = (r - 2 - i + 2 * p) % p;

        ct_send(builder, (r + 1) % p, ct_span(i == 0 ? CT_SEND : CT_SCRATCH, out, 1));
        ct_recv(builder, (r - 1 + p) % p, ct_span(CT_SCRATCH, in, 1));
        ct_fence(builder);
        ct_combine(builder, ct_span(CT_SEND, in, 1), ct_span(CT_SCRATCH, in, 1));
        ct_fence(builder);
    }
    ct_copy(builder, ct_span(p == 1 ? CT_SEND : CT_SCRATCH, r, 1), ct_span(CT_RECV, 0, 1));
}

const struct ct_algorithm sample_reduce_scatter_ring = {
    .name = "sample_reduce_scatter_ring",
    .collective = &ct_sample_reduce_scatter,
    .plan = plan,
};

/* The same, with a plan that depends on the sizes: nothing is said of items
   without bytes. */
static void plan_rest(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const int r = shape->rank;

    for (int item = 0; item < p; item++) {
        if (shape->item_bytes[item] == 0)
            continue;
        if (r != item) {
            ct_send(builder, item, ct_span(CT_SEND, item, 1));
            continue;
        }
        ct_copy(builder, ct_span(CT_SEND, item, 1), ct_span(CT_RECV, 0, 1));
        for (int from = 0; from < p; from++) {
            if (from == r)
                continue;
            ct_fence(builder);
            ct_recv(builder, from, ct_span(CT_SCRATCH, 0, 1));
            ct_fence(builder);
            ct_combine(builder, ct_span(CT_SCRATCH, 0, 1), ct_span(CT_RECV, 0, 1));
        }
    }
}

const struct ct_algorithm sample_reduce_scatter_rest = {
    .name = "sample_reduce_scatter_rest",
    .collective = &ct_sample_reduce_scatter,
    .by_counts = true,
    .plan = plan_rest,
};
