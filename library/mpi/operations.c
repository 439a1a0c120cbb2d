/*
 * operations.c - the predefined operations and the datatypes they are for.
 *
 * Source: MPI standard 4.0, section 6.9.2, predefined reduction operations.
 */
#include "library/mpi/operations.h"

#include "library/mpi/pmpi.h"
#include "library/mpi/probe.h"

#include <stddef.h>

enum {
    INTEGER = 1,
    FLOATING = 2,
    COMPLEX = 4,
    LOGICAL = 8,
    BYTE = 16,
    PAIR = 32, /* of integers */
    FLOATING_PAIR = 64
};

struct type_class {
    MPI_Datatype type;
    int class;
};

/* Some of them are MPI_DATATYPE_NULL where there is no Fortran compiler. */
static const struct type_class type_classes[] = {
    {MPI_DOUBLE, FLOATING},
    {MPI_INT, INTEGER},
    {MPI_FLOAT, FLOATING},
    {MPI_LONG, INTEGER},
    {MPI_DOUBLE_PRECISION, FLOATING},
    {MPI_REAL, FLOATING},
    {MPI_INTEGER, INTEGER},
    {MPI_SHORT, INTEGER},
    {MPI_UNSIGNED_SHORT, INTEGER},
    {MPI_UNSIGNED, INTEGER},
    {MPI_UNSIGNED_LONG, INTEGER},
    {MPI_LONG_LONG_INT, INTEGER},
    {MPI_UNSIGNED_LONG_LONG, INTEGER},
    {MPI_SIGNED_CHAR, INTEGER},
    {MPI_UNSIGNED_CHAR, INTEGER},
    {MPI_INT8_T, INTEGER},
    {MPI_INT16_T, INTEGER},
    {MPI_INT32_T, INTEGER},
    {MPI_INT64_T, INTEGER},
    {MPI_UINT8_T, INTEGER},
    {MPI_UINT16_T, INTEGER},
    {MPI_UINT32_T, INTEGER},
    {MPI_UINT64_T, INTEGER},
    {MPI_AINT, INTEGER},
    {MPI_OFFSET, INTEGER},
    {MPI_COUNT, INTEGER},
    {MPI_INTEGER1, INTEGER},
    {MPI_INTEGER2, INTEGER},
    {MPI_INTEGER4, INTEGER},
    {MPI_INTEGER8, INTEGER},
    {MPI_LONG_DOUBLE, FLOATING},
    {MPI_REAL4, FLOATING},
    {MPI_REAL8, FLOATING},
    {MPI_C_FLOAT_COMPLEX, COMPLEX},
    {MPI_C_DOUBLE_COMPLEX, COMPLEX},
    {MPI_COMPLEX, COMPLEX},
    {MPI_DOUBLE_COMPLEX, COMPLEX},
    {MPI_COMPLEX8, COMPLEX},
    {MPI_COMPLEX16, COMPLEX},
    {MPI_C_BOOL, LOGICAL},
    {MPI_LOGICAL, LOGICAL},
    {MPI_BYTE, BYTE},
    {MPI_2INT, PAIR},
    {MPI_FLOAT_INT, FLOATING_PAIR},
    {MPI_DOUBLE_INT, FLOATING_PAIR},
    {MPI_LONG_INT, PAIR},
    {MPI_SHORT_INT, PAIR},
    {MPI_LONG_DOUBLE_INT, FLOATING_PAIR},
    {MPI_2REAL, FLOATING_PAIR},
    {MPI_2DOUBLE_PRECISION, FLOATING_PAIR},
    {MPI_2INTEGER, PAIR},
};

struct op_classes {
    MPI_Op op;
    int classes;
};

static const struct op_classes predefined_ops[] = {
    {MPI_SUM, INTEGER | FLOATING | COMPLEX},
    {MPI_MAX, INTEGER | FLOATING},
    {MPI_MIN, INTEGER | FLOATING},
    {MPI_PROD, INTEGER | FLOATING | COMPLEX},
    {MPI_LAND, INTEGER | LOGICAL},
    {MPI_LOR, INTEGER | LOGICAL},
    {MPI_LXOR, INTEGER | LOGICAL},
    {MPI_BAND, INTEGER | BYTE},
    {MPI_BOR, INTEGER | BYTE},
    {MPI_BXOR, INTEGER | BYTE},
    {MPI_MINLOC, PAIR | FLOATING_PAIR},
    {MPI_MAXLOC, PAIR | FLOATING_PAIR},
    {MPI_REPLACE, 0},
    {MPI_NO_OP, 0},
};

#define LENGTH(array) (sizeof(array) / sizeof *(array))

static int class_of(MPI_Datatype type)
{
    for (size_t i = 0; i < LENGTH(type_classes); i++) {
        if (type_classes[i].type == type)
            return type_classes[i].class;
    }
    return 0;
}

static const struct op_classes *find_predefined(MPI_Op op)
{
    for (size_t i = 0; i < LENGTH(predefined_ops); i++) {
        if (predefined_ops[i].op == op)
            return &predefined_ops[i];
    }
    return NULL;
}

bool ct_operation_is_predefined(MPI_Op op)
{
    return find_predefined(op) != NULL;
}

bool ct_operation_exists(MPI_Op op, MPI_Comm comm)
{
    return find_predefined(op) != NULL || ct_probe_operation(op, comm);
}

bool ct_operation_takes(MPI_Op op, MPI_Datatype type)
{
    const struct op_classes *found = find_predefined(op);

    return found == NULL || (found->classes & class_of(type)) != 0;
}

bool ct_operation_commutes(MPI_Op op)
{
    int commutes;

    return PMPI_Op_commutative(op, &commutes) == MPI_SUCCESS && commutes != 0;
}

bool ct_operation_is_exact(MPI_Op op, MPI_Datatype type)
{
    return ct_operation_is_predefined(op) &&
           (class_of(type) & (INTEGER | LOGICAL | BYTE | PAIR)) != 0;
}
