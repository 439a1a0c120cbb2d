/*
 * folder_health.h - whether the library is there, and whether what it was tuned for is still so.
 */
#ifndef CT_DRIVER_ROLLOUT_FOLDER_HEALTH_H
#define CT_DRIVER_ROLLOUT_FOLDER_HEALTH_H

#include "driver/rollout/findings.h"
#include "driver/rollout/rollout.h"

/* Examine the folder and this host. Returns false if the library cannot be loaded. */
bool ct_folder_health(const struct ct_rollout *rollout, struct ct_findings *findings);

/* Examine the MPI library that `program`, which has one, would load here. */
void ct_mpi_health(const struct ct_rollout *rollout, const char *program,
                   struct ct_findings *findings);

#endif
