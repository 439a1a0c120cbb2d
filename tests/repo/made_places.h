/*
 * made_places.h - sites and places for tests.
 */
#ifndef CT_TESTS_REPO_MADE_PLACES_H
#define CT_TESTS_REPO_MADE_PLACES_H

#include "repo/places.h"

#include <criterion/criterion.h>
#include <stdlib.h>

enum { SITE_NODES = 64, CHAIN_SWITCHES = 4, CHAIN_HOSTS = 8 };

/* A site that is being written; hosts get the hashes that they are given. */
struct made_site {
    struct ct_site site;
    int parent[SITE_NODES];
    double capacity[SITE_NODES];
    uint64_t host[SITE_NODES];
};

static inline int site_node(struct made_site *made, int parent, double capacity, uint64_t host)
{
    const int x = made->site.nnodes++;

    cr_assert_lt(x, SITE_NODES);
    made->parent[x] = parent;
    made->capacity[x] = capacity;
    made->host[x] = host;
    made->site.parent = made->parent;
    made->site.capacity = made->capacity;
    made->site.host = made->host;
    return x;
}

/* Switches in a chain with hosts dealt round them, of hashes 1 to
   CHAIN_HOSTS. */
static inline void site_of_chain(struct made_site *made)
{
    made->site.nnodes = 0;
    site_node(made, -1, 0, 0);
    for (int i = 1; i < CHAIN_SWITCHES; i++)
        site_node(made, i - 1, 2e9, 0);
    for (int i = 0; i < CHAIN_HOSTS; i++)
        site_node(made, i % CHAIN_SWITCHES, 1e9, (uint64_t)i + 1);
}

static inline struct ct_places *places_on(const struct made_site *made, const uint64_t *hosts,
                                          int nranks)
{
    struct ct_places *places = NULL;
    struct ct_diag diag = {""};

    cr_assert_eq(ct_places_find(&made->site, hosts, nranks, NULL, &places, &diag), CT_OK, "%s",
                 diag.text);
    return places;
}

/* Ranks dealt round the hosts of a chain. */
static inline struct ct_places *places_of(int nranks)
{
    uint64_t *hosts = calloc((size_t)nranks, sizeof *hosts);
    struct made_site made;
    struct ct_places *places;

    cr_assert_not_null(hosts);
    for (int i = 0; i < nranks; i++)
        hosts[i] = (uint64_t)(i % CHAIN_HOSTS) + 1;
    site_of_chain(&made);
    places = places_on(&made, hosts, nranks);
    free(hosts);
    return places;
}

/* A host of two packages, each of two NUMA nodes with some cores. */
static inline void site_of_packages(struct made_site *made, int cores)
{
    int numa[4];

    made->site.nnodes = 0;
    site_node(made, -1, 0, 1);
    for (int i = 0; i < 2; i++) {
        const int package = site_node(made, 0, 0, 0);

        numa[2 * i] = site_node(made, package, 0, 0);
        numa[2 * i + 1] = site_node(made, package, 0, 0);
    }
    for (int i = 0; i < 4 * cores; i++)
        site_node(made, numa[i / cores], 0, 0);
}

/* Ranks of one host, which share memory; up to 36 of them have a core each. */
static inline struct ct_places *places_of_window(int nranks)
{
    uint64_t *hosts = calloc((size_t)nranks, sizeof *hosts);
    struct made_site made;
    struct ct_places *places;

    cr_assert_not_null(hosts);
    for (int i = 0; i < nranks; i++)
        hosts[i] = 1;
    site_of_packages(&made, nranks <= 36 ? (nranks + 3) / 4 : 9);
    places = places_on(&made, hosts, nranks);
    places->shares_memory = true;
    free(hosts);
    return places;
}

/* Ranks dealt round the hosts of one switch, which share memory inside: groups are
   hosts. */
static inline struct ct_places *places_of_hosts(int nranks, int nhosts)
{
    struct made_site made = {.site = {.nnodes = 0}};
    uint64_t hosts[64];
    struct ct_places *places;

    site_node(&made, -1, 0, 0);
    for (int i = 0; i < nhosts; i++)
        site_node(&made, 0, 1e9, (uint64_t)i + 1);
    for (int i = 0; i < nranks; i++)
        hosts[i] = (uint64_t)(i % nhosts) + 1;
    places = places_on(&made, hosts, nranks);
    places->shares_memory = true;
    return places;
}

#endif
