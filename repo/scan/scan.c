/*
 * scan - rank r gets the combination of the vectors of ranks 0 to r.
 */
#include "repo/collective_parts.h"

static struct ct_content content(const struct ct_member *member, enum ct_buffer buffer, int block)
{
    return (struct ct_content){buffer == CT_SEND ? member->rank : 0, member->rank, block};
}

const struct ct_collective ct_scan = {
    .name = "scan",
    .bytes_of = "the vector",
    .reduces = true,
    .nblocks = ct_nblocks_allreduce,
    .content = content,
    .in_place = ct_in_place_allreduce,
    .cut_load = ct_cut_load_scan,
};
