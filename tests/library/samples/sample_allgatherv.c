/*
 * sample_allgatherv.c - a collective with counts, and a ring for it whose
 * blocks go in four parts each.
 */
#include "repo/algorithm.h"

#define PARTS 4

extern const struct ct_collective ct_sample_allgatherv;
extern const struct ct_algorithm sample_allgatherv_ring;

static int nblocks(const struct ct_member *member, enum ct_buffer buffer)
{
    return buffer == CT_SEND ? 1 : member->nranks;
}

static struct ct_content content(const struct ct_member *member, enum ct_buffer buffer, int block)
{
    const int from = buffer == CT_SEND ? member->rank : block;

    return (struct ct_content){from, from, from};
}

static int in_place(const struct ct_member *member)
{
    return member->rank;
}

const struct ct_collective ct_sample_allgatherv = {
    .name = "sample_allgatherv",
    .bytes_of = "the average block",
    .has_counts = true,
    .nblocks = nblocks,
    .content = content,
    .in_place = in_place,
};

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const int r = shape->rank;

    ct_set_units_per_block(builder, PARTS);
    ct_copy(builder, ct_span(CT_SEND, 0, PARTS), ct_span(CT_RECV, r * PARTS, PARTS));
    for (int i = 0; i < p - 1; i++) {
        const int out = (r - i + p) % p;
        const int in = (r - 1 - i + p) % p;

        ct_fence(builder);
        for (int part = 0; part < PARTS; part++) {
            ct_recv(builder, (r - 1 + p) % p, ct_span(CT_RECV, in * PARTS + part, 1));
            ct_send(builder, (r + 1) % p, ct_span(CT_RECV, out * PARTS + part, 1));
        }
    }
}

const struct ct_algorithm sample_allgatherv_ring = {
    .name = "sample_allgatherv_ring",
    .collective = &ct_sample_allgatherv,
    .plan = plan,
};
