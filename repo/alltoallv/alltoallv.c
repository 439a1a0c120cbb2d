/*
 * alltoallv - every rank sends a block to each rank; blocks may differ in size.
 *
 * A rank knows the sizes of what it sends and of what it gets, and no others.
 * So one message for each pair works; what passes blocks on has to announce
 * sizes first. One choice serves all sizes, made for blocks of one size each.
 */
#include "repo/collective_parts.h"

/* Item f * nranks + t is what rank f sends to rank t. */
static struct ct_content content(const struct ct_member *member, enum ct_buffer buffer, int block)
{
    const int from = buffer == CT_SEND ? member->rank : block;
    const int to = buffer == CT_SEND ? block : member->rank;

    return (struct ct_content){from, from, from * member->nranks + to};
}

const struct ct_collective ct_alltoallv = {
    .name = "alltoallv",
    .bytes_of = "the average block",
    .has_counts = true,
    .private_bytes = 1024, /* as Faraj and Yuan 2005 for their patterns */
    .nblocks = ct_nblocks_alltoall,
    .content = content,
    .cut_load = ct_cut_load_alltoall,
};
