/*
 * wiring.c - where a cluster's file puts its ranks.
 */
#include "generator/wiring.h"

#include "generator/site.h"

int ct_wiring_build(const struct ct_cluster *cluster, struct ct_wiring *w, struct ct_diag *diag)
{
    struct ct_site *site;
    int err = ct_site_build(cluster, &site, diag);

    w->places = NULL;
    if (err != CT_OK)
        return err;
    err = ct_places_prune(site, cluster->rank_place, cluster->rank_host, cluster->nranks,
                          &w->places, diag);
    ct_site_free(site);
    if (err == CT_OK)
        w->tree = w->places->tree;
    return err;
}

int ct_wiring_build_shared(const struct ct_cluster *cluster, struct ct_wiring *w,
                           struct ct_diag *diag)
{
    const int err = ct_wiring_build(cluster, w, diag);

    if (err == CT_OK)
        w->places->shares_memory = true;
    return err;
}

void ct_wiring_fini(struct ct_wiring *w)
{
    ct_places_free(w->places);
    w->places = NULL;
}
