/*
 * emit_site.h - the C text of a site, for what runs on the cluster.
 */
#ifndef CT_GENERATOR_EMIT_SITE_H
#define CT_GENERATOR_EMIT_SITE_H

#include "cluster/cluster.h"

/*
 * Tables and a struct ct_site, for a file that includes repo/places.h: equal
 * input gives equal bytes.
 *
 * declaration  "static const struct ct_site site"
 * text         out: owned by the caller, free
 * returns      0 or CT_ERR_MEMORY
 */
int ct_emit_site(const struct ct_cluster *cluster, const char *declaration, char **text,
                 struct ct_diag *diag);

#endif
