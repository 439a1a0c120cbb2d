/*
 * rank_counts.c - ranks below each node.
 */
#include "cluster/rank_counts.h"

#include <stdlib.h>

int *ct_rank_counts(const struct ct_cluster *cluster)
{
    int *count = calloc((size_t)cluster->nnodes, sizeof *count);

    if (count == NULL)
        return NULL;
    for (int rank = 0; rank < cluster->nranks; rank++)
        count[cluster->rank_place[rank]]++;
    for (int x = cluster->nnodes - 1; x > 0; x--)
        count[cluster->nodes[x].parent] += count[x];
    return count;
}
