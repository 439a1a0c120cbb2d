/*
 * site.c - copies what matters of a cluster's nodes.
 */
#include "generator/site.h"

#include "base/hash.h"

#include <stdlib.h>
#include <string.h>

/* A site, with the arrays that it points to. */
struct owned_site {
    struct ct_site site;
    int *parent;
    double *capacity;
    uint64_t *host;
};

void ct_site_free(struct ct_site *site)
{
    struct owned_site *owned = (struct owned_site *)site; /* its first member */

    if (owned == NULL)
        return;
    free(owned->parent);
    free(owned->capacity);
    free(owned->host);
    free(owned);
}

static struct owned_site *owned_new(size_t nnodes)
{
    struct owned_site *owned = calloc(1, sizeof *owned);

    if (owned == NULL)
        return NULL;
    owned->parent = calloc(nnodes, sizeof *owned->parent);
    owned->capacity = calloc(nnodes, sizeof *owned->capacity);
    owned->host = calloc(nnodes, sizeof *owned->host);
    if (owned->parent != NULL && owned->capacity != NULL && owned->host != NULL)
        return owned;
    ct_site_free(&owned->site);
    return NULL;
}

static uint64_t hash_of(const struct ct_node *node)
{
    return node->kind == CT_NODE_HOST ? ct_hash(CT_HASH_START, node->name, strlen(node->name)) : 0;
}

int ct_site_build(const struct ct_cluster *cluster, struct ct_site **site, struct ct_diag *diag)
{
    struct owned_site *owned = owned_new((size_t)cluster->nnodes);

    if (owned == NULL)
        return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory for the nodes of %s", cluster->name);
    for (int x = 0; x < cluster->nnodes; x++) {
        owned->parent[x] = cluster->nodes[x].parent;
        owned->capacity[x] = cluster->nodes[x].cable.bandwidth;
        owned->host[x] = hash_of(&cluster->nodes[x]);
    }
    owned->site = (struct ct_site){.nnodes = cluster->nnodes,
                                   .parent = owned->parent,
                                   .capacity = owned->capacity,
                                   .host = owned->host};
    *site = &owned->site;
    return CT_OK;
}
