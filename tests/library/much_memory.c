/*
 * much_memory - what the library holds after large calls on several
 * communicators, and what happens when one rank has no more memory.
 */
#include "tests/library/compare.h"

#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define MEGABYTE (1 << 20)
#define LARGE (16 * MEGABYTE)
#define VERY_LARGE (4 * LARGE) /* more than the C library keeps */
#define COMMUNICATORS 4

/* Of one piece that this rank may have: MPI's own alltoall in place does with half of the
   buffer. A limit of the system would be one for all that MPI allocates, too. */
static size_t most = SIZE_MAX;

void *__libc_malloc(size_t bytes);

void *malloc(size_t bytes)
{
    if (bytes <= most)
        return __libc_malloc(bytes);
    errno = ENOMEM;
    return NULL;
}

/* Of this process, now, in megabytes. */
static long resident(void)
{
    long total = 0, pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");

    if (file == NULL || fscanf(file, "%ld %ld", &total, &pages) != 2)
        MPI_Abort(MPI_COMM_WORLD, 2);
    fclose(file);
    return pages * sysconf(_SC_PAGESIZE) / MEGABYTE;
}

static void exchange(int *buffer, int bytes, MPI_Comm comm)
{
    const int ints = bytes / (int)sizeof(int);
    int rank, nranks;

    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &nranks);
    for (int i = 0; i < ints; i++)
        buffer[i] = rank;
    MPI_Alltoall(MPI_IN_PLACE, 0, MPI_INT, buffer, ints / nranks, MPI_INT, comm);
    ct_compare_numbers("from the last rank", buffer[ints / nranks * nranks - 1], nranks - 1);
}

static void call_all(int *buffer, int bytes, MPI_Comm comm)
{
    const int ints = bytes / (int)sizeof(int);
    int rank, nranks;

    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &nranks);
    exchange(buffer, bytes, comm);
    for (int i = 0; i < ints; i++)
        buffer[i] = rank + i;
    MPI_Allreduce(MPI_IN_PLACE, buffer, ints, MPI_INT, MPI_SUM, comm);
    ct_compare_numbers("sum", buffer[1000], nranks * (nranks - 1) / 2 + nranks * 1000L);
}

static void use_several(int *buffer)
{
    MPI_Comm comms[COMMUNICATORS];
    const long before = resident();

    for (int i = 0; i < COMMUNICATORS; i++) {
        MPI_Comm_split(MPI_COMM_WORLD, 0, 0, &comms[i]);
        call_all(buffer, LARGE, comms[i]);
    }
    if (resident() - before > 2 * LARGE / MEGABYTE)
        ct_compare_numbers("megabytes more", resident() - before, 0);
    for (int i = 0; i < COMMUNICATORS; i++)
        MPI_Comm_free(&comms[i]);
}

int main(int argc, char **argv)
{
    int *buffer = malloc((size_t)VERY_LARGE);
    int rank;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (buffer == NULL)
        return 2;
    call_all(buffer, LARGE, MPI_COMM_WORLD); /* MPI's own memory, too */
    use_several(buffer);
    if (argc > 1) {
        if (rank == 1)
            most = VERY_LARGE / 2 + MEGABYTE;
        exchange(buffer, VERY_LARGE, MPI_COMM_WORLD);
    }
    free(buffer);
    return ct_compare_end();
}
