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
    int *groups; /* CT_GROUPS_NUMBERS, and as many of hosts */
};

/* A host of the site, by the hash of its name. */
struct named_host {
    uint64_t hash;
    int node;
};

/* While the ranks are being found, in the site's numbers. */
struct search {
    const struct ct_site *site;
    struct named_host *hosts; /* ascending by hash, then by node */
    int nhosts;
    int *first_leaf;  /* host -> the first leaf of it that no rank has; -1: none */
    int *next_leaf;   /* leaf -> the next one of its host; -1: none */
    bool *is_crowded; /* host -> whether some rank has no leaf there */
    int *leaf;        /* rank -> its node; -1: one is to be added */
    int *host;        /* rank -> node */
};

void ct_places_free(struct ct_places *places)
{
    struct owned_places *owned = (struct owned_places *)places; /* its first member */

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

static int compare_hosts(const void *a, const void *b)
{
    const struct named_host *x = a;
    const struct named_host *y = b;

    if (x->hash != y->hash)
        return x->hash < y->hash ? -1 : 1;
    return x->node - y->node;
}

/* The first node of that name; -1: none. */
static int find_host(const struct search *s, uint64_t hash)
{
    int low = 0, high = s->nhosts;

    while (low < high) {
        const int middle = low + (high - low) / 2;

        if (s->hosts[middle].hash < hash)
            low = middle + 1;
        else
            high = middle;
    }
    return low < s->nhosts && s->hosts[low].hash == hash ? s->hosts[low].node : -1;
}

static void list_hosts(struct search *s)
{
    for (int x = 0; x < s->site->nnodes; x++) {
        if (s->site->host[x] != 0)
            s->hosts[s->nhosts++] = (struct named_host){s->site->host[x], x};
    }
    if (s->nhosts > 0)
        qsort(s->hosts, (size_t)s->nhosts, sizeof *s->hosts, compare_hosts);
}

/* The leaves of each host, ascending. */
static void list_leaves(struct search *s)
{
    const struct ct_site *site = s->site;

    for (int x = 0; x < site->nnodes; x++)
        s->first_leaf[x] = s->next_leaf[x] = -1;
    for (int x = 1; x < site->nnodes; x++)
        s->next_leaf[site->parent[x]] = 0; /* it has a child */
    for (int x = site->nnodes - 1; x >= 0; x--) {
        int host = x;

        if (s->next_leaf[x] == 0)
            continue;
        while (host > 0 && site->host[host] == 0)
            host = site->parent[host];
        s->next_leaf[x] = s->first_leaf[host];
        s->first_leaf[host] = x;
    }
}

/* only  the host of all ranks, whatever its name; -1: look it up */
static int find_rank(struct search *s, int rank, uint64_t hash, int only, struct ct_diag *diag)
{
    const int host = only >= 0 ? only : hash == 0 ? -1 : find_host(s, hash);

    if (host < 0)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "rank %d is on a host that the cluster file does "
                           "not have",
                           rank);
    s->host[rank] = host;
    s->leaf[rank] = s->first_leaf[host];
    if (s->leaf[rank] >= 0)
        s->first_leaf[host] = s->next_leaf[s->leaf[rank]];
    else
        s->is_crowded[host] = true;
    return CT_OK;
}

/* A host that is a leaf itself and has several ranks: its own leaf goes to
   none of them, so that each has one below it. */
static void share_hosts(struct search *s, int nranks)
{
    for (int rank = 0; rank < nranks; rank++) {
        if (s->leaf[rank] == s->host[rank] && s->is_crowded[s->host[rank]])
            s->leaf[rank] = -1;
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
    owned->groups = calloc(2 * CT_GROUPS_NUMBERS(nranks), sizeof *owned->groups);
    if (owned->parent != NULL && owned->capacity != NULL && owned->place != NULL &&
        owned->host != NULL && owned->orders != NULL && owned->groups != NULL)
        return owned;
    ct_places_free(&owned->places);
    return NULL;
}

/* Number the nodes above ranks; number: node -> -1 until it is known to be
   one. Returns how many. */
static int keep_nodes(const struct ct_site *site, const int *leaf, const int *host, int nranks,
                      int *number, struct owned_places *owned)
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
static int place_ranks(const int *leaf, const int *host, int nranks, const int *number, int n,
                       struct owned_places *owned)
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
static int find_orders(struct ct_places *places, int *orders, struct ct_diag *diag)
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
        places->is_given[i] = err == CT_OK && numbers[i] == numbers[CT_AS_IS];
        places->is_distinct[i] = true;
        for (int k = 0; k < i && err == CT_OK; k++)
            places->is_distinct[i] = places->is_distinct[i] && numbers[k] != numbers[i];
    }
    return err;
}

/* nranks  node -> ranks below it: 0 at first */
static bool has_levels(const struct ct_places *places, int *nranks)
{
    const struct ct_tree *tree = &places->tree;

    for (int rank = 0; rank < tree->nranks; rank++) {
        for (int x = tree->place[rank]; x != places->host[rank]; x = tree->node_above[x])
            nranks[x]++;
        nranks[places->host[rank]]++;
    }
    for (int rank = 0; rank < tree->nranks; rank++) {
        const int host = places->host[rank];

        for (int x = tree->place[rank]; x != host; x = tree->node_above[x]) {
            if (nranks[x] > 1 && nranks[x] < nranks[host])
                return true;
        }
    }
    return false;
}

static int find_groups(struct ct_places *places, int *numbers, struct ct_diag *diag)
{
    const struct ct_tree *tree = &places->tree;
    const int n = tree->nnodes;
    int *marks = calloc(3 * (size_t)n + 1, sizeof *marks);

    if (marks == NULL)
        return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory for the groups of %d ranks",
                           tree->nranks);
    places->groups = ct_groups_find(tree, places->host, CT_NEAR, numbers, marks);
    places->hosts = ct_groups_find(tree, places->host, CT_ONE_HOST,
                                   numbers + CT_GROUPS_NUMBERS(tree->nranks), marks + n);
    places->has_levels = has_levels(places, marks + 2 * (size_t)n);
    free(marks);
    return CT_OK;
}

int ct_places_prune(const struct ct_site *site, const int *leaf, const int *host, int nranks,
                    struct ct_places **places, struct ct_diag *diag)
{
    const size_t most = (size_t)site->nnodes + (size_t)nranks;
    int *number = calloc((size_t)site->nnodes, sizeof *number);
    struct owned_places *owned = owned_new(most, (size_t)nranks);
    int n, err;

    if (number == NULL || owned == NULL) {
        free(number);
        ct_places_free(owned == NULL ? NULL : &owned->places);
        return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory for the places of %d ranks", nranks);
    }
    n = keep_nodes(site, leaf, host, nranks, number, owned);
    n = place_ranks(leaf, host, nranks, number, n, owned);
    free(number);
    owned->places = (struct ct_places){
        .tree = {.nnodes = n,
                 .node_above = owned->parent,
                 .capacity = owned->capacity,
                 .nranks = nranks,
                 .place = owned->place},
        .host = owned->host,
    };
    err = find_groups(&owned->places, owned->groups, diag);
    if (err == CT_OK)
        err = find_orders(&owned->places, owned->orders, diag);
    if (err == CT_OK)
        *places = &owned->places;
    else
        ct_places_free(&owned->places);
    return err;
}

/* The ranks' leaves and hosts. */
static int find_ranks(struct search *s, const uint64_t *hosts, int nranks, struct ct_diag *diag)
{
    int only = only_host(s->site);
    int err = CT_OK;

    list_hosts(s);
    list_leaves(s);
    for (int rank = 0; rank < nranks; rank++)
        only = hosts[rank] == hosts[0] && hosts[0] != 0 ? only : -1;
    for (int rank = 0; rank < nranks && err == CT_OK; rank++)
        err = find_rank(s, rank, hosts[rank], only, diag);
    if (err == CT_OK)
        share_hosts(s, nranks);
    return err;
}

int ct_places_find(const struct ct_site *site, const uint64_t *hosts, int nranks, int *on,
                   struct ct_places **places, struct ct_diag *diag)
{
    const size_t nnodes = (size_t)site->nnodes;
    int *numbers = calloc(2 * (size_t)nranks + 2 * nnodes, sizeof *numbers);
    struct search s = {.site = site,
                       .hosts = calloc(nnodes, sizeof *s.hosts),
                       .is_crowded = calloc(nnodes, sizeof *s.is_crowded)};
    int err;

    if (numbers != NULL && s.hosts != NULL && s.is_crowded != NULL) {
        s.leaf = numbers;
        s.host = numbers + nranks;
        s.first_leaf = numbers + 2 * (size_t)nranks;
        s.next_leaf = s.first_leaf + nnodes;
        err = find_ranks(&s, hosts, nranks, diag);
        for (int rank = 0; rank < nranks && on != NULL; rank++)
            on[rank] = s.host[rank];
        if (err == CT_OK)
            err = ct_places_prune(site, s.leaf, s.host, nranks, places, diag);
    } else {
        err = ct_diag_set(diag, CT_ERR_MEMORY, "out of memory for the places of %d ranks", nranks);
    }
    free(s.is_crowded);
    free(s.hosts);
    free(numbers);
    return err;
}

bool ct_places_meet(const struct ct_places *places)
{
    return places != NULL && places->shares_memory && places->hosts.n == 1;
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

/* Orders and groups are found from these. */
bool ct_places_is_equal(const struct ct_places *a, const struct ct_places *b)
{
    struct ct_places_table of_a[CT_TREE_TABLES], of_b[CT_TREE_TABLES];

    ct_tree_tables(&a->tree, of_a);
    ct_tree_tables(&b->tree, of_b);
    for (int i = 0; i < CT_TREE_TABLES; i++) {
        if (of_a[i].n != of_b[i].n || memcmp(of_a[i].values, of_b[i].values, of_a[i].size) != 0)
            return false;
    }
    return a->shares_memory == b->shares_memory &&
           memcmp(a->host, b->host, (size_t)a->tree.nranks * sizeof *a->host) == 0;
}
