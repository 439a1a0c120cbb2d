/*
 * places.c - prunes a site to the nodes above some ranks.
 */
#include "repo/places.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* Places, with the arrays that they point to. */
struct owned_places {
    struct ct_places places;
    int *parent;
    double *capacity;
    int *place;
    int *host;
    int *orders; /* CT_ORDERS times ranks */
    int *groups; /* CT_GROUPS_NUMBERS */
};

/* While the ranks are being found, in the site's numbers. */
struct search {
    const struct ct_site *site;
    unsigned char *has_child; /* by node */
    unsigned char *is_taken;  /* by node: a rank's */
    int *leaf;                /* rank -> its node; -1: one is to be added */
    int *host;                /* rank -> node */
};

void ct_places_free(struct ct_places *places)
{
    struct owned_places *owned =
        (struct owned_places *)places; /* its first member */

    if (owned == NULL)
        return;
    free(owned->parent);
    free(owned->capacity);
    free(owned->place);
    free(owned->host);
    free(owned->orders);
    free(owned->groups);
    free(owned);
}

/* The only host of the site; -1: there are several. */
static int only_host(const struct ct_site *site)
{
    int host = -1;

    for (int x = 0; x < site->nnodes; x++) {
        if (site->host[x] == 0)
            continue;
        if (host >= 0)
            return -1;
        host = x;
    }
    return host;
}

static int find_host(const struct ct_site *site, uint64_t hash)
{
    for (int x = 0; x < site->nnodes; x++) {
        if (site->host[x] == hash && hash != 0)
            return x;
    }
    return -1;
}

static bool is_below(const struct ct_site *site, int node, int above)
{
    while (node > above)
        node = site->parent[node];
    return node == above;
}

/* The first leaf of the host that no rank has; -1: none. */
static int find_leaf(const struct search *s, int host)
{
    for (int x = host; x < s->site->nnodes; x++) {
        if (!s->has_child[x] && !s->is_taken[x] && is_below(s->site, x, host))
            return x;
    }
    return -1;
}

/* only  the host of all ranks, whatever its name; -1: look it up */
static int find_rank(struct search *s, int rank, uint64_t hash, int only,
                     struct ct_diag *diag)
{
    const int host = only >= 0 ? only : find_host(s->site, hash);

    if (host < 0)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "rank %d is on a host that the cluster file does "
                           "not have",
                           rank);
    s->host[rank] = host;
    s->leaf[rank] = find_leaf(s, host);
    if (s->leaf[rank] >= 0)
        s->is_taken[s->leaf[rank]] = 1;
    return CT_OK;
}

/* A host that is a leaf itself and has several ranks: its own leaf goes to
   none of them, so that each has one below it. */
static void share_hosts(struct search *s, int nranks)
{
    for (int rank = 0; rank < nranks; rank++) {
        for (int i = 0; s->leaf[rank] < 0 && i < rank; i++) {
            if (s->leaf[i] == s->host[rank])
                s->leaf[i] = -1;
        }
    }
}

static struct owned_places *owned_new(size_t nnodes, size_t nranks)
{
    struct owned_places *owned = calloc(1, sizeof *owned);

    if (owned == NULL)
        return NULL;
    owned->parent = calloc(nnodes, sizeof *owned->parent);
    owned->capacity = calloc(nnodes, sizeof *owned->capacity);
    owned->place = calloc(nranks, sizeof *owned->place);
    owned->host = calloc(nranks, sizeof *owned->host);
    owned->orders = calloc(CT_ORDERS * nranks, sizeof *owned->orders);
    owned->groups = calloc(CT_GROUPS_NUMBERS(nranks), sizeof *owned->groups);
    if (owned->parent != NULL && owned->capacity != NULL &&
        owned->place != NULL && owned->host != NULL && owned->orders != NULL &&
        owned->groups != NULL)
        return owned;
    ct_places_free(&owned->places);
    return NULL;
}

/* Number the nodes above ranks; number: node -> -1 until it is known to be
   one. Returns how many. */
static int keep_nodes(const struct ct_site *site, const int *leaf,
                      const int *host, int nranks, int *number,
                      struct owned_places *owned)
{
    int n = 0;

    for (int x = 0; x < site->nnodes; x++)
        number[x] = -1;
    for (int rank = 0; rank < nranks; rank++) {
        int x = leaf[rank] < 0 ? host[rank] : leaf[rank];

        for (; x >= 0 && number[x] < 0; x = site->parent[x])
            number[x] = 0;
    }
    for (int x = 0; x < site->nnodes; x++) {
        if (number[x] < 0)
            continue;
        owned->parent[n] = x == 0 ? -1 : number[site->parent[x]];
        owned->capacity[n] = x == 0 ? 0 : site->capacity[x];
        number[x] = n++;
    }
    return n;
}

/* Returns the number of nodes, including the added leaves. */
static int place_ranks(const int *leaf, const int *host, int nranks,
                       const int *number, int n, struct owned_places *owned)
{
    for (int rank = 0; rank < nranks; rank++) {
        owned->host[rank] = number[host[rank]];
        owned->place[rank] = leaf[rank] < 0 ? n : number[leaf[rank]];
        if (leaf[rank] < 0) {
            owned->parent[n] = owned->host[rank];
            owned->capacity[n++] = 0;
        }
    }
    return n;
}

/* The orders of the ranks, and which of them differ to the tree. */
static int find_orders(struct ct_places *places, int *orders,
                       struct ct_diag *diag)
{
    const struct ct_tree *tree = &places->tree;
    uint64_t numbers[CT_ORDERS];
    int err = CT_OK;

    for (int i = 0; i < CT_ORDERS && err == CT_OK; i++) {
        int *ranks = orders + (size_t)i * (size_t)tree->nranks;

        err = ct_order_find((enum ct_order)i, tree, places->host, ranks, diag);
        if (err == CT_OK)
            err = ct_order_number(tree, ranks, &numbers[i], diag);
        places->orders[i] = ranks;
        places->is_distinct[i] = true;
        for (int k = 0; k < i && err == CT_OK; k++)
            places->is_distinct[i] =
                places->is_distinct[i] && numbers[k] != numbers[i];
    }
    return err;
}

int ct_places_prune(const struct ct_site *site, const int *leaf,
                    const int *host, int nranks, struct ct_places **places,
                    struct ct_diag *diag)
{
    const size_t most = (size_t)site->nnodes + (size_t)nranks;
    int *number = calloc((size_t)site->nnodes, sizeof *number);
    struct owned_places *owned = owned_new(most, (size_t)nranks);
    int n, err;

    if (number == NULL || owned == NULL) {
        free(number);
        ct_places_free(owned == NULL ? NULL : &owned->places);
        return ct_diag_set(diag, CT_ERR_MEMORY,
                           "out of memory for the places of %d ranks", nranks);
    }
    n = keep_nodes(site, leaf, host, nranks, number, owned);
    n = place_ranks(leaf, host, nranks, number, n, owned);
    free(number);
    owned->places = (struct ct_places){
        .tree = {.nnodes = n,
                 .parent = owned->parent,
                 .capacity = owned->capacity,
                 .nranks = nranks,
                 .place = owned->place},
        .host = owned->host,
    };
    owned->places.groups =
        ct_groups_find(&owned->places.tree, owned->host, owned->groups);
    err = find_orders(&owned->places, owned->orders, diag);
    if (err == CT_OK)
        *places = &owned->places;
    else
        ct_places_free(&owned->places);
    return err;
}

/* The ranks' leaves and hosts. */
static int find_ranks(struct search *s, const uint64_t *hosts, int nranks,
                      struct ct_diag *diag)
{
    int only = only_host(s->site);
    int err = CT_OK;

    for (int x = 1; x < s->site->nnodes; x++)
        s->has_child[s->site->parent[x]] = 1;
    for (int rank = 0; rank < nranks; rank++)
        only = hosts[rank] == hosts[0] && hosts[0] != 0 ? only : -1;
    for (int rank = 0; rank < nranks && err == CT_OK; rank++)
        err = find_rank(s, rank, hosts[rank], only, diag);
    if (err == CT_OK)
        share_hosts(s, nranks);
    return err;
}

int ct_places_find(const struct ct_site *site, const uint64_t *hosts,
                   int nranks, struct ct_places **places, struct ct_diag *diag)
{
    int *ranks = calloc(2 * (size_t)nranks, sizeof *ranks);
    unsigned char *flags = calloc(2 * (size_t)site->nnodes, sizeof *flags);
    int err = CT_ERR_MEMORY;

    if (ranks != NULL && flags != NULL) {
        struct search s = {.site = site,
                           .has_child = flags,
                           .is_taken = flags + site->nnodes,
                           .leaf = ranks,
                           .host = ranks + nranks};

        err = find_ranks(&s, hosts, nranks, diag);
        if (err == CT_OK)
            err = ct_places_prune(site, s.leaf, s.host, nranks, places, diag);
    } else {
        ct_diag_set(diag, CT_ERR_MEMORY,
                    "out of memory for the places of %d ranks", nranks);
    }
    free(ranks);
    free(flags);
    return err;
}

int ct_places_orders(const struct ct_places *places, int *orders)
{
    int n = 0;

    orders[n++] = CT_AS_IS;
    for (int i = CT_AS_IS + 1; places != NULL && i < CT_ORDERS; i++) {
        if (places->orders[i] != NULL && places->is_distinct[i])
            orders[n++] = i;
    }
    return n;
}
