/*
 * limits.h - the least time that any algorithm needs on a cluster.
 *
 * From link bandwidths and the placement (docs/inside/schedules.md section 7). Seconds;
 * 0 where no bandwidth is known. `bytes`: as the collective's bytes_of says.
 */
#ifndef CT_CLUSTER_LIMITS_H
#define CT_CLUSTER_LIMITS_H

#include "base/text.h"
#include "cluster/cluster.h"
#include "repo/collective.h"

/* root  0 where the collective has none */
double ct_limit(const struct ct_cluster *cluster, const struct ct_collective *collective, int root,
                size_t bytes);

/*
 * How long each cable, by its lower node, must be busy for a byte of a block: the
 * longest of them is the limit by bandwidth, except for allreduce, which a region
 * may limit more. Added up over parts that call at the same time, it is theirs.
 *
 * busy     in, out: nnodes pairs, seconds per byte, one for each direction; of
 *          what loads a cable more one way than the other, that way alone
 * returns  0 or CT_ERR_MEMORY
 */
int ct_limit_add_cables(const struct ct_cluster *cluster, const struct ct_collective *collective,
                        int root, double (*busy)[2]);

/*
 * The latency term, for any size: the latencies of the longest way that data
 * must go. 0 where no latency is known.
 *
 * root  0 where the collective has none
 */
double ct_limit_latency(const struct ct_cluster *cluster, const struct ct_collective *collective,
                        int root);

/* The larger one of the two. */
double ct_limit_of_both(const struct ct_cluster *cluster, const struct ct_collective *collective,
                        int root, size_t bytes);

/*
 * The cable (named by its lower node) whose all-to-all load over bandwidth
 * is greatest; by load alone where a bandwidth is unknown. -1 for one rank.
 *
 * messages  out: all-to-all messages each way over it; may be NULL
 */
int ct_bottleneck(const struct ct_cluster *cluster, long *messages);

/* Add the limits in words: those of equal time in one row, the longest first;
   by latency with the bytes up to which that is the larger one. */
void ct_limits_describe(const struct ct_cluster *cluster, struct ct_text *text);

#endif
