/*
 * allgatherv - every rank gets every rank's block; blocks may differ in size.
 *
 * All ranks know all sizes, so whatever gathers blocks of one size gathers
 * these: the algorithms are those of allgather.
 */
#include "repo/collective_parts.h"

const struct ct_collective ct_allgatherv = {
    .name = "allgatherv",
    .bytes_of = "the average block",
    .has_counts = true,
    .nblocks = ct_nblocks_allgather,
    .content = ct_content_gather,
    .in_place = ct_in_place_allgather,
    .cut_load = ct_cut_load_allgather,
};
