/*
 * placement.h - where the ranks of a running job are, and on which MPI.
 *
 * The timer notes both when tuning and the library compares them, so both
 * ask here.
 */
#ifndef CT_LIBRARY_RUN_PLACEMENT_H
#define CT_LIBRARY_RUN_PLACEMENT_H

#include "repo/places_site.h"

/* ct_site_host of this rank's processor name; 0 on failure. */
uint64_t ct_host_hash(const struct ct_site *site);

/* A hash of MPI_Get_library_version; 0 on failure. */
uint64_t ct_mpi_version_hash(void);

#endif
