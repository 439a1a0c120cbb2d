/*
 * part_places.h - the places of some ranks of a topology's cluster, as the
 * library finds them for a communicator: from the names of their hosts.
 */
#ifndef CT_TESTS_CHECKER_PART_PLACES_H
#define CT_TESTS_CHECKER_PART_PLACES_H

#include "generator/site.h"
#include "tests/cluster/cluster_helpers.h"

enum { PART_RANKS = 64 };

/* A cluster and its site. */
struct sited {
    struct ct_cluster *cluster;
    struct ct_site *site;
};

static inline struct sited sited_of(const char *topology)
{
    struct sited s = {.cluster = load_topology(topology)};

    cr_assert_eq(ct_site_build(s.cluster, &s.site, NULL), CT_OK);
    return s;
}

static inline void sited_fini(struct sited *s)
{
    ct_site_free(s->site);
    ct_cluster_free(s->cluster);
}

/* Of a communicator with these ranks of the cluster, some perhaps twice;
   ct_places_free. */
static inline struct ct_places *part_places(const struct sited *s, const int *ranks, int n)
{
    uint64_t hosts[PART_RANKS];
    struct ct_places *places = NULL;
    struct ct_diag diag = {""};

    cr_assert_leq(n, PART_RANKS);
    for (int i = 0; i < n; i++)
        hosts[i] = s->site->host[s->cluster->rank_host[ranks[i]]];
    cr_assert_eq(ct_places_find(s->site, hosts, n, NULL, &places, &diag), CT_OK, "%s", diag.text);
    return places;
}

#endif
