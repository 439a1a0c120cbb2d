/*
 * scatter - every rank gets its block of the root's.
 */
#include "repo/collective_parts.h"

const struct ct_collective ct_scatter = {
    .name = "scatter",
    .bytes_of = "a block",
    .is_rooted = true,
    .nblocks = ct_nblocks_scatter,
    .content = ct_content_scatter,
    .cut_load = ct_cut_load_gather,
};
