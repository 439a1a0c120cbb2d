/*
 * exscan - rank r gets the combination of the vectors of ranks 0 to r-1; rank 0
 * gets nothing. In place, its vector stays in its buffer.
 */
#include "repo/collective_parts.h"

static int nblocks(const struct ct_member *member, enum ct_buffer buffer)
{
    return buffer == CT_SEND || member->rank > 0;
}

static struct ct_content content(const struct ct_member *member, enum ct_buffer buffer, int block)
{
    if (buffer == CT_SEND)
        return (struct ct_content){member->rank, member->rank, block};
    return (struct ct_content){0, member->rank - 1, block};
}

const struct ct_collective ct_exscan = {
    .name = "exscan",
    .bytes_of = "the vector",
    .reduces = true,
    .nblocks = nblocks,
    .content = content,
    .in_place = ct_in_place_allreduce,
    .cut_load = ct_cut_load_scan,
};
