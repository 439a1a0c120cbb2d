/*
 * key_maps.c - lists the mappings; their keys are where they are read.
 */
#include "cluster/reader/key_maps.h"

#include <stddef.h>

const struct ct_key_map *const ct_key_maps[] = {
    &ct_file_keys, &ct_link_keys, &ct_host_keys, &ct_rank_keys, &ct_job_keys, NULL,
};
