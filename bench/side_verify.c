/*
 * side_verify.c - the same data to both.
 */
#include "bench/side_verify.h"

#include <string.h>

#define UNWRITTEN 0xa5

static void fill(const struct ct_plain_call *call, size_t bytes)
{
    char *const text = call->send;
    double *const numbers = call->send;

    for (size_t i = 0; i < bytes; i++)
        text[i] = (char)((i + 7 * (size_t)call->rank) % 3);
    for (size_t i = 0; call->type == MPI_DOUBLE && i < bytes / sizeof *numbers;
         i++)
        numbers[i] = (double)((i + 31 * (size_t)call->rank) % 1009);
    memset(call->recv, UNWRITTEN, bytes);
}

int ct_side_verify(const struct ct_calls *calls,
                   const struct ct_plain_call *call, void *spare, size_t bytes,
                   int *is_same)
{
    int err;

    *is_same = 0;
    fill(call, bytes);
    err = calls->mpi(call);
    if (err != MPI_SUCCESS)
        return err;
    memcpy(spare, call->recv, bytes);
    fill(call, bytes);
    err = calls->pmpi(call);
    *is_same = err == MPI_SUCCESS && memcmp(spare, call->recv, bytes) == 0;
    return err;
}
