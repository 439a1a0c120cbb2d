/*
 * reduce_scatter - the combination of all ranks' vectors, cut into blocks of any
 * sizes: one for each rank.
 *
 * All ranks know all sizes, so the algorithms are those of reduce_scatter_block.
 */
#include "repo/collective_parts.h"

const struct ct_collective ct_reduce_scatter = {
    .name = "reduce_scatter",
    .bytes_of = "the average block",
    .reduces = true,
    .has_counts = true,
    .nblocks = ct_nblocks_reduce_scatter,
    .content = ct_content_reduce_scatter,
    .cut_load = ct_cut_load_allgather,
};
