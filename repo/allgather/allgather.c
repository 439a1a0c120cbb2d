/*
 * allgather - every rank gets every rank's block.
 */
#include "repo/collective_parts.h"

const struct ct_collective ct_allgather = {
    .name = "allgather",
    .bytes_of = "a block",
    .nblocks = ct_nblocks_allgather,
    .content = ct_content_gather,
    .in_place = ct_in_place_allgather,
    .cut_load = ct_cut_load_allgather,
};
