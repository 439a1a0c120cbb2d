/*
 * touch.c - by memmove, or by MPI_Pack, which copies what it does not
 * rearrange; operands of a reduction go to memory of our own first, some at a time.
 */
#include "library/run/touch.h"

#include "base/status.h"
#include "library/mpi/pmpi.h"

#include <limits.h>
#include <stdalign.h>
#include <stddef.h>
#include <stdlib.h>

#define PACKED_MAX ((size_t)1 << 30) /* MPI counts by an int */
#define OPERAND_BYTES 8192
#define ALIGNMENT alignof(max_align_t)
#define OPERAND_ROOM (OPERAND_BYTES + ALIGNMENT)

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

/* Where an element begins whose first byte of data is there. */
static void *origin(const struct ct_element_memory *element, const void *first)
{
    return (void *)((intptr_t)first - element->first);
}

/* Memory of our own for some elements of both operands. */
struct operands {
    const struct ct_call *call;
    const struct ct_element_memory *element;
    char *in, *out; /* their first bytes of data */
    MPI_Comm comm;
};

/* Lay out elements for the operation. */
static int lay_out(const struct operands *own, const char *from, char *to, size_t count)
{
    const struct ct_element_memory *element = own->element;

    return element->is_dense ? ct_touch_copy(to, from, count * element->size, own->comm)
                             : ct_unpack(from, count * element->size, origin(element, to), count,
                                         own->call->type, own->comm);
}

static int put_back(const struct operands *own, char *to, size_t count)
{
    const struct ct_element_memory *element = own->element;

    return element->is_dense ? ct_touch_copy(to, own->out, count * element->size, own->comm)
                             : ct_pack(origin(element, own->out), count, own->call->type, to,
                                       count * element->size, own->comm);
}

/* Elements in an array of the application are aligned from their addresses on, wherever their
   data begins. */
static size_t shift_of(const struct ct_element_memory *element)
{
    return (size_t)element->first & (ALIGNMENT - 1);
}

/* The second operand stays where it is if that can be. */
static int reduce_some(const struct operands *own, const char *from, char *to, size_t count)
{
    const struct ct_element_memory *element = own->element;
    const bool is_there = element->is_dense && !ct_touch_is_by_mpi();
    int err = lay_out(own, from, own->in, count);

    if (!is_there && err == MPI_SUCCESS)
        err = lay_out(own, to, own->out, count);
    if (err == MPI_SUCCESS)
        err = PMPI_Reduce_local(origin(element, own->in), origin(element, is_there ? to : own->out),
                                (int)count, own->call->type, own->call->op);
    return err != MPI_SUCCESS || is_there ? err : put_back(own, to, count);
}

/* Elements that have room in memory for operands. */
static size_t most_of(const struct ct_element_memory *element)
{
    const size_t step = element->stride < (ptrdiff_t)element->span ? 0 : (size_t)element->stride;

    return step == 0 || element->span > OPERAND_BYTES ? 1
                                                      : 1 + (OPERAND_BYTES - element->span) / step;
}

int ct_touch_reduce_apart(const struct ct_call *call, const void *from, void *to, size_t bytes,
                          MPI_Comm comm)
{
    const size_t size = call->element_bytes;
    const struct ct_element_memory plain = {
        .size = size, .span = size, .stride = (ptrdiff_t)size, .is_dense = true};
    const struct ct_element_memory *element = call->own == NULL ? &plain : call->own;
    alignas(ALIGNMENT) char here[2 * OPERAND_ROOM];
    const bool is_large = element->span > OPERAND_BYTES;
    const size_t room =
        is_large ? ct_size_add(element->span, 2 * ALIGNMENT) & ~(ALIGNMENT - 1) : OPERAND_ROOM;
    char *const memory = is_large ? malloc(ct_size_mul(2, room)) : here;
    const size_t most = most_of(element);
    int err = MPI_SUCCESS;
    struct operands operands = {.call = call, .element = element, .comm = comm};
    const char *in = from;
    char *out = to;

    if (memory == NULL)
        return MPI_ERR_NO_MEM;
    operands.in = memory + shift_of(element);
    operands.out = operands.in + room;
    for (size_t left = bytes / element->size; left > 0 && err == MPI_SUCCESS;) {
        const size_t some = left < most ? left : most;

        err = reduce_some(&operands, in, out, some);
        in += some * element->size;
        out += some * element->size;
        left -= some;
    }
    if (is_large)
        free(memory);
    return err;
}

int ct_touch_reduce(const struct ct_call *call, const void *from, void *to, size_t bytes,
                    MPI_Comm comm)
{
    const size_t most = INT_MAX - INT_MAX % call->element_bytes;
    int err = MPI_SUCCESS;

    if (call->own != NULL || ct_touch_is_by_mpi())
        return ct_touch_reduce_apart(call, from, to, bytes, comm);
    if (bytes <= most)
        return ct_touch_combine(call, from, to, bytes, comm);
    for (size_t at = 0; at < bytes && err == MPI_SUCCESS; at += most)
        err = ct_touch_combine(call, (const char *)from + at, (char *)to + at,
                               bytes - at < most ? bytes - at : most, comm);
    return err;
}
