/*
 * allreduce - every rank gets the combination of all ranks' vectors.
 */
#include "repo/collective_parts.h"

const struct ct_collective ct_allreduce = {
    .name = "allreduce",
    .bytes_of = "the vector",
    .reduces = true,
    .nblocks = ct_nblocks_allreduce,
    .content = ct_content_reduce,
    .in_place = ct_in_place_allreduce,
    .cut_load = ct_cut_load_bcast,
    .is_all_to_all_reduction = true,
};
