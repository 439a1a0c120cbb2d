/*
 * site.c - copies what matters of a cluster's nodes.
 */
#include "generator/site.h"

#include "base/hash.h"

#include <string.h>

int ct_site_build(const struct ct_cluster *cluster, struct ct_site **site, struct ct_diag *diag)
{
    *site = ct_site_new(cluster->nnodes);
    if (*site == NULL)
        return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory for the nodes of %s", cluster->name);
    for (int x = 0; x < cluster->nnodes; x++) {
        const struct ct_node *node = &cluster->nodes[x];
        const uint64_t host =
            node->kind == CT_NODE_HOST ? ct_hash(CT_HASH_START, node->name, strlen(node->name)) : 0;

        ct_site_set(*site, x, node->parent, node->cable.bandwidth, host);
    }
    return CT_OK;
}
