/*
 * reductions.c - predefined operations on predefined datatypes, and our own
 * on any shape of four, or a multiple of four, unsigned numbers.
 */
#include "tests/conformance/reductions.h"

#include "tests/conformance/must.h"
#include "tests/conformance/user_operations.h"

#include <string.h>

enum { INTEGER = 1, FLOATING = 2, COMPLEX = 4, LOGICAL = 8, BYTES = 16, PAIR = 32 };

/* Whole numbers, of every width: bytes at random, or few and often equal. */
static void fill_small(struct ct_random *random, unsigned char *to, size_t bytes, size_t width)
{
    memset(to, 0, bytes);
    for (size_t i = 0; i < bytes; i += width)
        to[i] = (unsigned char)ct_random_below(random, 3);
}

#define DEFINE_FILL_INTEGERS(bits)                                                                 \
    static void fill_##bits(struct ct_random *random, bool is_product, void *to, int n)            \
    {                                                                                              \
        (void)is_product;                                                                          \
        if (ct_random_once_in(random, 2))                                                          \
            ct_random_bytes(random, to, (size_t)n *((bits) / 8));                                  \
        else                                                                                       \
            fill_small(random, to, (size_t)n *((bits) / 8), (bits) / 8);                           \
    }
DEFINE_FILL_INTEGERS(8)
DEFINE_FILL_INTEGERS(16)
DEFINE_FILL_INTEGERS(32)
DEFINE_FILL_INTEGERS(64)

/* Nothing but zeros and ones. */
static void fill_bools(struct ct_random *random, bool is_product, void *to, int n)
{
    unsigned char *at = to;

    (void)is_product;
    for (int i = 0; i < n; i++)
        at[i] = (unsigned char)ct_random_below(random, 2);
}

/* Small whole numbers, or powers of two, never zero: no sum or product of
   them is rounded, or negative zero. */
static double draw_floating(struct ct_random *random, bool is_product)
{
    static const double powers[] = {1, -1, 2, -2, 0.5, -0.5};

    return is_product ? powers[ct_random_below(random, 6)] : ct_random_below(random, 17) - 8;
}

static void fill_doubles(struct ct_random *random, bool is_product, void *to, int n)
{
    double *at = to;

    for (int i = 0; i < n; i++)
        at[i] = draw_floating(random, is_product);
}

static void fill_floats(struct ct_random *random, bool is_product, void *to, int n)
{
    float *at = to;

    for (int i = 0; i < n; i++)
        at[i] = (float)draw_floating(random, is_product);
}

/* Their last bytes mean nothing. */
static void fill_long_doubles(struct ct_random *random, bool is_product, void *to, int n)
{
    long double *at = to;

    for (int i = 0; i < n; i++)
        at[i] = draw_floating(random, is_product);
}

static void fill_complex(struct ct_random *random, bool is_product, void *to, int n)
{
    fill_doubles(random, is_product, to, 2 * n);
}

static void fill_float_complex(struct ct_random *random, bool is_product, void *to, int n)
{
    fill_floats(random, is_product, to, 2 * n);
}

/* Few values: places decide between equal ones. */
#define DEFINE_FILL_PAIRS(name, value_type)                                                        \
    static void fill_##name(struct ct_random *random, bool is_product, void *to, int n)            \
    {                                                                                              \
        struct pair {                                                                              \
            value_type value;                                                                      \
            int place;                                                                             \
        };                                                                                         \
        struct pair *at = to;                                                                      \
                                                                                                   \
        (void)is_product;                                                                          \
        for (int i = 0; i < n; i++) {                                                              \
            at[i].value = (value_type)(ct_random_below(random, 5) - 2);                            \
            at[i].place = ct_random_below(random, 4);                                              \
        }                                                                                          \
    }
DEFINE_FILL_PAIRS(int_pairs, int)
DEFINE_FILL_PAIRS(float_pairs, float)
DEFINE_FILL_PAIRS(double_pairs, double)
DEFINE_FILL_PAIRS(long_pairs, long)
DEFINE_FILL_PAIRS(short_pairs, short)
DEFINE_FILL_PAIRS(long_double_pairs, long double)

enum { LONG_DOUBLE_UNUSED = sizeof(long double) == 16 ? 6 : 0 };

static const struct {
    MPI_Datatype type;
    const char *name;
    int class;
    void (*fill)(struct ct_random *random, bool is_product, void *to, int n);
    size_t unused_bytes;
} types[] = {
    {MPI_INT, "int", INTEGER, fill_32, 0},
    {MPI_DOUBLE, "double", FLOATING, fill_doubles, 0},
    {MPI_FLOAT, "float", FLOATING, fill_floats, 0},
    {MPI_SIGNED_CHAR, "signed char", INTEGER, fill_8, 0},
    {MPI_UNSIGNED_CHAR, "unsigned char", INTEGER, fill_8, 0},
    {MPI_UNSIGNED_SHORT, "unsigned short", INTEGER, fill_16, 0},
    {MPI_UNSIGNED, "unsigned", INTEGER, fill_32, 0},
    {MPI_INT16_T, "int16_t", INTEGER, fill_16, 0},
    {MPI_INT64_T, "int64_t", INTEGER, fill_64, 0},
    {MPI_UINT64_T, "uint64_t", INTEGER, fill_64, 0},
    {MPI_AINT, "MPI_Aint", INTEGER, fill_64, 0},
    {MPI_C_BOOL, "bool", LOGICAL, fill_bools, 0},
    {MPI_BYTE, "byte", BYTES, fill_8, 0},
    {MPI_C_FLOAT_COMPLEX, "float complex", COMPLEX, fill_float_complex, 0},
    {MPI_C_DOUBLE_COMPLEX, "double complex", COMPLEX, fill_complex, 0},
    {MPI_2INT, "int+int", PAIR, fill_int_pairs, 0},
    {MPI_FLOAT_INT, "float+int", PAIR, fill_float_pairs, 0},
    {MPI_DOUBLE_INT, "double+int", PAIR, fill_double_pairs, 0},
    {MPI_LONG_INT, "long+int", PAIR, fill_long_pairs, 0},
    {MPI_SHORT_INT, "short+int", PAIR, fill_short_pairs, 0},
    {MPI_LONG_DOUBLE, "long double", FLOATING, fill_long_doubles, LONG_DOUBLE_UNUSED},
    {MPI_LONG_DOUBLE_INT, "long double+int", PAIR, fill_long_double_pairs, LONG_DOUBLE_UNUSED},
};

/* Products of complex numbers have signed zeros. */
static const struct {
    MPI_Op op;
    const char *name;
    int classes;
} operations[] = {
    {MPI_SUM, "sum", INTEGER | FLOATING | COMPLEX},
    {MPI_PROD, "product", INTEGER | FLOATING},
    {MPI_MAX, "max", INTEGER | FLOATING},
    {MPI_MIN, "min", INTEGER | FLOATING},
    {MPI_LAND, "logical and", INTEGER | LOGICAL},
    {MPI_LOR, "logical or", INTEGER | LOGICAL},
    {MPI_LXOR, "logical xor", INTEGER | LOGICAL},
    {MPI_BAND, "and", INTEGER | BYTES},
    {MPI_BOR, "or", INTEGER | BYTES},
    {MPI_BXOR, "xor", INTEGER | BYTES},
    {MPI_MAXLOC, "maxloc", PAIR},
    {MPI_MINLOC, "minloc", PAIR},
};

#define LENGTH(array) ((int)(sizeof(array) / sizeof *(array)))

static void draw_predefined(struct ct_random *shared, struct ct_reduction *reduction)
{
    const int type = ct_random_below(shared, LENGTH(types));
    int op;

    do
        op = ct_random_below(shared, LENGTH(operations));
    while ((operations[op].classes & types[type].class) == 0);
    reduction->op = operations[op].op;
    reduction->op_name = operations[op].name;
    reduction->fill = types[type].fill;
    reduction->unused_bytes = types[type].unused_bytes;
    reduction->has_padding = types[type].class == PAIR || reduction->unused_bytes > 0;
    ct_shape_of(types[type].type, types[type].name, &reduction->shape);
}

/* Equal datatypes of ranks may be a type or its dup. */
static void draw_own(struct ct_random *shared, struct ct_random *own, int elements,
                     struct ct_reduction *reduction)
{
    static const struct ct_unit unit = {"unsigned", 1, {MPI_UNSIGNED}, {4}, 4, 4};
    const int units = 4 * (1 + ct_random_below(shared, 3));

    reduction->op = ct_user_operation_draw(shared, &reduction->op_name);
    reduction->fill = NULL;
    reduction->has_padding = false;
    reduction->unused_bytes = 0;
    ct_shape_draw(shared, &unit, units, elements, &reduction->shape);
    if (ct_random_once_in(own, 4)) {
        const MPI_Datatype type = reduction->shape.type;

        ct_must(MPI_Type_dup(type, &reduction->shape.type));
        ct_shape_free(&(struct ct_shape){.type = type});
    }
    ct_user_operation_takes(&reduction->shape);
}

void ct_reduction_draw(struct ct_random *shared, struct ct_random *own, int elements,
                       struct ct_reduction *reduction)
{
    if (ct_random_once_in(shared, 4))
        draw_own(shared, own, elements, reduction);
    else
        draw_predefined(shared, reduction);
}
