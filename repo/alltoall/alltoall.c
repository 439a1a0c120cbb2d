/*
 * alltoall - every rank has a block for every rank.
 */
#include "repo/collective_parts.h"

static struct ct_content content(const struct ct_member *member, enum ct_buffer buffer, int block)
{
    const int from = buffer == CT_SEND ? member->rank : block;
    const int to = buffer == CT_SEND ? block : member->rank;

    return (struct ct_content){from, from, to};
}

const struct ct_collective ct_alltoall = {
    .name = "alltoall",
    .bytes_of = "a block",
    .nblocks = ct_nblocks_alltoall,
    .content = content,
    .cut_load = ct_cut_load_alltoall,
};
