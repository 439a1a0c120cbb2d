/*
 * datatypes.c - asks MPI how datatypes are made, packs and unpacks.
 */
#include "library/mpi/datatypes.h"

#include "base/status.h"
#include "library/mpi/large_counts.h"
#include "library/mpi/pmpi.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>

static bool is_gapless(MPI_Datatype type)
{
    MPI_Count size, lb, extent, true_lb, true_extent;

    return PMPI_Type_size_x(type, &size) == MPI_SUCCESS &&
           PMPI_Type_get_extent_x(type, &lb, &extent) == MPI_SUCCESS &&
           PMPI_Type_get_true_extent_x(type, &true_lb, &true_extent) == MPI_SUCCESS && lb == 0 &&
           extent == size && true_lb == 0 && true_extent == size;
}

/*
 * The datatypes of most calls, asked about once: asking MPI anew at each call
 * costs as much as a small collective. Only predefined ones, whose handles
 * never come to mean another type.
 */
static struct {
    size_t size;
    MPI_Datatype type;
    bool is_dense;
} known[] = {
    {.type = MPI_BYTE},          {.type = MPI_DOUBLE},
    {.type = MPI_INT},           {.type = MPI_CHAR},
    {.type = MPI_FLOAT},         {.type = MPI_LONG},
    {.type = MPI_SIGNED_CHAR},   {.type = MPI_UNSIGNED_CHAR},
    {.type = MPI_INT64_T},       {.type = MPI_UINT64_T},
    {.type = MPI_INT32_T},       {.type = MPI_UINT32_T},
    {.type = MPI_UNSIGNED},      {.type = MPI_UNSIGNED_LONG},
    {.type = MPI_LONG_LONG_INT}, {.type = MPI_DOUBLE_PRECISION},
    {.type = MPI_INTEGER},       {.type = MPI_REAL},
};

#define NKNOWN (sizeof known / sizeof known[0])

static pthread_once_t once = PTHREAD_ONCE_INIT;
static atomic_bool is_asked; /* cheaper to look at than `once` */

static void ask_about_known(void)
{
    for (size_t i = 0; i < NKNOWN; i++) {
        MPI_Count size = 0;

        if (known[i].type == MPI_DATATYPE_NULL) /* no Fortran compiler */
            continue;
        known[i].is_dense = is_gapless(known[i].type);
        PMPI_Type_size_x(known[i].type, &size);
        known[i].size = (size_t)size;
    }
    atomic_store(&is_asked, true);
}

/* Its number in the table; NKNOWN if it is not there. */
static size_t find_known(MPI_Datatype type)
{
    static _Atomic(MPI_Datatype) absent; /* the latest that was not there */

    if (!atomic_load_explicit(&is_asked, memory_order_acquire))
        pthread_once(&once, ask_about_known);
    if (atomic_load_explicit(&absent, memory_order_relaxed) == type)
        return NKNOWN;
    for (size_t i = 0; i < NKNOWN; i++) {
        if (known[i].type == type)
            return i;
    }
    atomic_store_explicit(&absent, type, memory_order_relaxed);
    return NKNOWN;
}

bool ct_type_is_known(MPI_Datatype type)
{
    return find_known(type) < NKNOWN;
}

bool ct_type_bytes(MPI_Count count, MPI_Datatype type, size_t *bytes)
{
    const size_t number = find_known(type);
    MPI_Count size;

    if (number < NKNOWN) {
        *bytes = ct_size_mul((size_t)count, known[number].size);
        return true;
    }
    if (PMPI_Type_size_x(type, &size) != MPI_SUCCESS)
        return false;
    *bytes = size < 0 ? SIZE_MAX : ct_size_mul((size_t)count, (size_t)size);
    return true;
}

bool ct_type_is_dense(MPI_Datatype type)
{
    const size_t number = find_known(type);
    MPI_Datatype at = type;
    int combiner;
    bool is_dense;

    if (number < NKNOWN)
        return known[number].is_dense;
    combiner = ct_large_combiner(at);
    while (combiner == MPI_COMBINER_DUP || combiner == MPI_COMBINER_CONTIGUOUS) {
        MPI_Datatype inner;
        const int err = ct_large_inner(at, &inner);

        if (at != type)
            PMPI_Type_free(&at);
        if (err != MPI_SUCCESS)
            return false;
        at = inner;
        combiner = ct_large_combiner(at);
    }
    is_dense = combiner == MPI_COMBINER_NAMED && is_gapless(at);
    if (at != type && combiner != MPI_COMBINER_NAMED)
        PMPI_Type_free(&at);
    return is_dense;
}

bool ct_element_memory_of(MPI_Datatype type, struct ct_element_memory *element)
{
    MPI_Count size, lb, extent, true_lb, true_extent;

    if (PMPI_Type_size_x(type, &size) != MPI_SUCCESS ||
        PMPI_Type_get_extent_x(type, &lb, &extent) != MPI_SUCCESS ||
        PMPI_Type_get_true_extent_x(type, &true_lb, &true_extent) != MPI_SUCCESS)
        return false;
    *element = (struct ct_element_memory){
        .size = (size_t)size,
        .span = (size_t)true_extent,
        .first = (ptrdiff_t)true_lb,
        .stride = (ptrdiff_t)extent,
        .is_dense = ct_type_is_dense(type),
    };
    return true;
}

/* Of a type that is not known by heart. */
static bool find_layout(MPI_Datatype type, struct ct_element_layout *layout)
{
    struct ct_element_memory memory;

    if (!ct_element_memory_of(type, &memory))
        return false;
    *layout = (struct ct_element_layout){
        .type = type,
        .size = memory.size,
        .stride = (size_t)memory.stride,
        .has_gaps = memory.size != (size_t)memory.stride,
        .is_solid = memory.span == memory.size,
    };
    return true;
}

bool ct_type_layout(MPI_Datatype type, struct ct_element_layout *layout)
{
    const size_t number = find_known(type);

    if (number == NKNOWN || !known[number].is_dense)
        return find_layout(type, layout);
    *layout = (struct ct_element_layout){
        .type = type, .size = known[number].size, .stride = known[number].size};
    return true;
}

/* By integers: an offset to MPI_BOTTOM is no offset in an object of C. */
void *ct_type_element(void *start, size_t index, MPI_Datatype type)
{
    MPI_Count lb, extent;

    if (PMPI_Type_get_extent_x(type, &lb, &extent) != MPI_SUCCESS)
        return start;
    return (void *)((intptr_t)start + (intptr_t)index * (intptr_t)extent);
}

/*
 * Elements at MPI_BOTTOM, which MPICH's pack and unpack take for a missing
 * buffer, from their first byte on. A message to oneself would not do: MPICH
 * 4.0.2 cuts longer ones of structs into parts that it cannot unpack.
 *
 * first    out: the address of the first byte
 * shifted  out: the datatype for it, to be freed
 */
static int find_first(MPI_Datatype type, void **first, MPI_Datatype *shifted)
{
    const int length = 1;
    MPI_Count true_lb, true_extent;
    MPI_Aint back;
    int err = PMPI_Type_get_true_extent_x(type, &true_lb, &true_extent);

    if (err != MPI_SUCCESS)
        return err;
    *first = (void *)(intptr_t)true_lb;
    back = -(MPI_Aint)true_lb;
    err = PMPI_Type_create_hindexed(1, &length, &back, type, shifted);
    if (err != MPI_SUCCESS)
        return err;
    err = PMPI_Type_commit(shifted);
    if (err != MPI_SUCCESS)
        PMPI_Type_free(shifted);
    return err;
}

int ct_pack(const void *from, size_t count, MPI_Datatype type, void *to, size_t bytes,
            MPI_Comm comm)
{
    MPI_Datatype shifted = MPI_DATATYPE_NULL;
    void *first;
    int err;

    if (from == NULL) {
        err = find_first(type, &first, &shifted);
        if (err != MPI_SUCCESS)
            return err;
        from = first;
        type = shifted;
    }
    err = ct_large_pack(from, count, type, to, bytes, comm);
    if (shifted != MPI_DATATYPE_NULL)
        PMPI_Type_free(&shifted);
    return err;
}

int ct_unpack(const void *from, size_t bytes, void *to, size_t count, MPI_Datatype type,
              MPI_Comm comm)
{
    MPI_Datatype shifted = MPI_DATATYPE_NULL;
    int err;

    if (to == NULL) {
        err = find_first(type, &to, &shifted);
        if (err != MPI_SUCCESS)
            return err;
        type = shifted;
    }
    err = ct_large_unpack(from, bytes, to, count, type, comm);
    if (shifted != MPI_DATATYPE_NULL)
        PMPI_Type_free(&shifted);
    return err;
}

static void copy_solid(const struct ct_element_layout *layout, const char *from, char *to,
                       size_t count)
{
    for (size_t i = 0; i < count; i++)
        memcpy(to + i * layout->stride, from + i * layout->stride, layout->size);
}

#define PACKED_BYTES 4096

/* Some at a time, from one array to the same places in another. */
static int copy_by_packing(const struct ct_element_layout *layout, const char *from, char *to,
                           size_t count, MPI_Comm comm)
{
    char packed[PACKED_BYTES];
    const size_t most = sizeof packed / layout->size;
    int err = MPI_SUCCESS;

    for (size_t i = 0; i < count && err == MPI_SUCCESS; i += most) {
        const size_t at = i * layout->stride;
        const size_t n = count - i < most ? count - i : most;
        const size_t bytes = n * layout->size;

        err = ct_pack(from + at, n, layout->type, packed, bytes, comm);
        if (err == MPI_SUCCESS)
            err = ct_unpack(packed, bytes, to + at, n, layout->type, comm);
    }
    return err;
}

int ct_pad(const struct ct_element_layout *layout, const void *from, void *to, size_t count,
           MPI_Comm comm)
{
    if (!layout->is_solid)
        return copy_by_packing(layout, from, to, count, comm);
    copy_solid(layout, from, to, count);
    return MPI_SUCCESS;
}
