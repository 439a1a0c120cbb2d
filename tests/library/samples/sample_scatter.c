/*
 * sample_scatter.c - a collective whose root may receive in place, and the
 * root's messages for it.
 */
#include "repo/algorithm.h"

extern const struct ct_collective ct_sample_scatter;
extern const struct ct_algorithm sample_scatter_linear;

static int nblocks(const struct ct_member *member, enum ct_buffer buffer)
{
    if (buffer == CT_SEND)
        return member->rank == member->root ? member->nranks : 0;
    return 1;
}

static struct ct_content content(const struct ct_member *member, enum ct_buffer buffer, int block)
{
    return (struct ct_content){member->root, member->root,
                               buffer == CT_SEND ? block : member->rank};
}

const struct ct_collective ct_sample_scatter = {
    .name = "sample_scatter",
    .bytes_of = "a block",
    .is_rooted = true,
    .nblocks = nblocks,
    .content = content,
};

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    if (shape->rank != shape->root) {
        ct_recv(builder, shape->root, ct_span(CT_RECV, 0, 1));
        return;
    }
    for (int i = 0; i < shape->nranks; i++) {
        if (i != shape->root)
            ct_send(builder, i, ct_span(CT_SEND, i, 1));
    }
    ct_copy(builder, ct_span(CT_SEND, shape->root, 1), ct_span(CT_RECV, 0, 1));
}

const struct ct_algorithm sample_scatter_linear = {
    .name = "sample_scatter_linear",
    .collective = &ct_sample_scatter,
    .plan = plan,
};
