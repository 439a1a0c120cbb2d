/*
 * places.c - prunes a site to the nodes above some ranks.
 */
#include "repo/places.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* Places, with the arrays that they point to. */
struct owned {
    struct ct_places places;
    int *parent;
    double *capacity;
    int *place;
    int *host;
};

/* While the ranks are being placed, in the site's numbers. */
struct search {
    const struct ct_site *site;
    unsigned char *has_child; /* by node */
    unsigned char *is_taken;  /* by node: a rank's, or above one's */
    int *leaf;                /* rank -> its node; -1: one is to be added */
    int *host;                /* rank -> node */
    int nadded;               /* leaves that are to be added */
};

void ct_places_free(struct ct_places *places)
{
    struct owned *owned = (struct owned *)places; /* its first member */

    if (owned == NULL)
        return;
    free(owned->parent);
    free(owned->capacity);
    free(owned->place);
    free(owned->host);
    free(owned);
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

static void take(struct search *s, int node)
{
    while (node >= 0) {
        s->is_taken[node] = 1;
        node = s->site->parent[node];
    }
}

static int place_rank(struct search *s, int rank, uint64_t hash,
                      struct ct_diag *diag)
{
    const int host = find_host(s->site, hash);

    if (host < 0)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "rank %d is on a host that the cluster file does "
                           "not have",
                           rank);
    s->host[rank] = host;
    s->leaf[rank] = find_leaf(s, host);
    s->nadded += s->leaf[rank] < 0;
    take(s, s->leaf[rank] < 0 ? host : s->leaf[rank]);
    return CT_OK;
}

/* A host that is a leaf itself and has several ranks: its own leaf goes to
   none of them, so that each has one below it. */
static void share_hosts(struct search *s, int nranks)
{
    for (int rank = 0; rank < nranks; rank++) {
        for (int i = 0; s->leaf[rank] < 0 && i < rank; i++) {
            if (s->leaf[i] == s->host[rank]) {
                s->leaf[i] = -1;
                s->nadded++;
            }
        }
    }
}

/* The nodes that are above ranks, then the leaves that are added. */
static void fill(const struct search *s, int nranks, struct owned *owned,
                 int *number)
{
    int n = 0;

    for (int x = 0; x < s->site->nnodes; x++) {
        if (!s->is_taken[x])
            continue;
        number[x] = n;
        owned->parent[n] = x == 0 ? -1 : number[s->site->parent[x]];
        owned->capacity[n] = s->site->capacity[x];
        n++;
    }
    for (int rank = 0; rank < nranks; rank++) {
        owned->host[rank] = number[s->host[rank]];
        owned->place[rank] = s->leaf[rank] < 0 ? n : number[s->leaf[rank]];
        if (s->leaf[rank] < 0) {
            owned->parent[n] = owned->host[rank];
            owned->capacity[n++] = 0;
        }
    }
    owned->places = (struct ct_places){
        .tree = {.nnodes = n,
                 .parent = owned->parent,
                 .capacity = owned->capacity,
                 .nranks = nranks,
                 .place = owned->place},
        .host = owned->host,
    };
}

static struct owned *owned_new(size_t nnodes, size_t nranks)
{
    struct owned *owned = calloc(1, sizeof *owned);

    if (owned == NULL)
        return NULL;
    owned->parent = calloc(nnodes, sizeof *owned->parent);
    owned->capacity = calloc(nnodes, sizeof *owned->capacity);
    owned->place = calloc(nranks, sizeof *owned->place);
    owned->host = calloc(nranks, sizeof *owned->host);
    if (owned->parent != NULL && owned->capacity != NULL &&
        owned->place != NULL && owned->host != NULL)
        return owned;
    ct_places_free(&owned->places);
    return NULL;
}

/* work  nnodes + 2 * nranks numbers, 2 * nnodes flags, all 0 */
static int find(const struct ct_site *site, const uint64_t *hosts, int nranks,
                int *work, unsigned char *flags, struct owned **owned,
                struct ct_diag *diag)
{
    struct search s = {.site = site,
                       .has_child = flags,
                       .is_taken = flags + site->nnodes,
                       .leaf = work + site->nnodes,
                       .host = work + site->nnodes + nranks};
    int err = CT_OK;

    for (int x = 1; x < site->nnodes; x++)
        s.has_child[site->parent[x]] = 1;
    for (int rank = 0; rank < nranks && err == CT_OK; rank++)
        err = place_rank(&s, rank, hosts[rank], diag);
    if (err != CT_OK)
        return err;
    share_hosts(&s, nranks);
    *owned = owned_new((size_t)site->nnodes + (size_t)s.nadded, (size_t)nranks);
    if (*owned == NULL)
        return ct_diag_set(diag, CT_ERR_MEMORY,
                           "out of memory for the places of %d ranks", nranks);
    fill(&s, nranks, *owned, work);
    return CT_OK;
}

int ct_places_find(const struct ct_site *site, const uint64_t *hosts,
                   int nranks, struct ct_places **places, struct ct_diag *diag)
{
    const size_t nnodes = (size_t)site->nnodes;
    int *work = calloc(nnodes + 2 * (size_t)nranks, sizeof *work);
    unsigned char *flags = calloc(2 * nnodes, sizeof *flags);
    struct owned *owned = NULL;
    int err = CT_ERR_MEMORY;

    if (work != NULL && flags != NULL)
        err = find(site, hosts, nranks, work, flags, &owned, diag);
    else
        ct_diag_set(diag, CT_ERR_MEMORY,
                    "out of memory for the places of %d ranks", nranks);
    free(work);
    free(flags);
    if (err == CT_OK)
        *places = &owned->places;
    return err;
}
