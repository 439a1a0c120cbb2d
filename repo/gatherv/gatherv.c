/*
 * gatherv - the root gets every rank's block; blocks may differ in size.
 *
 * Only the root knows all sizes, so one choice serves all of them, made for blocks
 * of one size each.
 */
#include "repo/collective.h"

static int nblocks(const struct ct_member *member, enum ct_buffer buffer)
{
    if (buffer == CT_SEND)
        return 1;
    return member->rank == member->root ? member->nranks : 0;
}

static struct ct_content content(const struct ct_member *member, enum ct_buffer buffer, int block)
{
    const int from = buffer == CT_SEND ? member->rank : block;

    return (struct ct_content){from, from, from};
}

/* Only the root may have its block in the receive buffer. */
static int in_place(const struct ct_member *member)
{
    return member->rank == member->root ? member->root : -1;
}

/* The blocks of the ranks on the side where the root is not; of one size, as
   what is timed. */
static double cut_load(const struct ct_cut *cut)
{
    return cut->root_is_below ? cut->nranks - cut->below : cut->below;
}

const struct ct_collective ct_gatherv = {
    .name = "gatherv",
    .bytes_of = "the average block",
    .is_rooted = true,
    .has_counts = true,
    .private_bytes = 1024, /* as alltoallv */
    .nblocks = nblocks,
    .content = content,
    .in_place = in_place,
    .cut_load = cut_load,
};
