/*
 * chosen_ranks.h - a job that nobody has run: ranks of a cluster by the options --ranks,
 * --per-host and --hosts.
 */
#ifndef CT_DRIVER_FOLDER_CHOSEN_RANKS_H
#define CT_DRIVER_FOLDER_CHOSEN_RANKS_H

#include "cluster/cluster.h"
#include "driver/options/options.h"

/*
 * The cluster with these ranks, host after host in the file's order or that of --hosts;
 * without options with its own.
 *
 * path     of the cluster file
 * cluster  out: ct_cluster_free
 * returns  0; CT_ERR_INPUT: no cluster file, an unknown host, or more ranks than there is
 *          room for; CT_ERR_MEMORY
 */
int ct_chosen_ranks_load(const char *path, const struct ct_options *options,
                         struct ct_cluster **cluster, struct ct_diag *diag);

#endif
