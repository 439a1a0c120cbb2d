/*
 * limits.c - the least time that any algorithm needs on a cluster.
 *
 * A collective's descriptor says how many blocks a cable must carry that
 * separates k ranks from p-k: k(p-k) each way for an all-to-all, k for a gather
 * to a root among the p-k. Cables of
 * unknown bandwidth, those inside hosts, and cables with all ranks on one side
 * say nothing.
 */
#include "cluster/limits.h"

#include "cluster/rank_counts.h"

#include <math.h>
#include <stdlib.h>

/* Messages of an all-to-all over a cable each way, of k ranks and the rest. */
static double alltoall_load(int k, int nranks)
{
    return (double)k * (nranks - k);
}

/* A rank and the next one: the cables between their nodes. */
static void add_step(const struct ct_cluster *cluster, int from, int to, struct ct_cut *cuts)
{
    while (from != to) {
        if (from > to) {
            cuts[from].leaving++;
            from = cluster->nodes[from].parent;
        } else {
            cuts[to].entering++;
            to = cluster->nodes[to].parent;
        }
    }
}

/* What each cable, by its lower node, divides; NULL: out of memory. */
static struct ct_cut *cuts_of(const struct ct_cluster *cluster, int root)
{
    struct ct_cut *cuts = calloc((size_t)cluster->nnodes, sizeof *cuts);

    if (cuts == NULL)
        return NULL;
    cuts[cluster->rank_place[root]].root_is_below = true;
    for (int rank = 0; rank < cluster->nranks; rank++) {
        cuts[cluster->rank_place[rank]].below++;
        if (rank + 1 < cluster->nranks)
            add_step(cluster, cluster->rank_place[rank], cluster->rank_place[rank + 1], cuts);
    }
    for (int x = cluster->nnodes - 1; x > 0; x--) {
        struct ct_cut *above = &cuts[cluster->nodes[x].parent];

        cuts[x].nranks = cluster->nranks;
        above->below += cuts[x].below;
        above->root_is_below = above->root_is_below || cuts[x].root_is_below;
    }
    return cuts;
}

/* What is between all pairs, or from all to all, loads a cable alike both ways. */
static bool is_even(const struct ct_collective *collective)
{
    const struct ct_member member = {.nranks = 2};

    return collective->is_all_to_all_reduction ||
           (collective->nblocks(&member, CT_SEND) > 1 && collective->nblocks(&member, CT_RECV) > 1);
}

/* The same side for all cuts whose busier direction is the same. What goes from
   rank to rank, as in a scan, depends on the steps over the cable. */
static int busier_side(const struct ct_collective *collective, const struct ct_cut *cut)
{
    struct ct_cut without = *cut;

    if (collective->is_rooted)
        return cut->root_is_below;
    without.leaving = without.entering = 0;
    return collective->cut_load(&without) < collective->cut_load(cut)
               ? cut->leaving > cut->entering
               : 2 * cut->below <= cut->nranks;
}

int ct_limit_add_cables(const struct ct_cluster *cluster, const struct ct_collective *collective,
                        int root, double (*busy)[2])
{
    struct ct_cut *cuts;

    if (collective->cut_load == NULL)
        return 0;
    cuts = cuts_of(cluster, root);
    if (cuts == NULL)
        return CT_ERR_MEMORY;
    for (int x = 1; x < cluster->nnodes; x++) {
        const double bandwidth = cluster->nodes[x].cable.bandwidth;
        const int side = busier_side(collective, &cuts[x]);
        double seconds;

        if (bandwidth == 0 || cuts[x].below == 0 || cuts[x].below == cuts[x].nranks)
            continue;
        seconds = collective->cut_load(&cuts[x]) / bandwidth;
        busy[x][side] += seconds;
        if (is_even(collective))
            busy[x][1 - side] += seconds;
    }
    free(cuts);
    return 0;
}

double ct_limit(const struct ct_cluster *cluster, const struct ct_collective *collective, int root,
                size_t bytes)
{
    double(*busy)[2] = calloc((size_t)cluster->nnodes, sizeof *busy);
    double per_byte = 0;

    if (busy != NULL && ct_limit_add_cables(cluster, collective, root, busy) == 0) {
        for (int x = 1; x < cluster->nnodes; x++)
            per_byte = fmax(per_byte, fmax(busy[x][0], busy[x][1]));
    }
    free(busy);
    if (collective->is_all_to_all_reduction)
        per_byte = fmax(per_byte, ct_region_limit(cluster));
    return per_byte * (double)bytes;
}

/* True if the bandwidth of each cable outside hosts is known. */
static bool is_bandwidth_known(const struct ct_cluster *cluster)
{
    int nknown = 0, ncables = 0;

    for (int x = 1; x < cluster->nnodes; x++) {
        const struct ct_node *node = &cluster->nodes[x];

        ncables += node->kind <= CT_NODE_HOST;
        nknown += node->cable.bandwidth > 0;
    }
    return nknown > 0 && nknown == ncables;
}

int ct_bottleneck(const struct ct_cluster *cluster, long *messages)
{
    const bool known = is_bandwidth_known(cluster);
    int *count = ct_rank_counts(cluster);
    int busiest_node = -1;
    double most = 0;

    for (int x = 1; x < cluster->nnodes && count != NULL; x++) {
        const double bandwidth = known ? cluster->nodes[x].cable.bandwidth : 1;
        const double load = alltoall_load(count[x], cluster->nranks);

        if (bandwidth == 0 || load / bandwidth <= most)
            continue;
        most = load / bandwidth;
        busiest_node = x;
        if (messages != NULL)
            *messages = (long)load;
    }
    free(count);
    return busiest_node;
}
