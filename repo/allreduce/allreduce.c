/*
 * allreduce - every rank gets the combination of all ranks' vectors.
 */
#include "repo/collective.h"

static int nblocks(const struct ct_member *member, enum ct_buffer buffer)
{
    (void)member;
    (void)buffer;
    return 1;
}

static struct ct_content content(const struct ct_member *member, enum ct_buffer buffer, int block)
{
    if (buffer == CT_SEND)
        return (struct ct_content){member->rank, member->rank, block};
    return (struct ct_content){0, member->nranks - 1, block};
}

static int in_place(const struct ct_member *member)
{
    (void)member;
    return 0;
}

static double cut_load(const struct ct_cut *cut)
{
    (void)cut;
    return 1;
}

const struct ct_collective ct_allreduce = {
    .name = "allreduce",
    .bytes_of = "the vector",
    .reduces = true,
    .nblocks = nblocks,
    .content = content,
    .in_place = in_place,
    .cut_load = cut_load,
    .is_all_to_all_reduction = true,
};
