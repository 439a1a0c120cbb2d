/*
 * cores_check.h - whether this machine has a core for each rank.
 */
#ifndef CT_DRIVER_SESSION_CORES_CHECK_H
#define CT_DRIVER_SESSION_CORES_CHECK_H

#include "cluster/cluster.h"

/*
 * True if ranks would share cores. Known only where all ranks are on this
 * machine: by the name of their host, or by a launch line that names no hosts.
 *
 * ncores  of this machine; 0: unknown
 */
bool ct_cores_are_short(const struct ct_cluster *cluster, int ncores);

/* Warn once, on standard error, if they would. */
void ct_cores_warn(const struct ct_cluster *cluster);

/*
 * Check that tuning on all cores of this machine, which the user has not asked
 * for, takes no more than 8.
 *
 * returns  0 or CT_ERR_INPUT
 */
int ct_cores_check_few(const struct ct_cluster *cluster, struct ct_diag *diag);

#endif
