/*
 * touch.c - by memmove, or by MPI_Pack, which copies what it does not
 * rearrange; operands of a reduction go to host memory first, some at a time.
 */
#include "library/run/touch.h"

#include "library/mpi/pmpi.h"

#include <stdalign.h>
#include <stddef.h>

#define PACKED_MAX ((size_t)1 << 30) /* MPI counts by an int */
#define OPERAND_BYTES 8192

atomic_bool ct_touch_is_left_to_mpi;

static int copy_by_mpi(char *to, const char *from, size_t bytes, MPI_Comm comm)
{
    int err = MPI_SUCCESS;

    while (bytes > 0 && err == MPI_SUCCESS) {
        const size_t some = bytes < PACKED_MAX ? bytes : PACKED_MAX;
        int position = 0;

        err = PMPI_Pack(from, (int)some, MPI_BYTE, to, (int)some, &position, comm);
        from += some;
        to += some;
        bytes -= some;
    }
    return err;
}

int ct_touch_copy(void *to, const void *from, size_t bytes, MPI_Comm comm)
{
    if (ct_touch_is_by_mpi())
        return copy_by_mpi(to, from, bytes, comm);
    ct_touch_move(to, from, bytes);
    return MPI_SUCCESS;
}

/* As many elements as fit. */
static int reduce_some(const struct ct_call *call, const char *from, char *to, int count,
                       MPI_Comm comm)
{
    alignas(max_align_t) char in[OPERAND_BYTES], out[OPERAND_BYTES];
    const size_t bytes = (size_t)count * call->element_bytes;
    int err = copy_by_mpi(in, from, bytes, comm);

    if (err == MPI_SUCCESS)
        err = copy_by_mpi(out, to, bytes, comm);
    if (err == MPI_SUCCESS)
        err = ct_touch_combine(call, in, out, count);
    return err == MPI_SUCCESS ? copy_by_mpi(to, out, bytes, comm) : err;
}

/* Elements larger than the memory for operands are the MPI library's affair. */
int ct_touch_reduce(const struct ct_call *call, const void *from, void *to, int count,
                    MPI_Comm comm)
{
    const size_t size = call->element_bytes;
    const int most = (int)(OPERAND_BYTES / size);
    const char *in = from;
    char *out = to;
    int err = MPI_SUCCESS;

    if (!ct_touch_is_by_mpi() || most == 0)
        return ct_touch_combine(call, from, to, count);
    while (count > 0 && err == MPI_SUCCESS) {
        const int some = count < most ? count : most;

        err = reduce_some(call, in, out, some, comm);
        in += (size_t)some * size;
        out += (size_t)some * size;
        count -= some;
    }
    return err;
}
