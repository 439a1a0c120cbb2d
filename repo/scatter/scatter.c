/*
 * scatter - every rank gets its block of the root's.
 */
#include "repo/collective.h"

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

/* The blocks of the ranks on the side where the root is not. */
static double cut_load(const struct ct_cut *cut)
{
    return cut->root_is_below ? cut->nranks - cut->below : cut->below;
}

const struct ct_collective ct_scatter = {
    .name = "scatter",
    .bytes_of = "a block",
    .is_rooted = true,
    .nblocks = nblocks,
    .content = content,
    .cut_load = cut_load,
};
