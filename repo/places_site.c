/*
 * places_site.c - memory of sites, and their tables.
 */
#include "repo/places_site.h"

#include "base/hash.h"
#include "base/same_host.h"

#include <stdlib.h>
#include <string.h>

/* A site, with the arrays that it points to. */
struct owned_site {
    struct ct_site site;
    int *parent;
    double *capacity;
    uint64_t *host;
    uint64_t *without_domain;
};

struct ct_site *ct_site_new(int nnodes)
{
    struct owned_site *owned = calloc(1, sizeof *owned);

    if (owned == NULL)
        return NULL;
    owned->parent = calloc((size_t)nnodes, sizeof *owned->parent);
    owned->capacity = calloc((size_t)nnodes, sizeof *owned->capacity);
    owned->host = calloc((size_t)nnodes, sizeof *owned->host);
    owned->without_domain = calloc((size_t)nnodes, sizeof *owned->without_domain);
    owned->site = (struct ct_site){nnodes, owned->parent, owned->capacity, owned->host, NULL};
    if (owned->parent != NULL && owned->capacity != NULL && owned->host != NULL &&
        owned->without_domain != NULL)
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
    free(owned->without_domain);
    free(owned);
}

void ct_site_set(struct ct_site *site, int node, int above, double capacity, uint64_t host)
{
    struct owned_site *owned = (struct owned_site *)site;

    owned->parent[node] = above;
    owned->capacity[node] = capacity;
    owned->host[node] = host;
}

void ct_site_name(struct ct_site *site, int node, const char *name)
{
    struct owned_site *owned = (struct owned_site *)site;
    const size_t length = ct_host_length(name);

    owned->host[node] = ct_hash(CT_HASH_START, name, strlen(name));
    if (name[length] == '\0')
        return;
    owned->without_domain[node] = ct_hash(CT_HASH_START, name, length);
    site->host_without_domain = owned->without_domain;
}

/* A host with its domain is not found by a name with another domain, nor one of two hosts of the
   site that differ in the domain by the name that they have in common. */
uint64_t ct_site_host(const struct ct_site *site, const char *name)
{
    const size_t length = ct_host_length(name);
    const uint64_t whole = ct_hash(CT_HASH_START, name, strlen(name));
    const uint64_t first = ct_hash(CT_HASH_START, name, length);
    const uint64_t *names = NULL; /* that may be the same host's */
    uint64_t found = 0;
    int nfound = 0;

    if (site != NULL)
        names = name[length] != '\0' ? site->host : site->host_without_domain;
    for (int x = 0; site != NULL && x < site->nnodes; x++) {
        if (site->host[x] == whole)
            return whole;
        if (names != NULL && names[x] == first) {
            found = site->host[x];
            nfound++;
        }
    }
    return nfound == 1 ? found : first;
}

/* Byte by byte, so that the result is the same on any machine. */
uint64_t ct_placement_hash(const uint64_t *hosts, int nranks)
{
    uint64_t hash = CT_HASH_START;

    for (int i = 0; i < nranks; i++) {
        for (int shift = 0; shift < 64; shift += 8) {
            const unsigned char byte = (unsigned char)(hosts[i] >> shift & 0xff);

            hash = ct_hash(hash, &byte, 1);
        }
    }
    return hash;
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

static struct ct_places_table hashes(const char *member, const char *what, int n,
                                     const uint64_t *values)
{
    return (struct ct_places_table){member, what, "uint64_t", n, (size_t)n * sizeof *values,
                                    values};
}

int ct_site_tables(const struct ct_site *site, struct ct_places_table *tables)
{
    const int n = site->nnodes;

    tables[0] = ints("parent", "node -> the node above it", n, site->parent);
    tables[1] =
        capacities("node -> bytes/s of the cable to the parent; 0: unknown", n, site->capacity);
    tables[2] = hashes("host", "node -> hash of a host's name; 0: no host", n, site->host);
    if (site->host_without_domain == NULL)
        return 3;
    tables[3] =
        hashes("host_without_domain", "node -> hash of its name without its domain; 0: none", n,
               site->host_without_domain);
    return 4;
}

void ct_tree_tables(const struct ct_tree *tree, struct ct_places_table *tables)
{
    const int n = tree->nnodes;

    tables[0] = ints("parent", "node -> the node above it", n, tree->node_above);
    tables[1] =
        capacities("node -> bytes/s of the cable to the node above; 0: unknown", n, tree->capacity);
    tables[2] = ints("place", "rank -> node", tree->nranks, tree->place);
}
