/*
 * old_routines.c - a table of names.
 */
#include "driver/journal/old_routines.h"

#include <stdbool.h>
#include <string.h>

/* Without "_CLUSTER". */
static const struct {
    const char *stem;
    const char *algorithm;
} pairs[] = {
    {"allgather", "allgather_wired_ring"},
    {"allgather_far_first", "allgather_wired_far_first"},
    {"allreduce", "allreduce_wired_ring"},
    {"allreduce_halving", "allreduce_wired_halving"},
    {"allreduce_switches", "allreduce_wired_switches"},
    {"alltoall", "alltoall_phases"},
    {"bcast", "bcast_wired_chain"},
    {"bcast_tree", "bcast_wired_tree"},
    {"gather", "gather_wired_direct"},
    {"gather_tree", "gather_wired_tree"},
    {"gatherv", "gatherv_wired_direct"},
    {"reduce", "reduce_wired_chain"},
    {"reduce_scatter", "reduce_scatter_wired_ring"},
    {"reduce_scatter_block", "reduce_scatter_block_wired_ring"},
    {"reduce_scatter_block_near_first", "reduce_scatter_block_wired_near_first"},
    {"reduce_scatter_near_first", "reduce_scatter_wired_near_first"},
    {"reduce_tree", "reduce_wired_tree"},
    {"scatter", "scatter_wired_direct"},
    {"scatter_tree", "scatter_wired_tree"},
    {"scatterv", "scatterv_wired_direct"},
};

enum { PAIRS = sizeof pairs / sizeof *pairs };

/* True if `name` is STEM_CLUSTER with '_' for '-'. */
static bool is_name(const char *name, const char *stem, const char *cluster)
{
    const size_t length = strlen(stem);

    if (strncmp(name, stem, length) != 0 || name[length] != '_')
        return false;
    for (name += length + 1; *name != '\0' && *cluster != '\0'; name++, cluster++) {
        if (*name != (*cluster == '-' ? '_' : *cluster))
            return false;
    }
    return *name == *cluster;
}

const char *ct_old_routine_algorithm(const char *name, const char *cluster)
{
    for (int i = 0; i < PAIRS; i++) {
        if (is_name(name, pairs[i].stem, cluster))
            return pairs[i].algorithm;
    }
    return NULL;
}
