/*
 * reduce - the root gets the combination of all ranks' vectors.
 */
#include "repo/collective_parts.h"

static int nblocks(const struct ct_member *member, enum ct_buffer buffer)
{
    return buffer == CT_SEND || member->rank == member->root;
}

/* Only the root may reduce in place. */
static int in_place(const struct ct_member *member)
{
    return member->rank == member->root ? 0 : -1;
}

const struct ct_collective ct_reduce = {
    .name = "reduce",
    .bytes_of = "the vector",
    .reduces = true,
    .is_rooted = true,
    .nblocks = nblocks,
    .content = ct_content_reduce,
    .in_place = in_place,
    .cut_load = ct_cut_load_bcast,
};
