/*
 * placement_check.c - processor names against the cluster's hosts.
 */
#include "driver/session/placement_check.h"

#include "base/same_host.h"
#include "generator/site.h"

#include <stdlib.h>
#include <string.h>

static const char *host_of(const struct ct_cluster *cluster, int rank)
{
    return cluster->nodes[ct_cluster_launched_host(cluster, rank)].name;
}

static bool is_known(const struct ct_cluster *cluster, const char *name)
{
    for (int i = 0; i < ct_cluster_launched(cluster); i++) {
        if (ct_host_is_same(host_of(cluster, i), name))
            return true;
    }
    return false;
}

/* Processor names may be aliases: only where all are the cluster's own must
   they agree rank by rank. */
static int compare_names(const struct ct_cluster *cluster, char *const *processors, int nranks,
                         struct ct_diag *diag)
{
    for (int i = 0; i < nranks; i++) {
        if (!is_known(cluster, processors[i]))
            return CT_OK;
    }
    for (int i = 0; i < nranks; i++) {
        if (!ct_host_is_same(host_of(cluster, i), processors[i]))
            return ct_diag_set(diag, CT_ERR_INPUT,
                               "rank %d runs on %s, but the cluster file puts "
                               "it on %s: is the launch line right?",
                               i, processors[i], host_of(cluster, i));
    }
    return CT_OK;
}

/* The first rank on the same host: by the cluster file, and as found. */
static int compare_shares(const struct ct_cluster *cluster, char *const *processors, int nranks,
                          struct ct_diag *diag)
{
    for (int i = 0; i < nranks; i++) {
        int meant = 0, found = 0;

        while (ct_cluster_launched_host(cluster, meant) != ct_cluster_launched_host(cluster, i))
            meant++;
        while (strcmp(processors[found], processors[i]) != 0)
            found++;
        if (meant != found)
            return ct_diag_set(diag, CT_ERR_INPUT,
                               "ranks %d and %d run on %s, but the cluster "
                               "file puts them on %s: is the launch line "
                               "right?",
                               meant < found ? meant : found, i,
                               meant < found ? "two hosts" : "one host",
                               meant < found ? "one" : "two");
    }
    return CT_OK;
}

/* Hash the names as the cluster file has them. */
static int hash_placement(const struct ct_cluster *cluster, char *const *processors,
                          uint64_t *placement, struct ct_diag *diag)
{
    uint64_t *hosts = calloc((size_t)cluster->nranks, sizeof *hosts);
    struct ct_site *site = NULL;
    int err = hosts == NULL ? ct_diag_memory(diag) : ct_site_build(cluster, &site, diag);

    for (int i = 0; i < cluster->nranks && err == CT_OK && hosts != NULL; i++)
        hosts[i] = ct_site_host(site, processors[i]);
    if (err == CT_OK)
        *placement = ct_placement_hash(hosts, cluster->nranks);
    ct_site_free(site);
    free(hosts);
    return err;
}

int ct_placement_check(const struct ct_cluster *cluster, char *names, bool are_compared,
                       uint64_t *placement, struct ct_diag *diag)
{
    const int nranks = ct_cluster_launched(cluster);
    char **processors = calloc((size_t)nranks, sizeof(char *));
    int n = 0;
    int err;

    if (processors == NULL)
        return ct_diag_memory(diag);
    for (int i = 0; i < nranks; i++)
        processors[i] = names;
    for (char *name = strtok(names, " "); name != NULL; name = strtok(NULL, " ")) {
        if (n < nranks)
            processors[n] = name;
        n++;
    }
    if (n != nranks)
        err = ct_diag_set(diag, CT_ERR_INPUT, "the timer named %d hosts for %d ranks", n, nranks);
    else
        err = hash_placement(cluster, processors, placement, diag);
    if (err == CT_OK && are_compared)
        err = compare_names(cluster, processors, nranks, diag);
    if (err == CT_OK && are_compared)
        err = compare_shares(cluster, processors, nranks, diag);
    free(processors);
    return err;
}
