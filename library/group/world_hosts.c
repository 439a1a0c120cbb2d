/*
 * world_hosts.c - one sum over as many numbers as the site has hosts.
 */
#include "library/group/world_hosts.h"

#include "library/mpi/pmpi.h"
#include "library/run/placement.h"
#include "library/tuned.h"

#include <stdlib.h>

/* Two communicators of two ranks each. */
#define RANKS_LEAST 4

static int *on_host;
static int nhosts;
static struct ct_program_ranks counted;

/* Count the site's hosts; own: out: this rank's, -1 if it is none of them. */
static int count_hosts(const struct ct_site *site, int *own)
{
    const uint64_t here = ct_host_hash(site);
    int n = 0;

    *own = -1;
    for (int x = 0; x < site->nnodes; x++) {
        if (site->host[x] == 0)
            continue;
        if (site->host[x] == here && *own < 0)
            *own = n;
        n++;
    }
    return n;
}

bool ct_world_hosts_prepare(int nranks)
{
    int own;

    if (nranks < RANKS_LEAST || ct_tuned.site == NULL || ct_tuned.calibration == NULL)
        return false;
    nhosts = count_hosts(ct_tuned.site, &own);
    if (own < 0 || nhosts < 2)
        return false;
    on_host = calloc((size_t)nhosts, sizeof *on_host);
    if (on_host == NULL)
        return false;
    on_host[own] = 1;
    counted.n = nranks;
    return true;
}

void ct_world_hosts_count(MPI_Comm comm)
{
    if (PMPI_Allreduce(MPI_IN_PLACE, on_host, nhosts, MPI_INT, MPI_SUM, comm) == MPI_SUCCESS)
        counted.on_host = on_host;
}

const struct ct_program_ranks *ct_world_hosts(void)
{
    return counted.on_host == NULL ? NULL : &counted;
}
