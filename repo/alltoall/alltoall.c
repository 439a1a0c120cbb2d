/*
 * alltoall - every rank has a block for every rank.
 */
#include "repo/collective.h"

static int nblocks(const struct ct_member *member, enum ct_buffer buffer)
{
    (void)buffer;
    return member->nranks;
}

static struct ct_content content(const struct ct_member *member, enum ct_buffer buffer, int block)
{
    const int from = buffer == CT_SEND ? member->rank : block;
    const int to = buffer == CT_SEND ? block : member->rank;

    return (struct ct_content){from, from, to};
}

static double cut_load(const struct ct_cut *cut)
{
    return (double)cut->below * (cut->nranks - cut->below);
}

const struct ct_collective ct_alltoall = {
    .name = "alltoall",
    .bytes_of = "a block",
    .nblocks = nblocks,
    .content = content,
    .cut_load = cut_load,
};
