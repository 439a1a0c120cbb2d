/*
 * placement.c - hashes of processor names and of the MPI library's version.
 */
#include "library/run/placement.h"

#include "library/mpi/pmpi.h"
#include "repo/algorithm.h"

uint64_t ct_host_hash(void)
{
    char name[MPI_MAX_PROCESSOR_NAME];
    int length;

    if (PMPI_Get_processor_name(name, &length) != MPI_SUCCESS)
        return 0;
    return ct_hash(CT_HASH_START, name, (size_t)length);
}

/* Byte by byte, so that the result is the same on any machine. */
uint64_t ct_placement_hash(const uint64_t *host_hashes, int nranks)
{
    uint64_t hash = CT_HASH_START;

    for (int i = 0; i < nranks; i++) {
        for (int shift = 0; shift < 64; shift += 8) {
            const unsigned char byte = (unsigned char)(host_hashes[i] >> shift & 0xff);

            hash = ct_hash(hash, &byte, 1);
        }
    }
    return hash;
}

uint64_t ct_mpi_version_hash(void)
{
    char version[MPI_MAX_LIBRARY_VERSION_STRING];
    int length;

    if (PMPI_Get_library_version(version, &length) != MPI_SUCCESS)
        return 0;
    return ct_hash(CT_HASH_START, version, (size_t)length);
}
