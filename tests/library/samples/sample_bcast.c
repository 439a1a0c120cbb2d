/*
 * sample_bcast.c - a collective with a root, a binomial tree for it, and a
 * mistake.
 */
#include "repo/algorithm.h"

extern const struct ct_collective ct_sample_bcast;
extern const struct ct_algorithm sample_bcast_binomial;
extern const struct ct_algorithm sample_bcast_from_0;

static int nblocks(const struct ct_member *member, enum ct_buffer buffer)
{
    return (member->rank == member->root) == (buffer == CT_SEND);
}

static struct ct_content content(const struct ct_member *member, enum ct_buffer buffer, int block)
{
    (void)buffer;
    return (struct ct_content){member->root, member->root, block};
}

const struct ct_collective ct_sample_bcast = {
    .name = "sample_bcast",
    .bytes_of = "the vector",
    .is_rooted = true,
    .nblocks = nblocks,
    .content = content,
};

/* Ranks are counted from the root. */
static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const int r = (shape->rank - shape->root + p) % p;
    const int from = r == 0 ? CT_SEND : CT_RECV;
    int bit = 1;

    while (bit < p && (r & bit) == 0)
        bit *= 2;
    if (r != 0) {
        ct_recv(builder, (shape->rank - bit + p) % p, ct_span(CT_RECV, 0, 1));
        ct_fence(builder);
    }
    for (bit /= 2; bit > 0; bit /= 2) {
        if (r + bit < p)
            ct_send(builder, (shape->rank + bit) % p, ct_span(from, 0, 1));
    }
}

const struct ct_algorithm sample_bcast_binomial = {
    .name = "sample_bcast_binomial",
    .collective = &ct_sample_bcast,
    .plan = plan,
};

/* Right only while the root is rank 0. */
static void plan_from_0(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int nranks = shape->nranks;

    for (int i = 1; i < nranks && shape->rank == 0; i++)
        ct_send(builder, i, ct_span(shape->root == 0 ? CT_SEND : CT_RECV, 0, 1));
    if (shape->rank != 0 && shape->rank != shape->root)
        ct_recv(builder, 0, ct_span(CT_RECV, 0, 1));
    if (shape->rank != 0 && shape->rank == shape->root)
        ct_recv(builder, 0, ct_span(CT_SCRATCH, 0, 1));
}

const struct ct_algorithm sample_bcast_from_0 = {
    .name = "sample_bcast_from_0",
    .collective = &ct_sample_bcast,
    .plan = plan_from_0,
};
