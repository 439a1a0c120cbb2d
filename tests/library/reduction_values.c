/*
 * reduction_values.c - values by datatype. Floating point ones are whole
 * numbers: nothing is rounded.
 */
#include "tests/library/reduction_values.h"

#include <stdbool.h>
#include <string.h>

/* -7 to 93, but for the rank and index. */
static int number_of(int i, int seed)
{
    return (i * 3 + seed) % 101 - 7;
}

#define DEFINE_FILL(name, value_type, expression)                                                  \
    static void fill_##name(void *elements, int n, int seed)                                       \
    {                                                                                              \
        for (int i = 0; i < n; i++) {                                                              \
            const value_type value = (expression);                                                 \
                                                                                                   \
            memcpy((char *)elements + (size_t)i * sizeof value, &value, sizeof value);             \
        }                                                                                          \
    }
DEFINE_FILL(doubles, double, number_of(i, seed))
DEFINE_FILL(long_doubles, long double, number_of(i, seed))
DEFINE_FILL(floats, float, (float)number_of(i, seed))
DEFINE_FILL(factors, double, (i + seed) % 3 - 1)
DEFINE_FILL(bools, bool, (i + seed) % 3 == 0)

/* Complex numbers: two each. */
static void fill_double_twos(void *elements, int n, int seed)
{
    fill_doubles(elements, 2 * n, seed);
}

static void fill_float_twos(void *elements, int n, int seed)
{
    fill_floats(elements, 2 * n, seed);
}

static void fill_factor_twos(void *elements, int n, int seed)
{
    fill_factors(elements, 2 * n, seed);
}

/* Few values, so that the place decides. */
#define DEFINE_PAIRS(name, number)                                                                 \
    static void fill_##name(void *elements, int n, int seed)                                       \
    {                                                                                              \
        struct {                                                                                   \
            number value;                                                                          \
            int place;                                                                             \
        } *e = elements;                                                                           \
                                                                                                   \
        for (int i = 0; i < n; i++) {                                                              \
            e[i].value = (number)((i + seed) % 3);                                                 \
            e[i].place = seed;                                                                     \
        }                                                                                          \
    }
DEFINE_PAIRS(double_pairs, double)
DEFINE_PAIRS(float_pairs, float)
DEFINE_PAIRS(long_pairs, long)
DEFINE_PAIRS(short_pairs, short)
DEFINE_PAIRS(long_double_pairs, long double)

enum { LONG_DOUBLE_PADDING = 6 };

const struct ct_reduction *ct_predefined_reductions(void)
{
    static struct ct_reduction all[24];
    const struct ct_reduction listed[] = {
        {"sum of unsigneds", MPI_UNSIGNED, MPI_SUM, NULL, 0},
        {"largest int", MPI_INT, MPI_MAX, NULL, 0},
        {"xor of ints", MPI_INT, MPI_LXOR, NULL, 0},
        {"sum of doubles", MPI_DOUBLE, MPI_SUM, fill_doubles, 0},
        {"or of bytes", MPI_BYTE, MPI_BOR, NULL, 0},
        {"sum of long doubles", MPI_LONG_DOUBLE, MPI_SUM, fill_long_doubles, LONG_DOUBLE_PADDING},
        {"sum of complex numbers", MPI_C_DOUBLE_COMPLEX, MPI_SUM, fill_double_twos, 0},
        {"product of complex numbers", MPI_C_DOUBLE_COMPLEX, MPI_PROD, fill_factor_twos, 0},
        {"sum of small complex numbers", MPI_C_FLOAT_COMPLEX, MPI_SUM, fill_float_twos, 0},
        {"and of logicals", MPI_C_BOOL, MPI_LAND, fill_bools, 0},
        {"xor of logicals", MPI_C_BOOL, MPI_LXOR, fill_bools, 0},
        {"smallest pair of ints", MPI_2INT, MPI_MINLOC, NULL, 0},
        {"smallest double with place", MPI_DOUBLE_INT, MPI_MINLOC, fill_double_pairs, 0},
        {"largest float with place", MPI_FLOAT_INT, MPI_MAXLOC, fill_float_pairs, 0},
        {"largest long with place", MPI_LONG_INT, MPI_MAXLOC, fill_long_pairs, 0},
        {"smallest short with place", MPI_SHORT_INT, MPI_MINLOC, fill_short_pairs, 0},
        {"largest long double with place", MPI_LONG_DOUBLE_INT, MPI_MAXLOC, fill_long_double_pairs,
         LONG_DOUBLE_PADDING},
        {NULL, MPI_DATATYPE_NULL, MPI_OP_NULL, NULL, 0},
    };

    memcpy(all, listed, sizeof listed);
    return all;
}

void ct_reduction_fill(const struct ct_reduction *r, struct ct_compare *c, int seed)
{
    ct_compare_fill(c, seed);
    if (r->fill == NULL)
        return;
    r->fill(c->sent, CT_REDUCED_MAX, seed + c->rank);
    r->fill(c->got, CT_REDUCED_MAX, seed + c->rank + 1);
    memcpy(c->wanted, c->got, CT_COMPARE_BYTES);
}

void ct_reduction_clear(const struct ct_reduction *r, struct ct_compare *c)
{
    const size_t padding = (size_t)r->padding;

    for (size_t i = 16; padding > 0 && i <= CT_COMPARE_BYTES; i += 16) {
        memset(c->got + i - padding, 0, padding);
        memset(c->wanted + i - padding, 0, padding);
    }
}
