/*
 * large_counts.c - asks whether there are functions with large counts, and calls
 * the others if not.
 */
#include "library/mpi/large_counts.h"

#include "library/mpi/pmpi.h"

#include <limits.h>

/* How a type was made. */
struct envelope {
    MPI_Count integers;
    MPI_Count addresses;
    MPI_Count counts;
    MPI_Count types;
    int combiner;
};

/* The functions without _c fail, fatally by default, for types that were made
   with large counts. */
static int find_envelope(MPI_Datatype type, struct envelope *envelope)
{
    int integers, addresses, types;
    int err;

#if MPI_VERSION >= 4
    if (ct_pmpi_has_large_counts())
        return PMPI_Type_get_envelope_c(type, &envelope->integers, &envelope->addresses,
                                        &envelope->counts, &envelope->types, &envelope->combiner);
#endif
    err = PMPI_Type_get_envelope(type, &integers, &addresses, &types, &envelope->combiner);
    if (err == MPI_SUCCESS) {
        envelope->integers = integers;
        envelope->addresses = addresses;
        envelope->counts = 0;
        envelope->types = types;
    }
    return err;
}

int ct_large_combiner(MPI_Datatype type)
{
    struct envelope envelope;

    return find_envelope(type, &envelope) == MPI_SUCCESS ? envelope.combiner : MPI_UNDEFINED;
}

int ct_large_inner(MPI_Datatype type, MPI_Datatype *inner)
{
    struct envelope envelope;
    int integer;
    MPI_Aint address;
    const int err = find_envelope(type, &envelope);

    if (err != MPI_SUCCESS)
        return err;
#if MPI_VERSION >= 4
    if (ct_pmpi_has_large_counts()) {
        MPI_Count large;

        return PMPI_Type_get_contents_c(type, envelope.integers, envelope.addresses,
                                        envelope.counts, envelope.types, &integer, &address, &large,
                                        inner);
    }
#endif
    return PMPI_Type_get_contents(type, (int)envelope.integers, (int)envelope.addresses,
                                  (int)envelope.types, &integer, &address, inner);
}

/* All bytes are to have been packed or unpacked. */
static int check(int err, size_t position, size_t bytes)
{
    if (err != MPI_SUCCESS)
        return err;
    return position == bytes ? MPI_SUCCESS : MPI_ERR_INTERN;
}

int ct_large_pack(const void *from, size_t count, MPI_Datatype type, void *to, size_t bytes,
                  MPI_Comm comm)
{
    int position = 0;
    int err;

#if MPI_VERSION >= 4
    if (ct_pmpi_has_large_counts()) {
        MPI_Count large = 0;

        err = PMPI_Pack_c(from, (MPI_Count)count, type, to, (MPI_Count)bytes, &large, comm);
        return check(err, (size_t)large, bytes);
    }
#endif
    if (count > INT_MAX || bytes > INT_MAX)
        return MPI_ERR_COUNT;
    err = PMPI_Pack(from, (int)count, type, to, (int)bytes, &position, comm);
    return check(err, (size_t)position, bytes);
}

int ct_large_unpack(const void *from, size_t bytes, void *to, size_t count, MPI_Datatype type,
                    MPI_Comm comm)
{
    int position = 0;
    int err;

#if MPI_VERSION >= 4
    if (ct_pmpi_has_large_counts()) {
        MPI_Count large = 0;

        err = PMPI_Unpack_c(from, (MPI_Count)bytes, &large, to, (MPI_Count)count, type, comm);
        return check(err, (size_t)large, bytes);
    }
#endif
    if (count > INT_MAX || bytes > INT_MAX)
        return MPI_ERR_COUNT;
    err = PMPI_Unpack(from, (int)bytes, &position, to, (int)count, type, comm);
    return check(err, (size_t)position, bytes);
}
