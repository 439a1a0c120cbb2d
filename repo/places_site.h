/*
 * places_site.h - a site: the cluster as data, hosts, what is above them and inside them.
 */
#ifndef CT_REPO_PLACES_SITE_H
#define CT_REPO_PLACES_SITE_H

#include "repo/tree.h"

#include <stdint.h>

struct ct_site {
    int nnodes;
    const int *parent;                   /* parent[x] < x; parent[0] = -1. For places*.c alone */
    const double *capacity;              /* bytes/s of the cable to the parent, each way;
                               0: unknown */
    const uint64_t *host;                /* hash of a host's name; 0: the node is no host */
    const uint64_t *host_without_domain; /* hash of a host's name without its domain; 0: it has
                                            none. NULL: none has one */
};

/* A site of so many nodes, to be set; ct_site_free. NULL when out of memory. */
struct ct_site *ct_site_new(int nnodes);
void ct_site_free(struct ct_site *site);

/* above  the node at the other end of the cable, of a smaller number; of node 0: -1 */
void ct_site_set(struct ct_site *site, int node, int above, double capacity, uint64_t host);

/* Make a node a host of this name. */
void ct_site_name(struct ct_site *site, int node, const char *name);

/*
 * Find what the site calls a host, as a hash: MPI may know the host with its domain and the site
 * without, or the other way round.
 *
 * site     NULL: none is known
 * returns  the number in site->host; one that is not there for other hosts
 */
uint64_t ct_site_host(const struct ct_site *site, const char *name);

/* The placement: the hosts of all ranks, in rank order. */
uint64_t ct_placement_hash(const uint64_t *hosts, int nranks);

/* The network of all nodes, and ranks on it; borrows all.

   place  rank -> node; no two have the same */
struct ct_tree ct_site_tree(const struct ct_site *site, int nranks, const int *place);

/* What a site or a tree is made of, for those who write it as C, hash or compare it. */
struct ct_places_table {
    const char *member;
    const char *what; /* "node -> the node above it" */
    const char *type; /* "int", "double" or "uint64_t", a hash */
    int n;
    size_t size; /* of the values in all */
    const void *values;
};

enum { CT_TREE_TABLES = 3, CT_SITE_TABLES_MOST = 4 };

/* Returns how many tables there are. */
int ct_site_tables(const struct ct_site *site, struct ct_places_table *tables);

/* In the order of struct ct_tree's members. */
void ct_tree_tables(const struct ct_tree *tree, struct ct_places_table *tables);

#endif
