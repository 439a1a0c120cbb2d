/*
 * rank_counts.h - what limits and descriptions need of the tree.
 */
#ifndef CT_CLUSTER_RANK_COUNTS_H
#define CT_CLUSTER_RANK_COUNTS_H

#include "cluster/cluster.h"

/*
 * Ranks at and below each node.
 *
 * returns  nnodes numbers, owned by the caller, free; NULL: out of memory
 */
int *ct_rank_counts(const struct ct_cluster *cluster);

/*
 * Seconds per byte that a region of connected switches costs an allreduce.
 * With k ranks or groups of ranks around it, 2(k-1) vectors leave them
 * through its boundary cables: k-1 to form the sum, k-1 to give it to the
 * others. The greatest 2(k-1) / (sum of boundary bandwidths) over all
 * regions; 0 without switches.
 */
double ct_region_limit(const struct ct_cluster *cluster);

#endif
