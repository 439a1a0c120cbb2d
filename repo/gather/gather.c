/*
 * gather - the root gets every rank's block.
 */
#include "repo/collective_parts.h"

const struct ct_collective ct_gather = {
    .name = "gather",
    .bytes_of = "a block",
    .is_rooted = true,
    .nblocks = ct_nblocks_gather,
    .content = ct_content_gather,
    .in_place = ct_in_place_gather,
    .cut_load = ct_cut_load_gather,
};
