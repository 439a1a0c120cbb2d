/*
 * site.h - a cluster as the data that repo/ plans from.
 */
#ifndef CT_GENERATOR_SITE_H
#define CT_GENERATOR_SITE_H

#include "cluster/cluster.h"
#include "repo/places.h"

/*
 * All nodes of the cluster, in its numbers. A host's hash is that of its name
 * (base/hash.h, without the NUL).
 *
 * site     out: owned by the caller, ct_site_free
 * returns  0 or CT_ERR_MEMORY
 */
int ct_site_build(const struct ct_cluster *cluster, struct ct_site **site, struct ct_diag *diag);

/*
 * The nodes of the cluster that the places of its ranks (ct_wiring_build) keep: those above
 * ranks, in their order. The places may have further nodes after them, leaves of single ranks.
 *
 * nodes    out: by node of the places; room for the cluster's
 * returns  how many
 */
int ct_site_kept(const struct ct_cluster *cluster, int *nodes);

/*
 * How many of the cluster's parts use each cable between hosts: some of their ranks are
 * beyond it, and others are not.
 *
 * on_cable  out: by cable of the places of the cluster's ranks (ct_wiring_build), one for
 *           each of their nodes; at least 1. For struct ct_parts
 * nplaces   nodes of those places
 * returns   0 or CT_ERR_MEMORY
 */
int ct_site_parts(const struct ct_cluster *cluster, int *on_cable, int nplaces,
                  struct ct_diag *diag);

#endif
