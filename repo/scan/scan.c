/*
 * scan - rank r gets the combination of the vectors of ranks 0 to r.
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
    return (struct ct_content){buffer == CT_SEND ? member->rank : 0, member->rank, block};
}

static int in_place(const struct ct_member *member)
{
    (void)member;
    return 0;
}

/* Where rank r + 1 is on the other side it gets what ranks 0 to r have combined:
   for any values, as many vectors that do not follow from one another. */
static double cut_load(const struct ct_cut *cut)
{
    return cut->leaving > cut->entering ? cut->leaving : cut->entering;
}

const struct ct_collective ct_scan = {
    .name = "scan",
    .bytes_of = "the vector",
    .reduces = true,
    .nblocks = nblocks,
    .content = content,
    .in_place = in_place,
    .cut_load = cut_load,
};
