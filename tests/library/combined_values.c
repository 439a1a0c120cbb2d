/*
 * combined_values.c - what the library combines by itself is what MPI_Reduce_local gives, bit
 * for bit, of any number of elements and of addresses that are not aligned; all else is left
 * to MPI. An MPI program of one rank.
 */
#include "library/run/touch.h"

#include <stdio.h>
#include <stdlib.h>

enum { COUNT = 19, BYTES = COUNT * 8 + 8 };

static int nfailed;

static void fill(unsigned char *bytes, MPI_Datatype type, unsigned seed)
{
    for (int i = 0; i < BYTES; i++)
        bytes[i] = (unsigned char)((seed = seed * 1103515245 + 12345) >> 16);
    for (int i = 0; i < COUNT; i++) {
        if (type == MPI_DOUBLE)
            memcpy(bytes + i * 8, &(double){(double)(int)(seed * (unsigned)i) / 7}, 8);
        if (type == MPI_FLOAT)
            memcpy(bytes + i * 4, &(float){(float)(int)(seed * (unsigned)i) / 7}, 4);
    }
}

/* Elements that begin `shift` bytes after an aligned address. */
static void compare(const struct ct_call *call, int count, size_t shift)
{
    _Alignas(8) unsigned char in[2 * BYTES], ours[2 * BYTES], theirs[2 * BYTES];

    fill(in + shift, call->type, 1);
    fill(ours + shift, call->type, 2);
    memcpy(theirs + shift, ours + shift, BYTES);
    ct_touch_combine(call, in + shift, ours + shift, (size_t)count * call->element_bytes,
                     MPI_COMM_SELF);
    PMPI_Reduce_local(in + shift, theirs + shift, count, call->type, call->op);
    if (memcmp(ours + shift, theirs + shift, BYTES) != 0) {
        fprintf(stderr, "other results of %d elements of %zu bytes\n", count, call->element_bytes);
        nfailed++;
    }
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    const MPI_Datatype types[] = {
        MPI_DOUBLE,   MPI_FLOAT,    MPI_INT,           MPI_INT32_T,       MPI_UNSIGNED,
        MPI_LONG,     MPI_INT64_T,  MPI_UNSIGNED_LONG, MPI_LONG_LONG_INT, MPI_UNSIGNED_LONG_LONG,
        MPI_UINT32_T, MPI_UINT64_T, MPI_SIGNED_CHAR,   MPI_INT8_T,        MPI_UNSIGNED_CHAR,
        MPI_UINT8_T};
    const MPI_Op ops[] = {MPI_SUM, MPI_MAX, MPI_MIN};
    int nown = 0;

    for (size_t i = 0; i < sizeof types / sizeof *types * 3; i++) {
        struct ct_call call = {.type = types[i / 3], .op = ops[i % 3]};
        int size;

        MPI_Type_size(call.type, &size);
        call.element_bytes = (size_t)size;
        call.combine = ct_combine_find(call.type, call.op);
        nown += call.combine != NULL;
        for (int count = 0; count <= COUNT; count++) {
            compare(&call, count, 0);
            if (call.type == MPI_INT || call.type == MPI_DOUBLE)
                compare(&call, count, 4);
        }
    }
    if (nown != 30 || ct_combine_find(MPI_DOUBLE, MPI_MAX) != NULL ||
        ct_combine_find(MPI_FLOAT, MPI_MIN) != NULL ||
        ct_combine_find(MPI_SHORT, MPI_SUM) != NULL || ct_combine_find(MPI_INT, MPI_PROD) != NULL) {
        fprintf(stderr, "%d reductions are combined by the library\n", nown);
        nfailed++;
    }
    MPI_Finalize();
    return nfailed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
