/*
 * site.c - copies what matters of a cluster's nodes.
 */
#include "generator/site.h"

#include <stdlib.h>

int ct_site_build(const struct ct_cluster *cluster, struct ct_site **site, struct ct_diag *diag)
{
    *site = ct_site_new(cluster->nnodes);
    if (*site == NULL)
        return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory for the nodes of %s", cluster->name);
    for (int x = 0; x < cluster->nnodes; x++) {
        const struct ct_node *node = &cluster->nodes[x];

        ct_site_set(*site, x, node->parent, node->cable.bandwidth, 0);
        if (node->kind == CT_NODE_HOST)
            ct_site_name(*site, x, node->name);
    }
    return CT_OK;
}

/* Add one to the users of each cable between ranks of a part. below: room for a number
   per node. */
static void add_part(const struct ct_cluster *cluster, int part, int *below, int *users)
{
    for (int x = 0; x < cluster->nnodes; x++)
        below[x] = 0;
    for (int rank = 0; rank < cluster->nranks; rank++)
        below[ct_cluster_launched_host(cluster, part * cluster->nranks + rank)]++;
    for (int x = cluster->nnodes - 1; x > 0; x--) {
        users[x] += below[x] > 0 && below[x] < cluster->nranks;
        below[cluster->nodes[x].parent] += below[x];
    }
}

int ct_site_kept(const struct ct_cluster *cluster, int *nodes)
{
    int n = 0;

    for (int x = 0; x < cluster->nnodes; x++)
        nodes[x] = 0;
    for (int rank = 0; rank < cluster->nranks; rank++) {
        int x = cluster->rank_place[rank];

        for (; x >= 0 && nodes[x] == 0; x = cluster->nodes[x].parent)
            nodes[x] = 1;
    }
    for (int x = 0; x < cluster->nnodes; x++) {
        if (nodes[x] != 0)
            nodes[n++] = x;
    }
    return n;
}

int ct_site_parts(const struct ct_cluster *cluster, int *on_cable, int nplaces,
                  struct ct_diag *diag)
{
    int *below = calloc((size_t)cluster->nnodes, sizeof *below);
    int *users = calloc((size_t)cluster->nnodes, sizeof *users);
    int n = 0, nkept;

    if (below == NULL || users == NULL) {
        free(below);
        free(users);
        return ct_diag_memory(diag);
    }
    for (int part = 0; part == 0 || part < cluster->nparts; part++)
        add_part(cluster, part, below, users);
    nkept = ct_site_kept(cluster, below);
    for (; n < nkept && n < nplaces; n++)
        on_cable[n] = users[below[n]] > 1 ? users[below[n]] : 1;
    while (n < nplaces) /* leaves of single ranks */
        on_cable[n++] = 1;
    free(below);
    free(users);
    return CT_OK;
}
