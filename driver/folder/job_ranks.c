/*
 * job_ranks.c - the wiring, and what follows from it.
 */
#include "driver/folder/job_ranks.h"

#include "generator/site.h"

#include <stdlib.h>

static int find_parts(const struct ct_cluster *cluster, struct ct_job_ranks *ranks,
                      struct ct_diag *diag)
{
    const int nnodes = ranks->wiring.tree.nnodes;

    ranks->on_cable = calloc((size_t)nnodes + 1, sizeof *ranks->on_cable);
    if (ranks->on_cable == NULL)
        return ct_diag_memory(diag);
    ranks->parts = (struct ct_parts){.n = cluster->nparts, .on_cable = ranks->on_cable};
    return ct_site_parts(cluster, ranks->on_cable, nnodes, diag);
}

int ct_job_ranks_find(const struct ct_cluster *cluster, struct ct_job_ranks *ranks,
                      struct ct_diag *diag)
{
    int err;

    *ranks = (struct ct_job_ranks){.nlaunched = ct_cluster_launched(cluster)};
    err = ct_wiring_build_shared(cluster, &ranks->wiring, diag); /* some times are of posts */
    if (err == CT_OK)
        err = ct_traits_find(ranks->wiring.places, cluster->nparts, &ranks->traits, diag);
    return err == CT_OK ? find_parts(cluster, ranks, diag) : err;
}

void ct_job_ranks_fini(struct ct_job_ranks *ranks)
{
    ct_wiring_fini(&ranks->wiring);
    free(ranks->on_cable);
}
