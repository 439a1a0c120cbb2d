/*
 * blocks_apart - calls whose displacements leave gaps between the blocks, or put
 * them in another order, take no more memory than native's: a byte of the
 * blocks is never put aside.
 *
 * usage: blocks_apart COLLECTIVE BYTES, of a block
 */
#include "tests/library/compare.h"

#include <malloc.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define RANKS_MAX 8
#define GAP 16
#define ROOT 0
#define SPARE 1024 /* kilobytes that a call may take beyond native's */

/* As the kernel counts it, in kilobytes. */
static long status_of(const char *name)
{
    const size_t length = strlen(name);
    FILE *file = fopen("/proc/self/status", "r");
    char line[256];
    long found = -1;

    while (file != NULL && found < 0 && fgets(line, sizeof line, file) != NULL)
        if (strncmp(line, name, length) == 0)
            found = strtol(line + length, NULL, 10);
    if (file == NULL || found < 0)
        MPI_Abort(MPI_COMM_WORLD, 2);
    fclose(file);
    return found;
}

/* Let the highest use of memory be what is used now. */
static void forget_peak(void)
{
    FILE *file = fopen("/proc/self/clear_refs", "w");

    if (file == NULL || fputs("5", file) < 0 || fclose(file) != 0)
        MPI_Abort(MPI_COMM_WORLD, 2);
}

struct blocks {
    const char *collective;
    int rank;
    int nranks;
    int bytes;
    int counts[RANKS_MAX];
    int displs[2][RANKS_MAX]; /* with gaps; backwards */
    size_t room;
    char *sent;
    char *got;
    char *wanted;
};

static char *room_for(const struct blocks *b, int seed)
{
    char *room = malloc(b->room);

    if (room == NULL)
        MPI_Abort(MPI_COMM_WORLD, 2);
    for (size_t i = 0; room != NULL && i < b->room; i++)
        room[i] = (char)(i * 31 + (size_t)seed * 7);
    return room;
}

static void init(struct blocks *b, char **argv)
{
    MPI_Comm_rank(MPI_COMM_WORLD, &b->rank);
    MPI_Comm_size(MPI_COMM_WORLD, &b->nranks);
    b->collective = argv[1];
    b->bytes = atoi(argv[2]);
    b->room = (size_t)(b->bytes + GAP) * (size_t)b->nranks;
    for (int i = 0; i < b->nranks; i++) {
        b->counts[i] = b->bytes;
        b->displs[0][i] = i * (b->bytes + GAP);
        b->displs[1][i] = (b->nranks - 1 - i) * b->bytes;
    }
    b->sent = room_for(b, b->rank + 1);
    b->got = room_for(b, 0);
    b->wanted = room_for(b, 0);
}

/* By MPI_* or PMPI_*. */
static void call(const struct blocks *b, const int *displs, bool by_pmpi, char *recv)
{
    const MPI_Comm comm = MPI_COMM_WORLD;
    const MPI_Datatype byte = MPI_BYTE;

    if (strcmp(b->collective, "allgatherv") == 0)
        (by_pmpi ? PMPI_Allgatherv : MPI_Allgatherv)(b->sent, b->bytes, byte, recv, b->counts,
                                                     displs, byte, comm);
    else if (strcmp(b->collective, "alltoallv") == 0)
        (by_pmpi ? PMPI_Alltoallv : MPI_Alltoallv)(b->sent, b->counts, displs, byte, recv,
                                                   b->counts, displs, byte, comm);
    else if (strcmp(b->collective, "gatherv") == 0)
        (by_pmpi ? PMPI_Gatherv : MPI_Gatherv)(b->sent, b->bytes, byte, recv, b->counts, displs,
                                               byte, ROOT, comm);
    else
        (by_pmpi ? PMPI_Scatterv : MPI_Scatterv)(b->sent, b->counts, displs, byte, recv, b->bytes,
                                                 byte, ROOT, comm);
}

/* The kilobytes that calls took at their peak. */
static long peak_of(const struct blocks *b, bool by_pmpi, char *recv)
{
    long before;

    forget_peak();
    before = status_of("VmRSS:");
    for (int i = 0; i < 4; i++)
        call(b, b->displs[i % 2], by_pmpi, recv);
    return status_of("VmHWM:") - before;
}

static void compare(const struct blocks *b)
{
    /* what stays in memory after first calls is no part of it */
    long native, ours;

    peak_of(b, true, b->wanted);
    native = peak_of(b, true, b->wanted);
    peak_of(b, false, b->got);
    for (size_t i = 0; i < b->room; i++)
        if (b->got[i] != b->wanted[i]) {
            ct_compare_numbers("byte", (long)i, -1);
            break;
        }
    ours = peak_of(b, false, b->got);
    if (ours > native + SPARE)
        ct_compare_numbers("kilobytes at the peak", ours, native);
}

int main(int argc, char **argv)
{
    struct blocks b;

    mallopt(M_MMAP_THRESHOLD, 1 << 20); /* nothing large is kept unseen */
    MPI_Init(&argc, &argv);
    if (argc != 3)
        MPI_Abort(MPI_COMM_WORLD, 2);
    init(&b, argv);
    compare(&b);
    free(b.sent);
    free(b.got);
    free(b.wanted);
    return ct_compare_end();
}
