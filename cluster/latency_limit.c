/*
 * latency_limit.c - the least time of a collective by the latencies of cables.
 *
 * Data must go from the root to the farthest rank, or the other way; without a
 * root, between any two ranks. What is unknown counts as 0, so that the limit
 * holds whatever it is. The log2 p rounds in which one rank's data can get to all
 * are no limit: a rank may send several messages at once.
 */
#include "cluster/limits.h"

#include <math.h>
#include <stdlib.h>

/*
 * The rank with the longest way from another one.
 *
 * from_rank  nnodes numbers; out: node -> latency of the way to it
 */
static int farthest(const struct ct_cluster *cluster, int rank, double *from_rank)
{
    int found = rank;

    for (int x = 0; x < cluster->nnodes; x++)
        from_rank[x] = -1;
    from_rank[cluster->rank_place[rank]] = 0;
    for (int x = cluster->rank_place[rank]; x > 0; x = cluster->nodes[x].parent)
        from_rank[cluster->nodes[x].parent] = from_rank[x] + cluster->nodes[x].cable.latency_s;
    for (int x = 1; x < cluster->nnodes; x++) {
        if (from_rank[x] < 0)
            from_rank[x] = from_rank[cluster->nodes[x].parent] + cluster->nodes[x].cable.latency_s;
    }
    for (int i = 0; i < cluster->nranks; i++) {
        if (from_rank[cluster->rank_place[i]] > from_rank[cluster->rank_place[found]])
            found = i;
    }
    return found;
}

/* Without a root, the longest way begins at the rank farthest from any. */
static double longest_way(const struct ct_cluster *cluster, const struct ct_collective *collective,
                          int root, double *numbers)
{
    const int from = collective->is_rooted ? root : farthest(cluster, root, numbers);
    const int to = farthest(cluster, from, numbers);

    return numbers[cluster->rank_place[to]];
}

double ct_limit_latency(const struct ct_cluster *cluster, const struct ct_collective *collective,
                        int root)
{
    double *numbers = malloc((size_t)cluster->nnodes * sizeof *numbers);
    double limit = 0;

    if (numbers != NULL && cluster->nranks > 1)
        limit = longest_way(cluster, collective, root, numbers);
    free(numbers);
    return limit;
}

double ct_limit_of_both(const struct ct_cluster *cluster, const struct ct_collective *collective,
                        int root, size_t bytes)
{
    return fmax(ct_limit(cluster, collective, root, bytes),
                ct_limit_latency(cluster, collective, root));
}
