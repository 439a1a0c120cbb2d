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

#endif
