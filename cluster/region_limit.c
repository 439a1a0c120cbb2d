/*
 * region_limit.c - the switch region that slows an allreduce most.
 *
 * Dinkelbach's method: for a ratio L, the region with the greatest
 * (k - 1) - L * (boundary bandwidth) is found by a walk over the tree; its
 * own (k-1)/bandwidth is the next L, until none does better. Linear time per
 * round, a handful of rounds.
 */
#include "cluster/rank_counts.h"

#include <math.h>
#include <stdlib.h>

enum { ROUNDS_MOST = 100 };

/* The boundary of a region, below its top switch or with the cable above. */
struct boundary {
    double groups;    /* k: cables with ranks beyond */
    double bandwidth; /* their sum, bytes/s */
};

static double worth(struct boundary b, double ratio)
{
    return b.groups - ratio * b.bandwidth;
}

static struct boundary join(struct boundary a, struct boundary b)
{
    return (struct boundary){a.groups + b.groups, a.bandwidth + b.bandwidth};
}

/*
 * The best region for a ratio.
 *
 * count  ranks below each node
 * below  nnodes elements; contents lost: the best boundary of a region
 *        with its top at the node, the cable above it left out
 */
static struct boundary best_region(const struct ct_cluster *cluster, const int *count, double ratio,
                                   struct boundary *below)
{
    struct boundary best = {0, 0};

    for (int x = 0; x < cluster->nnodes; x++)
        below[x] = (struct boundary){0, 0};
    for (int x = cluster->nnodes - 1; x >= 0; x--) {
        const struct ct_node *node = &cluster->nodes[x];
        const struct boundary cut = {1, node->cable.bandwidth};
        const bool is_switch = node->kind == CT_NODE_SWITCH;
        struct boundary region = below[x];

        /* Ranks beyond the cable above belong to the boundary of a region
           that ends here. */
        if (count[x] < cluster->nranks)
            region = join(region, cut);
        if (is_switch && region.groups >= 2 && worth(region, ratio) > worth(best, ratio))
            best = region;
        if (x == 0 || count[x] == 0 || node->cable.bandwidth == 0)
            continue;
        below[node->parent] =
            join(below[node->parent],
                 is_switch && worth(below[x], ratio) > worth(cut, ratio) ? below[x] : cut);
    }
    return best;
}

/* True if a cable outside hosts that has ranks on both sides is of unknown
   bandwidth: a region next to it may get any number of vectors over it. */
static bool is_any_unknown(const struct ct_cluster *cluster, const int *count)
{
    for (int x = 1; x < cluster->nnodes; x++) {
        const struct ct_node *node = &cluster->nodes[x];

        if (node->kind <= CT_NODE_HOST && node->cable.bandwidth == 0 && count[x] > 0 &&
            count[x] < cluster->nranks)
            return true;
    }
    return false;
}

double ct_region_limit(const struct ct_cluster *cluster)
{
    struct boundary *below = calloc((size_t)cluster->nnodes, sizeof *below);
    int *count = ct_rank_counts(cluster);
    double ratio = 0;

    if (below == NULL || count == NULL || is_any_unknown(cluster, count))
        goto done;
    for (int i = 0; i < ROUNDS_MOST; i++) {
        const struct boundary best = best_region(cluster, count, ratio, below);

        /* k - 1 - ratio * bandwidth > 0, but for rounding */
        if (best.groups < 2 || worth(best, ratio) - 1 < 1e-9)
            break;
        ratio = (best.groups - 1) / best.bandwidth;
    }
done:
    free(below);
    free(count);
    return 2 * ratio;
}
