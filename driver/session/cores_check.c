/*
 * cores_check.c - finds ranks that share a core: they wait for one another,
 * and what is timed is the scheduler.
 */
#include "driver/session/cores_check.h"

#include "base/same_host.h"
#include "base/text.h"

#include <stdio.h>
#include <string.h>

static bool is_one_host(const struct ct_cluster *cluster)
{
    const int n = ct_cluster_launched(cluster);

    for (int i = 1; i < n; i++) {
        if (ct_cluster_launched_host(cluster, i) != cluster->rank_host[0])
            return false;
    }
    return n > 0;
}

static bool is_here(const struct ct_cluster *cluster)
{
    const char *name = cluster->nodes[cluster->rank_host[0]].name;
    return cluster->is_local || strstr(cluster->launch, "hosts}") == NULL || ct_host_is_this(name);
}

bool ct_cores_are_short(const struct ct_cluster *cluster, int ncores)
{
    return ncores > 0 && ct_cluster_launched(cluster) > ncores && is_one_host(cluster) &&
           is_here(cluster);
}

void ct_cores_warn(const struct ct_cluster *cluster)
{
    const int ncores = ct_cluster_local_cores(NULL);

    if (ct_cores_are_short(cluster, ncores))
        fprintf(stderr,
                "colltune: %d ranks share %d core%s of this machine: they "
                "wait for one another, and the times say little of a machine "
                "with a core for each\n",
                ct_cluster_launched(cluster), ncores, ct_plural(ncores));
}

int ct_cores_check_few(const struct ct_cluster *cluster, struct ct_diag *diag)
{
    enum { CORES_UNASKED = 8 };

    if (cluster->nranks <= CORES_UNASKED)
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_INPUT,
                       "this machine has %d cores, and without a cluster file "
                       "all of them would be busy while tuning; give --ranks N "
                       "to use N of them, or -y to use all",
                       cluster->nranks);
}
