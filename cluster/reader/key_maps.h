/*
 * key_maps.h - the mappings of a cluster file and what their keys mean, for the manual.
 */
#ifndef CT_CLUSTER_READER_KEY_MAPS_H
#define CT_CLUSTER_READER_KEY_MAPS_H

#include "cluster/reader/yaml_reader.h"

struct ct_key_map {
    const char *of; /* "an entry of links" */
    const struct ct_yaml_key *keys;
    int n;
    bool has_cable; /* also the keys of cluster/reader/cable_keys.h */
};

extern const struct ct_key_map ct_file_keys, ct_link_keys, ct_host_keys, ct_rank_keys, ct_job_keys;

/* All of them, NULL at the end. */
extern const struct ct_key_map *const ct_key_maps[];

#endif
