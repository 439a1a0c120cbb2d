/*
 * serve_hello.c - what the timer is: version of the protocol, ranks, MPI
 * library, registry; and the names of the hosts, of all parts.
 */
#include "library/run/placement.h"
#include "repo/fingerprint.h"
#include "timer/serve.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int ct_serve_hello(const struct ct_server *server)
{
    const uint64_t own = ct_host_hash(NULL);
    uint64_t *hosts = malloc((size_t)server->nranks * sizeof *hosts);
    char version[MPI_MAX_LIBRARY_VERSION_STRING];
    char parts[24] = "";
    char text[304];
    int length;
    int err;

    if (hosts == NULL)
        return MPI_ERR_NO_MEM;
    err = PMPI_Allgather(&own, 1, MPI_UINT64_T, hosts, 1, MPI_UINT64_T, server->comm);
    if (err == MPI_SUCCESS)
        err = PMPI_Get_library_version(version, &length);
    if (err == MPI_SUCCESS && server->rank == 0) {
        version[strcspn(version, "\n")] = '\0';
        if (server->nparts > 1)
            snprintf(parts, sizeof parts, " parts=%d", server->nparts);
        snprintf(text, sizeof text,
                 "protocol=%d ranks=%d placement=%016" PRIx64 " mpi=%016" PRIx64
                 " registry=%016" PRIx64 "%s load=%d version=%.100s",
                 CT_PROTOCOL, server->nranks, ct_placement_hash(hosts, server->nranks),
                 ct_mpi_version_hash(), ct_fingerprint_list(ct_registry, server->nranks, NULL),
                 parts, server->load.is_known, version);
        ct_serve_answer(server, "hello", text);
    }
    free(hosts);
    return err;
}

/* The processor names of all ranks; blanks in them become underscores. */
int ct_serve_hosts(const struct ct_server *server)
{
    const int nranks = server->nparts * server->nranks;
    char own[MPI_MAX_PROCESSOR_NAME] = "";
    char *all;
    int length;
    int err = PMPI_Get_processor_name(own, &length);

    all = calloc((size_t)nranks, sizeof own);
    if (all == NULL)
        return MPI_ERR_NO_MEM;
    if (err == MPI_SUCCESS)
        err = PMPI_Gather(own, sizeof own, MPI_CHAR, all, sizeof own, MPI_CHAR, 0, server->own);
    if (err == MPI_SUCCESS && server->rank == 0) {
        printf("hosts");
        for (int i = 0; i < nranks; i++) {
            char *name = all + (size_t)i * sizeof own;

            for (char *c = name; *c != '\0'; c++)
                *c = isspace((unsigned char)*c) ? '_' : *c;
            printf(" %s", name);
        }
        printf("\n");
        fflush(stdout);
    }
    free(all);
    return err;
}
