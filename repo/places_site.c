/*
 * places_site.c - memory of sites, and their tables.
 */
#include "repo/places_site.h"

#include <stdlib.h>

/* A site, with the arrays that it points to. */
struct owned_site {
    struct ct_site site;
    int *parent;
    double *capacity;
    uint64_t *host;
};

struct ct_site *ct_site_new(int nnodes)
{
    struct owned_site *owned = calloc(1, sizeof *owned);

    if (owned == NULL)
        return NULL;
    owned->parent = calloc((size_t)nnodes, sizeof *owned->parent);
    owned->capacity = calloc((size_t)nnodes, sizeof *owned->capacity);
    owned->host = calloc((size_t)nnodes, sizeof *owned->host);
    owned->site = (struct ct_site){nnodes, owned->parent, owned->capacity, owned->host};
    if (owned->parent != NULL && owned->capacity != NULL && owned->host != NULL)
        return &owned->site;
    ct_site_free(&owned->site);
    return NULL;
}

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

void ct_site_set(struct ct_site *site, int node, int above, double capacity, uint64_t host)
{
    struct owned_site *owned = (struct owned_site *)site;

    owned->parent[node] = above;
    owned->capacity[node] = capacity;
    owned->host[node] = host;
}

struct ct_tree ct_site_tree(const struct ct_site *site, int nranks, const int *place)
{
    return (struct ct_tree){.nnodes = site->nnodes,
                            .node_above = site->parent,
                            .capacity = site->capacity,
                            .nranks = nranks,
                            .place = place};
}

static struct ct_places_table ints(const char *member, const char *what, int n, const int *values)
{
    return (struct ct_places_table){member, what, "int", n, (size_t)n * sizeof *values, values};
}

static struct ct_places_table capacities(const char *what, int n, const double *values)
{
    return (struct ct_places_table){"capacity", what, "double", n, (size_t)n * sizeof *values,
                                    values};
}

void ct_site_tables(const struct ct_site *site, struct ct_places_table *tables)
{
    const int n = site->nnodes;

    tables[0] = ints("parent", "node -> the node above it", n, site->parent);
    tables[1] =
        capacities("node -> bytes/s of the cable to the parent; 0: unknown", n, site->capacity);
    tables[2] = (struct ct_places_table){"host",
                                         "node -> hash of a host's name; 0: no host",
                                         "uint64_t",
                                         n,
                                         (size_t)n * sizeof *site->host,
                                         site->host};
}

void ct_tree_tables(const struct ct_tree *tree, struct ct_places_table *tables)
{
    const int n = tree->nnodes;

    tables[0] = ints("parent", "node -> the node above it", n, tree->node_above);
    tables[1] =
        capacities("node -> bytes/s of the cable to the node above; 0: unknown", n, tree->capacity);
    tables[2] = ints("place", "rank -> node", tree->nranks, tree->place);
}
