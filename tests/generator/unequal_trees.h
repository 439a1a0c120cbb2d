/*
 * unequal_trees.h - trees with cables of different bandwidth, and some ranks on
 * their hosts, at random.
 */
#ifndef TESTS_GENERATOR_UNEQUAL_TREES_H
#define TESTS_GENERATOR_UNEQUAL_TREES_H

#include "tests/generator/trees.h"

/* How bandwidths are drawn. */
enum bandwidths {
    EDGES_EQUAL, /* hosts alike, between switches anything up to 16 times */
    TIGHT,       /* between switches just enough for some number of phases */
    MIXED,       /* hosts 1, 2, 4 or 10 times */
    FRACTIONS,   /* hosts alike, between switches 0.3 to 8 times */
    BANDWIDTHS
};

static inline double tight(uint64_t *state, int below, int nranks)
{
    const int slack = random_below(state, nranks / 2 + 1);
    const int phases = nranks - 1 + slack;

    const int units = (below * (nranks - below) + phases - 1) / phases;

    return units;
}

static inline double drawn(uint64_t *state, enum bandwidths how, bool is_host, int below,
                           int nranks)
{
    static const double hosts[] = {1, 2, 4, 10};

    if (is_host)
        return how == MIXED ? hosts[random_below(state, 4)] : 1;
    if (how == TIGHT)
        return tight(state, below, nranks);
    if (how == FRACTIONS)
        return 0.3 + random_below(state, 770) / 100.0;
    return 1 + random_below(state, 16);
}

/* Bandwidths for the cables; some hosts get two ranks or more. */
static inline void draw_bandwidths(struct made *made, uint64_t *state, enum bandwidths how)
{
    struct ct_cluster *c = &made->cluster;
    int *below = calloc((size_t)c->nnodes, sizeof *below);

    for (int rank = 0; rank < c->nranks; rank++)
        below[c->rank_place[rank]]++;
    for (int x = c->nnodes - 1; x > 0; x--)
        below[made->nodes[x].parent] += below[x];
    for (int x = 1; x < c->nnodes; x++) {
        const bool is_host = made->nodes[x].kind == CT_NODE_HOST;

        made->nodes[x].cable.bandwidth = 1e8 * drawn(state, how, is_host, below[x], c->nranks);
    }
    free(below);
}

/* A random subset of the hosts, in random order, several ranks on some. */
static inline void choose_ranks(struct made *made, uint64_t *state)
{
    struct ct_cluster *c = &made->cluster;
    const int nhosts = c->nranks;
    const int most = 1 + random_below(state, 2) * random_below(state, 4);
    int hosts[64];

    for (int i = 0; i < nhosts; i++)
        hosts[i] = c->rank_place[i];
    c->nranks = 0;
    for (int i = 0; i < nhosts; i++) {
        const int other = i + random_below(state, nhosts - i);
        const int host = hosts[other];

        hosts[other] = hosts[i];
        if (i >= 2 && random_below(state, 3) == 0)
            continue;
        for (int k = 1 + random_below(state, most); k > 0; k--)
            made->places[c->nranks++] = host;
    }
}

/* Each rank gets a leaf of its own below its host. */
static inline struct ct_places *places_of(const struct made *made)
{
    const struct ct_cluster *c = &made->cluster;
    int *const parent = calloc((size_t)c->nnodes, sizeof *parent);
    double *const capacity = calloc((size_t)c->nnodes, sizeof *capacity);
    uint64_t *const host = calloc((size_t)c->nnodes, sizeof *host);
    int *const leaf = calloc((size_t)c->nranks, sizeof *leaf);
    const struct ct_site site = {c->nnodes, parent, capacity, host, NULL};
    struct ct_places *places = NULL;

    for (int x = 0; x < c->nnodes; x++) {
        parent[x] = made->nodes[x].parent;
        capacity[x] = made->nodes[x].cable.bandwidth;
    }
    for (int rank = 0; rank < c->nranks; rank++)
        leaf[rank] = -1;
    cr_assert_eq(ct_places_prune(&site, leaf, c->rank_place, c->nranks, &places, NULL), CT_OK);
    free(parent);
    free(capacity);
    free(host);
    free(leaf);
    return places;
}

static inline struct ct_places *random_places(uint64_t *state, int i, int most)
{
    const int nhosts = 2 + random_below(state, most - 1);
    struct made *made =
        random_made(state, (enum form)(i % FORMS), 1 + random_below(state, nhosts), nhosts);
    struct ct_places *places;

    draw_bandwidths(made, state, (enum bandwidths)(i / FORMS % BANDWIDTHS));
    choose_ranks(made, state);
    places = places_of(made);
    free(made);
    return places;
}

/* Hosts 100 Mbit/s, switches `times` that. */
static inline struct made *with_bandwidths(struct made *made, double times)
{
    for (int x = 1; x < made->cluster.nnodes; x++)
        made->nodes[x].cable.bandwidth = 12.5e6 * (made->nodes[x].kind == CT_NODE_HOST ? 1 : times);
    return made;
}

#endif
