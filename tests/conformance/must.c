/*
 * must.c - ends the job where the test cannot go on.
 */
#include "tests/conformance/must.h"

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

void ct_must(int err)
{
    char text[MPI_MAX_ERROR_STRING] = "";
    int length;

    if (err == MPI_SUCCESS)
        return;
    MPI_Error_string(err, text, &length);
    fprintf(stderr, "conformance: the test itself failed: %s\n", text);
    MPI_Abort(MPI_COMM_WORLD, 2);
}

void *ct_must_allocate(size_t bytes)
{
    void *memory = calloc(1, bytes == 0 ? 1 : bytes);

    if (memory == NULL) {
        fprintf(stderr, "conformance: out of memory\n");
        MPI_Abort(MPI_COMM_WORLD, 2);
    }
    return memory;
}
