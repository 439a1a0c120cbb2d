/*
 * compare.c - buffers and complaints of the test programs.
 */
#include "tests/library/compare.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static _Atomic int complaints;

static unsigned char *buffer_new(void)
{
    unsigned char *buffer = malloc(CT_COMPARE_BYTES);

    if (buffer == NULL) {
        fprintf(stderr, "out of memory\n");
        MPI_Abort(MPI_COMM_WORLD, 2);
    }
    return buffer;
}

void ct_compare_init(struct ct_compare *compare, MPI_Comm comm)
{
    compare->comm = comm;
    MPI_Comm_rank(comm, &compare->rank);
    MPI_Comm_size(comm, &compare->nranks);
    compare->sent = buffer_new();
    compare->got = buffer_new();
    compare->wanted = buffer_new();
    compare->bytes = CT_COMPARE_BYTES;
}

void ct_compare_fini(struct ct_compare *compare)
{
    free(compare->sent);
    free(compare->got);
    free(compare->wanted);
}

void ct_compare_fill(struct ct_compare *compare, int seed)
{
    unsigned value = 1u + 40503u * (unsigned)compare->rank + (unsigned)seed;

    for (int i = 0; i < compare->bytes; i++) {
        value = value * 1664525u + 1013904223u;
        compare->sent[i] = (unsigned char)(value >> 24);
        compare->got[i] = (unsigned char)(value >> 16);
        compare->wanted[i] = compare->got[i];
    }
}

void ct_compare_buffers(const struct ct_compare *compare, const char *what, int a, int b)
{
    int i = 0;

    if (memcmp(compare->got, compare->wanted, (size_t)compare->bytes) == 0)
        return;
    while (compare->got[i] == compare->wanted[i])
        i++;
    complaints++;
    fprintf(stderr, "%s (%d, %d): rank %d of %d: byte %d is %d, not %d\n", what, a, b,
            compare->rank, compare->nranks, i, compare->got[i], compare->wanted[i]);
}

void ct_compare_numbers(const char *what, long got, long wanted)
{
    if (got == wanted)
        return;
    complaints++;
    fprintf(stderr, "%s: is %ld, not %ld\n", what, got, wanted);
}

int ct_compare_class(int err)
{
    int class = MPI_SUCCESS;

    if (err != MPI_SUCCESS)
        PMPI_Error_class(err, &class);
    return class;
}

int ct_compare_result(void)
{
    int mine = complaints;
    int all = 0;

    PMPI_Allreduce(&mine, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    return all != 0;
}

int ct_compare_end(void)
{
    const int result = ct_compare_result();

    MPI_Finalize();
    return result;
}

int ct_compare_result_here(void)
{
    return complaints != 0;
}
