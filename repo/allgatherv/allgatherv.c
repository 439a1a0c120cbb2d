/*
 * allgatherv - every rank gets every rank's block; blocks may differ in size.
 *
 * All ranks know all sizes, so whatever gathers blocks of one size gathers
 * these: the algorithms are those of allgather.
 */
#include "repo/collective.h"

static int nblocks(const struct ct_member *member, enum ct_buffer buffer)
{
    return buffer == CT_SEND ? 1 : member->nranks;
}

static struct ct_content content(const struct ct_member *member, enum ct_buffer buffer, int block)
{
    const int from = buffer == CT_SEND ? member->rank : block;

    return (struct ct_content){from, from, from};
}

static int in_place(const struct ct_member *member)
{
    return member->rank;
}

/* Of blocks of one size, which are what is timed. */
static double cut_load(const struct ct_cut *cut)
{
    const int above = cut->nranks - cut->below;

    return cut->below > above ? cut->below : above;
}

const struct ct_collective ct_allgatherv = {
    .name = "allgatherv",
    .bytes_of = "the average block",
    .has_counts = true,
    .nblocks = nblocks,
    .content = content,
    .in_place = in_place,
    .cut_load = cut_load,
};
