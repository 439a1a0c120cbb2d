/*
 * gatherv - the root gets every rank's block; blocks may differ in size.
 *
 * Only the root knows all sizes, so one choice serves all of them, made for blocks
 * of one size each.
 */
#include "repo/collective_parts.h"

const struct ct_collective ct_gatherv = {
    .name = "gatherv",
    .bytes_of = "the average block",
    .is_rooted = true,
    .has_counts = true,
    .private_bytes = 1024, /* as alltoallv */
    .nblocks = ct_nblocks_gather,
    .content = ct_content_gather,
    .in_place = ct_in_place_gather,
    .cut_load = ct_cut_load_gather,
};
