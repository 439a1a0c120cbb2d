/*
 * placement.c - hashes of processor names and of the MPI library's version.
 */
#include "library/run/placement.h"

#include "library/mpi/pmpi.h"
#include "repo/algorithm.h"

uint64_t ct_host_hash(const struct ct_site *site)
{
    char name[MPI_MAX_PROCESSOR_NAME] = "";
    int length;

    if (PMPI_Get_processor_name(name, &length) != MPI_SUCCESS)
        return 0;
    return ct_site_host(site, name);
}

uint64_t ct_mpi_version_hash(void)
{
    char version[MPI_MAX_LIBRARY_VERSION_STRING];
    int length;

    if (PMPI_Get_library_version(version, &length) != MPI_SUCCESS)
        return 0;
    return ct_hash(CT_HASH_START, version, (size_t)length);
}
