/*
 * reduce_scatter_block - the combination of all ranks' vectors, cut into blocks
 * of one size: one for each rank.
 */
#include "repo/collective_parts.h"

const struct ct_collective ct_reduce_scatter_block = {
    .name = "reduce_scatter_block",
    .bytes_of = "a block",
    .reduces = true,
    .nblocks = ct_nblocks_reduce_scatter,
    .content = ct_content_reduce_scatter,
    .cut_load = ct_cut_load_allgather,
};
