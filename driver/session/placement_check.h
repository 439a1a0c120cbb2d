/*
 * placement_check.h - checks that ranks are where the cluster file puts them.
 */
#ifndef CT_DRIVER_SESSION_PLACEMENT_CHECK_H
#define CT_DRIVER_SESSION_PLACEMENT_CHECK_H

#include "cluster/cluster.h"

/*
 * Compare the processor names of a running job with the cluster: ranks that
 * share a host must share one in both, and where the names are those of the
 * cluster (up to a domain), each rank must be on its own host.
 *
 * names    of the ranks in order, separated by blanks; changed
 * are_compared  false: the placement is only found
 * placement  out: of the first part's ranks, by names as the cluster file has them
 * returns  0; CT_ERR_INPUT naming the first rank that is elsewhere;
 *          CT_ERR_MEMORY
 */
int ct_placement_check(const struct ct_cluster *cluster, char *names, bool are_compared,
                       uint64_t *placement, struct ct_diag *diag);

#endif
