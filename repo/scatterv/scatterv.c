/*
 * scatterv - every rank gets its block of the root's; blocks may differ in size.
 *
 * Only the root knows all sizes, so one choice serves all of them, made for blocks
 * of one size each.
 */
#include "repo/collective_parts.h"

const struct ct_collective ct_scatterv = {
    .name = "scatterv",
    .bytes_of = "the average block",
    .is_rooted = true,
    .has_counts = true,
    .private_bytes = 1024, /* as alltoallv */
    .nblocks = ct_nblocks_scatter,
    .content = ct_content_scatter,
    .cut_load = ct_cut_load_gather,
};
