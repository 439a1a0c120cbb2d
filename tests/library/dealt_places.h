/*
 * dealt_places.h - places of ranks that are dealt round two switches, or three
 * from five ranks on, each on a host of its own; and of ranks that share one.
 */
#ifndef CT_TESTS_LIBRARY_DEALT_PLACES_H
#define CT_TESTS_LIBRARY_DEALT_PLACES_H

#include "repo/places.h"

enum { DEALT_SWITCHES = 3, DEALT_RANKS_MAX = 64 };

/*
 * nranks   at most DEALT_RANKS_MAX
 * returns  NULL when out of memory; else freed by ct_places_free
 */
static inline struct ct_places *dealt_places(int nranks)
{
    enum { NODES = DEALT_SWITCHES + DEALT_RANKS_MAX };
    const int switches = nranks < 5 ? 2 : DEALT_SWITCHES;
    const double capacity[NODES] = {0};
    const uint64_t host[NODES] = {0};
    int parent[NODES] = {-1, 0, 0};
    int leaf[DEALT_RANKS_MAX];
    const struct ct_site site = {
        .nnodes = switches + nranks, .parent = parent, .capacity = capacity, .host = host};
    struct ct_places *places = NULL;

    for (int rank = 0; rank < nranks; rank++) {
        leaf[rank] = switches + rank;
        parent[switches + rank] = rank % switches;
    }
    if (ct_places_prune(&site, leaf, leaf, nranks, &places, NULL) != CT_OK)
        return NULL;
    return places;
}

/* The same for ranks that are dealt round the packages of one host, or round two hosts, and
   share memory there. */
static inline struct ct_places *shared_places(int nranks, int nhosts)
{
    const double capacity[3 + DEALT_RANKS_MAX] = {0};
    const uint64_t host[3 + DEALT_RANKS_MAX] = {0};
    int parent[3 + DEALT_RANKS_MAX] = {-1, 0, 0};
    int on_host[DEALT_RANKS_MAX], leaf[DEALT_RANKS_MAX];
    const struct ct_site site = {
        .nnodes = 3 + nranks, .parent = parent, .capacity = capacity, .host = host};
    struct ct_places *places = NULL;

    for (int rank = 0; rank < nranks; rank++) {
        parent[3 + rank] = 1 + rank % 2;
        leaf[rank] = 3 + rank;
        on_host[rank] = nhosts == 1 ? 0 : parent[leaf[rank]];
    }
    if (ct_places_prune(&site, leaf, on_host, nranks, &places, NULL) != CT_OK)
        return NULL;
    places->shares_memory = true;
    return places;
}

#endif
