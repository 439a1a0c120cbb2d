/*
 * world_hosts.h - how many ranks of MPI_COMM_WORLD are on each host.
 *
 * For communicators that a program splits off: others like them may load the same cables.
 */
#ifndef CT_LIBRARY_WORLD_HOSTS_H
#define CT_LIBRARY_WORLD_HOSTS_H

#include "repo/places_beside.h"

#include <mpi.h>
#include <stdbool.h>

/*
 * Prepare to count them.
 *
 * nranks   of MPI_COMM_WORLD
 * returns  true if this rank has memory, knows its host, and may have a use for it
 */
bool ct_world_hosts_prepare(int nranks);

/* Collective, once all ranks are known to be prepared. Without success they are not known. */
void ct_world_hosts_count(MPI_Comm comm);

/* NULL: they are not known on this rank. */
const struct ct_program_ranks *ct_world_hosts(void);

#endif
