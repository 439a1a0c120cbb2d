/*
 * latency_limit.c - the least time of a collective by the latencies of cables.
 *
 * Data must go from the root to the farthest rank, or the other way; without a
 * root, between any two ranks. What is unknown counts as 0, so that the limit
 * holds whatever it is.
 */
#include "cluster/limits.h"

#include <math.h>
#include <stdlib.h>

enum { MEMBERS = 3 };

static int log2_ceil(int n)
{
    int rounds = 0;

    while ((1L << rounds) < n)
        rounds++;
    return rounds;
}

/* Whether two ranks get the same: what ranks 1 and 2 of three get of rank 0. */
static bool is_shared(const struct ct_collective *collective)
{
    const struct ct_member one = {MEMBERS, 1, 0}, two = {MEMBERS, 2, 0};
    struct ct_content a, b;

    if (collective->nblocks(&one, CT_RECV) == 0 ||
        collective->nblocks(&two, CT_RECV) == 0)
        return false;
    a = collective->content(&one, CT_RECV, 0);
    b = collective->content(&two, CT_RECV, 0);
    return a.first == b.first && a.last == b.last && a.item == b.item;
}

/* Whether after each message at most twice as many ranks have the data, or are in
   what is combined. */
static bool takes_rounds(const struct ct_collective *collective)
{
    return collective->reduces || collective->synchronises ||
           is_shared(collective);
}

/*
 * The least latency between two ranks whose ways meet in a node, over all
 * nodes: the sum of the two ranks nearest to it below.
 *
 * nearest  nnodes numbers, contents lost
 */
static double least_latency(const struct ct_cluster *cluster, double *nearest)
{
    double least = HUGE_VAL;

    for (int x = 0; x < cluster->nnodes; x++)
        nearest[x] = HUGE_VAL;
    for (int rank = 0; rank < cluster->nranks; rank++)
        nearest[cluster->rank_place[rank]] = 0;
    for (int x = cluster->nnodes - 1; x > 0; x--) {
        const struct ct_node *node = &cluster->nodes[x];
        const double here = nearest[x] + node->cable.latency_s;

        least = fmin(least, nearest[node->parent] + here);
        nearest[node->parent] = fmin(nearest[node->parent], here);
    }
    return least;
}

/*
 * The rank with the longest way from another one.
 *
 * from_rank  nnodes numbers; out: node -> latency of the way to it
 */
static int farthest(const struct ct_cluster *cluster, int rank,
                    double *from_rank)
{
    int found = rank;

    for (int x = 0; x < cluster->nnodes; x++)
        from_rank[x] = -1;
    from_rank[cluster->rank_place[rank]] = 0;
    for (int x = cluster->rank_place[rank]; x > 0; x = cluster->nodes[x].parent)
        from_rank[cluster->nodes[x].parent] =
            from_rank[x] + cluster->nodes[x].cable.latency_s;
    for (int x = 1; x < cluster->nnodes; x++) {
        if (from_rank[x] < 0)
            from_rank[x] = from_rank[cluster->nodes[x].parent] +
                           cluster->nodes[x].cable.latency_s;
    }
    for (int i = 0; i < cluster->nranks; i++) {
        if (from_rank[cluster->rank_place[i]] >
            from_rank[cluster->rank_place[found]])
            found = i;
    }
    return found;
}

/* Without a root, the longest way begins at the rank farthest from any. */
static double longest_way(const struct ct_cluster *cluster,
                          const struct ct_collective *collective, int root,
                          double *numbers)
{
    const int from =
        collective->is_rooted ? root : farthest(cluster, root, numbers);
    const int to = farthest(cluster, from, numbers);

    return numbers[cluster->rank_place[to]];
}

double ct_limit_latency(const struct ct_cluster *cluster,
                        const struct ct_collective *collective, int root)
{
    double *numbers = malloc((size_t)cluster->nnodes * sizeof *numbers);
    double limit = 0;

    if (numbers != NULL && cluster->nranks > 1) {
        limit = longest_way(cluster, collective, root, numbers);
        if (takes_rounds(collective))
            limit = fmax(limit, least_latency(cluster, numbers) *
                                    log2_ceil(cluster->nranks));
    }
    free(numbers);
    return limit;
}
