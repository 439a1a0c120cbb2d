/*
 * reduce_scatter - the combination of all ranks' vectors, cut into blocks of any
 * sizes: one for each rank.
 *
 * All ranks know all sizes, so the algorithms are those of reduce_scatter_block.
 */
#include "repo/collective.h"

static int nblocks(const struct ct_member *member, enum ct_buffer buffer)
{
    return buffer == CT_SEND ? member->nranks : 1;
}

static struct ct_content content(const struct ct_member *member, enum ct_buffer buffer, int block)
{
    if (buffer == CT_SEND)
        return (struct ct_content){member->rank, member->rank, block};
    return (struct ct_content){0, member->nranks - 1, member->rank};
}

/* What the ranks of one side have of the others' items, combined. */
static double cut_load(const struct ct_cut *cut)
{
    const int above = cut->nranks - cut->below;

    return cut->below > above ? cut->below : above;
}

const struct ct_collective ct_reduce_scatter = {
    .name = "reduce_scatter",
    .bytes_of = "the average block",
    .reduces = true,
    .has_counts = true,
    .nblocks = nblocks,
    .content = content,
    .cut_load = cut_load,
};
