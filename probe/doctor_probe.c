/*
 * doctor_probe.c - the MPI program of `colltune doctor`: what each rank has loaded, and calls of
 * every collective at a few sizes.
 *
 * Usage: doctor_probe ranks | calls
 * ranks  rank 0 prints one line for each rank, with tabs between:
 *          rank RANK HOST MPI-VERSION-HASH LIBRARY MPI-VERSION
 *        LIBRARY is the file that has MPI_Allreduce. By PMPI_* alone, so that no rank waits for
 *        others that lack the library.
 * calls  as any application: what ran is in the library's report, COLLTUNE_REPORT=/dev/stdout
 */
#define _GNU_SOURCE /* dladdr */
#include "base/hash.h"
#include "library/calls.h"

#include <dlfcn.h>
#include <inttypes.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BYTES_MOST (64 << 20) /* of a buffer */

static const int sizes[] = {8, 1024, 32768};

/* Of a rank; plain data. */
struct facts {
    uint64_t mpi_hash;
    char host[MPI_MAX_PROCESSOR_NAME];
    char library[1024];
    char version[128]; /* its first line */
};

static struct facts facts_of_this(void)
{
    static char version[MPI_MAX_LIBRARY_VERSION_STRING];
    struct facts facts;
    Dl_info info = {.dli_fname = NULL};
    void *function;
    int length = 0;

    memset(&facts, 0, sizeof facts);
    PMPI_Get_library_version(version, &length);
    facts.mpi_hash = ct_hash(CT_HASH_START, version, (size_t)length);
    version[strcspn(version, "\n")] = '\0';
    snprintf(facts.version, sizeof facts.version, "%.120s", version);
    for (char *tab = facts.version; *tab != '\0'; tab++) {
        if (*tab == '\t')
            *tab = ' ';
    }
    PMPI_Get_processor_name(facts.host, &length);
    function = dlsym(RTLD_DEFAULT, "MPI_Allreduce");
    if (function == NULL || dladdr(function, &info) == 0 || info.dli_fname == NULL)
        info.dli_fname = "-";
    snprintf(facts.library, sizeof facts.library, "%.1000s", info.dli_fname);
    return facts;
}

static void print_ranks(int rank, int nranks)
{
    struct facts own = facts_of_this();
    struct facts *all = rank == 0 ? calloc((size_t)nranks, sizeof *all) : NULL;

    if (rank == 0 && all == NULL)
        PMPI_Abort(MPI_COMM_WORLD, 1);
    PMPI_Gather(&own, (int)sizeof own, MPI_BYTE, all, (int)sizeof own, MPI_BYTE, 0, MPI_COMM_WORLD);
    for (int i = 0; all != NULL && i < nranks; i++)
        printf("rank\t%d\t%s\t%016" PRIx64 "\t%s\t%s\n", i, all[i].host, all[i].mpi_hash,
               all[i].library, all[i].version);
    fflush(stdout);
    free(all);
}

/* What all calls have in common. */
struct room {
    char *send, *recv;
    int *counts, *displs;
    int rank, nranks;
};

static void call(const struct ct_calls *calls, const struct room *room, int bytes)
{
    const int size = calls->reduces ? (int)sizeof(double) : 1;
    struct ct_plain_call plain = {.send = room->send,
                                  .recv = room->recv,
                                  .count = bytes / size,
                                  .counts = room->counts,
                                  .displs = room->displs,
                                  .recv_counts = room->counts,
                                  .recv_displs = room->displs,
                                  .type = calls->reduces ? MPI_DOUBLE : MPI_BYTE,
                                  .op = MPI_SUM,
                                  .rank = room->rank,
                                  .comm = MPI_COMM_WORLD};

    for (int i = 0; i < room->nranks; i++) {
        room->counts[i] = plain.count;
        room->displs[i] = i * plain.count;
    }
    if (calls->mpi(&plain) != MPI_SUCCESS)
        PMPI_Abort(MPI_COMM_WORLD, 1);
}

static void call_all(struct room *room)
{
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++) {
        const size_t bytes = (size_t)sizes[s] * (size_t)room->nranks;

        if (bytes > BYTES_MOST)
            return;
        room->send = calloc(bytes, 1);
        room->recv = calloc(bytes, 1);
        if (room->send == NULL || room->recv == NULL)
            PMPI_Abort(MPI_COMM_WORLD, 1);
        for (int i = 0; ct_all_calls[i] != NULL; i++)
            call(ct_all_calls[i], room, sizes[s]);
        free(room->recv);
        free(room->send);
    }
}

static int run_ranks(void)
{
    int rank, nranks;

    PMPI_Init(NULL, NULL);
    PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    PMPI_Comm_size(MPI_COMM_WORLD, &nranks);
    print_ranks(rank, nranks);
    PMPI_Finalize();
    return 0;
}

static int run_calls(void)
{
    struct room room = {.rank = 0};

    MPI_Init(NULL, NULL);
    MPI_Comm_rank(MPI_COMM_WORLD, &room.rank);
    MPI_Comm_size(MPI_COMM_WORLD, &room.nranks);
    room.counts = calloc((size_t)room.nranks, sizeof *room.counts);
    room.displs = calloc((size_t)room.nranks, sizeof *room.displs);
    if (room.counts == NULL || room.displs == NULL)
        PMPI_Abort(MPI_COMM_WORLD, 1);
    call_all(&room);
    free(room.counts);
    free(room.displs);
    MPI_Finalize();
    return 0;
}

int main(int argc, char **argv)
{
    if (argc == 2 && strcmp(argv[1], "ranks") == 0)
        return run_ranks();
    if (argc == 2 && strcmp(argv[1], "calls") == 0)
        return run_calls();
    fprintf(stderr, "usage: doctor_probe ranks | calls\n");
    return 2;
}
