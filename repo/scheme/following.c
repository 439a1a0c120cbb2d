/*
 * following.c - collects the blocks of the following ranks in scratch.
 */
#include "repo/scheme/following.h"

#include <stdlib.h>

/* Which block each one of scratch is, should they differ in size. */
static void name_items(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    int *items = malloc((size_t)p * sizeof *items);

    if (items == NULL) {
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for the items");
        return;
    }
    for (int i = 0; i < p; i++)
        items[i] = (shape->rank + i) % p;
    ct_scratch_items(builder, CT_SCRATCH, items, p);
    free(items);
}

struct ct_following ct_following_begin(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_following following = {
        .builder = builder,
        .nranks = shape->nranks,
        .rank = shape->rank,
        .blocks = 1,
    };

    name_items(builder, shape);
    ct_copy(builder, ct_span(CT_SEND, 0, 1), ct_span(CT_RECV, shape->rank, 1));
    if (shape->nranks > 2)
        ct_copy(builder, ct_span(CT_SEND, 0, 1), ct_span(CT_SCRATCH, 0, 1));
    return following;
}

void ct_following_exchange(const struct ct_following *following, int distance, int blocks)
{
    const int p = following->nranks;
    const int rank = following->rank;
    const int from = following->blocks == 1 ? CT_SEND : CT_SCRATCH;

    ct_recv(following->builder, (rank + distance) % p, ct_span(CT_SCRATCH, distance, blocks));
    ct_send(following->builder, (rank - distance + p) % p, ct_span(from, 0, blocks));
}

void ct_following_extend(struct ct_following *following, int blocks)
{
    ct_fence(following->builder);
    following->blocks = blocks;
}

void ct_following_deliver(const struct ct_following *following)
{
    const int rank = following->rank;
    const int after = following->nranks - 1 - rank;

    ct_copy(following->builder, ct_span(CT_SCRATCH, 1, after), ct_span(CT_RECV, rank + 1, after));
    ct_copy(following->builder, ct_span(CT_SCRATCH, after + 1, rank), ct_span(CT_RECV, 0, rank));
}
