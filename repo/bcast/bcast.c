/*
 * bcast - every rank gets the root's vector. The root has it in the send buffer,
 * and no receive buffer.
 */
#include "repo/collective_parts.h"

static int nblocks(const struct ct_member *member, enum ct_buffer buffer)
{
    return (member->rank == member->root) == (buffer == CT_SEND);
}

static struct ct_content content(const struct ct_member *member, enum ct_buffer buffer, int block)
{
    (void)buffer;
    return (struct ct_content){member->root, member->root, block};
}

const struct ct_collective ct_bcast = {
    .name = "bcast",
    .bytes_of = "the vector",
    .is_rooted = true,
    .nblocks = nblocks,
    .content = content,
    .cut_load = ct_cut_load_bcast,
};
