/*
 * combine.c - loops over elements, which are compiled with -O3: of vectors.
 */
#include "library/run/combine.h"

#include <stdint.h>

/* NOLINTBEGIN(bugprone-macro-parentheses): a type is no expression */
/* Loops for one type and operation; integers without a sign, as they wrap. Where `with` is
   `to`, one that knows it. */
#define COMBINE(name, element, expression)                                                         \
    static void name(void *to, const void *from, const void *with, size_t count)                   \
    {                                                                                              \
        element *restrict sum = to;                                                                \
        const element *restrict b = from;                                                          \
        if (to == with) {                                                                          \
            const element *a = sum;                                                                \
            for (size_t k = 0; k < count; k++)                                                     \
                sum[k] = (expression);                                                             \
        } else {                                                                                   \
            const element *restrict a = with;                                                      \
            for (size_t k = 0; k < count; k++)                                                     \
                sum[k] = (expression);                                                             \
        }                                                                                          \
    }

/* NOLINTEND(bugprone-macro-parentheses) */

COMBINE(sum_double, double, a[k] + b[k])
COMBINE(sum_float, float, a[k] + b[k])
COMBINE(sum_8, uint8_t, (uint8_t)(a[k] + b[k]))
COMBINE(sum_32, uint32_t, a[k] + b[k])
COMBINE(sum_64, uint64_t, a[k] + b[k])
COMBINE(max_8, int8_t, a[k] > b[k] ? a[k] : b[k])
COMBINE(max_32, int32_t, a[k] > b[k] ? a[k] : b[k])
COMBINE(max_64, int64_t, a[k] > b[k] ? a[k] : b[k])
COMBINE(min_8, int8_t, a[k] < b[k] ? a[k] : b[k])
COMBINE(min_32, int32_t, a[k] < b[k] ? a[k] : b[k])
COMBINE(min_64, int64_t, a[k] < b[k] ? a[k] : b[k])

enum kind { SUM, MAX, MIN, KINDS };

static ct_combine_fn *const of_double[KINDS] = {[SUM] = sum_double};
static ct_combine_fn *const of_float[KINDS] = {[SUM] = sum_float};
static ct_combine_fn *const of_int8[KINDS] = {sum_8, max_8, min_8};
static ct_combine_fn *const of_uint8[KINDS] = {[SUM] = sum_8};
static ct_combine_fn *const of_int[KINDS] = {sum_32, max_32, min_32};
static ct_combine_fn *const of_unsigned[KINDS] = {[SUM] = sum_32};
static ct_combine_fn *const of_int64[KINDS] = {sum_64, max_64, min_64};
static ct_combine_fn *const of_uint64[KINDS] = {[SUM] = sum_64};

ct_combine_fn *ct_combine_find(MPI_Datatype type, MPI_Op op)
{
    static const struct {
        MPI_Datatype type;
        ct_combine_fn *const *by_kind;
    } types[] = {
        {MPI_DOUBLE, of_double},
        {MPI_FLOAT, of_float},
        {MPI_INT, of_int},
        {MPI_INT32_T, of_int},
        {MPI_UNSIGNED, of_unsigned},
        {MPI_UINT32_T, of_unsigned},
        {MPI_LONG, sizeof(long) == sizeof(int64_t) ? of_int64 : of_int},
        {MPI_UNSIGNED_LONG, sizeof(long) == sizeof(int64_t) ? of_uint64 : of_unsigned},
        {MPI_LONG_LONG_INT, of_int64},
        {MPI_UNSIGNED_LONG_LONG, of_uint64},
        {MPI_INT64_T, of_int64},
        {MPI_UINT64_T, of_uint64},
        {MPI_SIGNED_CHAR, of_int8},
        {MPI_INT8_T, of_int8},
        {MPI_UNSIGNED_CHAR, of_uint8},
        {MPI_UINT8_T, of_uint8},
    };
    const enum kind kind = op == MPI_SUM ? SUM : op == MPI_MAX ? MAX : op == MPI_MIN ? MIN : KINDS;

    for (size_t i = 0; i < sizeof types / sizeof *types && kind != KINDS; i++) {
        if (types[i].type == type)
            return types[i].by_kind[kind];
    }
    return NULL;
}
