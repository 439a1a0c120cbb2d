/*
 * summary.h - a cluster in a few words, for those who read results later.
 */
#ifndef CT_CLUSTER_SUMMARY_H
#define CT_CLUSTER_SUMMARY_H

#include "base/text.h"
#include "cluster/cluster.h"

/* "16, n0 to n15": the hosts that have ranks; of this machine alone, its name. */
void ct_cluster_add_hosts(struct ct_text *text, const struct ct_cluster *cluster);

/* "16 hosts, 4 switches; cables of hosts 100 Mbit/s, between switches
   100 Mbit/s to 1 Gbit/s". */
void ct_cluster_add_network(struct ct_text *text, const struct ct_cluster *cluster);

#endif
