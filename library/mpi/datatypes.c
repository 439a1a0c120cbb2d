/*
 * datatypes.c - asks MPI how datatypes are made, packs and unpacks.
 */
#include "library/mpi/datatypes.h"

#include "base/status.h"
#include "library/mpi/probe.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

/* The interface for large counts, where MPI has it. */
#if MPI_VERSION >= 4
#define COUNT MPI_Count
#define LARGE(function) function##_c
#else
#define COUNT int
#define LARGE(function) function
#endif

static bool is_gapless(MPI_Datatype type)
{
    MPI_Count size, lb, extent, true_lb, true_extent;

    return PMPI_Type_size_x(type, &size) == MPI_SUCCESS &&
           PMPI_Type_get_extent_x(type, &lb, &extent) == MPI_SUCCESS &&
           PMPI_Type_get_true_extent_x(type, &true_lb, &true_extent) ==
               MPI_SUCCESS &&
           lb == 0 && extent == size && true_lb == 0 && true_extent == size;
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
    size_t i = 0;

    if (!atomic_load_explicit(&is_asked, memory_order_acquire))
        pthread_once(&once, ask_about_known);
    while (i < NKNOWN && known[i].type != type)
        i++;
    return i;
}

bool ct_type_is_known(MPI_Datatype type)
{
    return find_known(type) < NKNOWN;
}

bool ct_type_bytes(MPI_Count count, MPI_Datatype type, MPI_Comm comm,
                   size_t *bytes)
{
    const size_t number = find_known(type);
    MPI_Count size;

    if (number < NKNOWN) {
        *bytes = ct_size_mul((size_t)count, known[number].size);
        return true;
    }
    if (!ct_probe_type(type, comm) ||
        PMPI_Type_size_x(type, &size) != MPI_SUCCESS)
        return false;
    *bytes = size < 0 ? SIZE_MAX : ct_size_mul((size_t)count, (size_t)size);
    return true;
}

/* How a type was made. The functions without _c fail, fatally by default,
   for types that were made with large counts. */
static int combiner_of(MPI_Datatype type)
{
    int combiner = MPI_UNDEFINED;
    int err;
#if MPI_VERSION >= 4
    MPI_Count integers, addresses, counts, types;

    err = PMPI_Type_get_envelope_c(type, &integers, &addresses, &counts, &types,
                                   &combiner);
#else
    int integers, addresses, types;

    err =
        PMPI_Type_get_envelope(type, &integers, &addresses, &types, &combiner);
#endif
    return err == MPI_SUCCESS ? combiner : MPI_UNDEFINED;
}

/* What a dup or contiguous type was made of. */
static int inner_type(MPI_Datatype type, MPI_Datatype *inner)
{
    int integer;
    MPI_Aint address;
#if MPI_VERSION >= 4
    MPI_Count integers, addresses, counts, types, large;
    int combiner;
    int err = PMPI_Type_get_envelope_c(type, &integers, &addresses, &counts,
                                       &types, &combiner);

    if (err != MPI_SUCCESS)
        return err;
    return PMPI_Type_get_contents_c(type, integers, addresses, counts, types,
                                    &integer, &address, &large, inner);
#else
    const int integers = combiner_of(type) == MPI_COMBINER_CONTIGUOUS ? 1 : 0;

    return PMPI_Type_get_contents(type, integers, 0, 1, &integer, &address,
                                  inner);
#endif
}

bool ct_type_is_dense(MPI_Datatype type)
{
    const size_t number = find_known(type);
    MPI_Datatype at = type;
    int combiner;
    bool is_dense;

    if (number < NKNOWN)
        return known[number].is_dense;
    combiner = combiner_of(at);
    while (combiner == MPI_COMBINER_DUP ||
           combiner == MPI_COMBINER_CONTIGUOUS) {
        MPI_Datatype inner;
        const int err = inner_type(at, &inner);

        if (at != type)
            PMPI_Type_free(&at);
        if (err != MPI_SUCCESS)
            return false;
        at = inner;
        combiner = combiner_of(at);
    }
    is_dense = combiner == MPI_COMBINER_NAMED && is_gapless(at);
    if (at != type && combiner != MPI_COMBINER_NAMED)
        PMPI_Type_free(&at);
    return is_dense;
}

bool ct_type_is_gapless(MPI_Datatype type)
{
    const size_t number = find_known(type);

    return number < NKNOWN ? known[number].is_dense : is_gapless(type);
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

int ct_pack(const void *from, size_t count, MPI_Datatype type, void *to,
            size_t bytes, MPI_Comm comm)
{
    MPI_Datatype shifted = MPI_DATATYPE_NULL;
    void *first;
    COUNT position = 0;
    int err;

    if (from == NULL) {
        err = find_first(type, &first, &shifted);
        if (err != MPI_SUCCESS)
            return err;
        from = first;
        type = shifted;
    }
    err = LARGE(PMPI_Pack)(from, (COUNT)count, type, to, (COUNT)bytes,
                           &position, comm);
    if (shifted != MPI_DATATYPE_NULL)
        PMPI_Type_free(&shifted);
    if (err != MPI_SUCCESS)
        return err;
    return (size_t)position == bytes ? MPI_SUCCESS : MPI_ERR_INTERN;
}

int ct_unpack(const void *from, size_t bytes, void *to, size_t count,
              MPI_Datatype type, MPI_Comm comm)
{
    MPI_Datatype shifted = MPI_DATATYPE_NULL;
    COUNT position = 0;
    int err;

    if (to == NULL) {
        err = find_first(type, &to, &shifted);
        if (err != MPI_SUCCESS)
            return err;
        type = shifted;
    }
    err = LARGE(PMPI_Unpack)(from, (COUNT)bytes, &position, to, (COUNT)count,
                             type, comm);
    if (shifted != MPI_DATATYPE_NULL)
        PMPI_Type_free(&shifted);
    if (err != MPI_SUCCESS)
        return err;
    return (size_t)position == bytes ? MPI_SUCCESS : MPI_ERR_INTERN;
}
