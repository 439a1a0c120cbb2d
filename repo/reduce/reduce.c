/*
 * reduce - the root gets the combination of all ranks' vectors.
 */
#include "repo/collective.h"

static int nblocks(const struct ct_member *member, enum ct_buffer buffer)
{
    return buffer == CT_SEND || member->rank == member->root;
}

static struct ct_content content(const struct ct_member *member, enum ct_buffer buffer, int block)
{
    if (buffer == CT_SEND)
        return (struct ct_content){member->rank, member->rank, block};
    return (struct ct_content){0, member->nranks - 1, block};
}

/* Only the root may reduce in place. */
static int in_place(const struct ct_member *member)
{
    return member->rank == member->root ? 0 : -1;
}

static double cut_load(const struct ct_cut *cut)
{
    (void)cut;
    return 1;
}

const struct ct_collective ct_reduce = {
    .name = "reduce",
    .bytes_of = "the vector",
    .reduces = true,
    .is_rooted = true,
    .nblocks = nblocks,
    .content = content,
    .in_place = in_place,
    .cut_load = cut_load,
};
