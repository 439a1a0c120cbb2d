/*
 * export.h - a cluster as text for other tools.
 *
 * Equal clusters give equal text. The functions return 0, CT_ERR_MEMORY, or
 * CT_ERR_INPUT for a cluster that the format cannot hold.
 */
#ifndef CT_CLUSTER_EXPORT_H
#define CT_CLUSTER_EXPORT_H

#include "cluster/cluster.h"

/*
 * A shell script that makes the cluster of network namespaces, bridges and
 * rate limits on one Linux machine; its head tells how it is used. Needs at
 * least one switch, and host names that a kernel takes for its own.
 *
 * text  out: owned by the caller, free; so below
 */
int ct_export_netns(const struct ct_cluster *cluster, char **text,
                    struct ct_diag *diag);

/* A drawing, for graphviz. */
int ct_export_dot(const struct ct_cluster *cluster, char **text,
                  struct ct_diag *diag);

/* A platform for SimGrid 3.32: hosts are called as in the file. */
int ct_export_simgrid(const struct ct_cluster *cluster, char **text,
                      struct ct_diag *diag);

#endif
