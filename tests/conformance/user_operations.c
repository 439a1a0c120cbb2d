/*
 * user_operations.c - works on unsigned numbers at known places of an element.
 */
#include "tests/conformance/user_operations.h"

#include "tests/conformance/areas.h"
#include "tests/conformance/must.h"

#include <string.h>

/* Where the numbers of an element are, from its origin on, ascending. */
static _Thread_local struct {
    int nunits;
    MPI_Aint extent;
    MPI_Aint at[CT_SHAPE_UNITS_MAX];
} taken;

typedef void four_fn(const unsigned *a, unsigned *b);

/* Product of 2 by 2 matrices, a * b. */
static void multiply(const unsigned *a, unsigned *b)
{
    const unsigned b0 = b[0], b1 = b[1];

    b[0] = a[0] * b0 + a[1] * b[2];
    b[1] = a[0] * b1 + a[1] * b[3];
    b[2] = a[2] * b0 + a[3] * b[2];
    b[3] = a[2] * b1 + a[3] * b[3];
}

/* The lower rank's. */
static void take_first(const unsigned *a, unsigned *b)
{
    memcpy(b, a, 4 * sizeof *b);
}

static void take_larger(const unsigned *a, unsigned *b)
{
    for (int i = 0; i < 4; i++)
        b[i] = a[i] > b[i] ? a[i] : b[i];
}

static void add(const unsigned *a, unsigned *b)
{
    for (int i = 0; i < 4; i++)
        b[i] += a[i];
}

static void get(unsigned *four, const char *element, int unit)
{
    for (int i = 0; i < 4; i++)
        memcpy(&four[i], element + taken.at[unit + i], sizeof *four);
}

static void set(const unsigned *four, char *element, int unit)
{
    for (int i = 0; i < 4; i++)
        memcpy(element + taken.at[unit + i], &four[i], sizeof *four);
}

static void apply(four_fn *function, const void *in, void *inout, int length)
{
    for (int i = 0; i < length; i++) {
        const char *from = (const char *)in + i * taken.extent;
        char *to = (char *)inout + i * taken.extent;

        for (int unit = 0; unit < taken.nunits; unit += 4) {
            unsigned a[4], b[4];

            get(a, from, unit);
            get(b, to, unit);
            function(a, b);
            set(b, to, unit);
        }
    }
}

#define DEFINE_OPERATION(function)                                                                 \
    static void do_##function(void *in, void *inout, int *length, MPI_Datatype *type)              \
    {                                                                                              \
        (void)type;                                                                                \
        apply(function, in, inout, *length);                                                       \
    }
DEFINE_OPERATION(multiply)
DEFINE_OPERATION(take_first)
DEFINE_OPERATION(take_larger)
DEFINE_OPERATION(add)

static struct {
    const char *name;
    MPI_User_function *function;
    int commutes;
    MPI_Op op;
} operations[] = {
    {"matrix product", do_multiply, 0, MPI_OP_NULL}, {"first", do_take_first, 0, MPI_OP_NULL},
    {"own max", do_take_larger, 1, MPI_OP_NULL},     {"own sum", do_add, 1, MPI_OP_NULL},
    {"own sum in order", do_add, 0, MPI_OP_NULL},
};

#define NOPERATIONS ((int)(sizeof operations / sizeof *operations))

void ct_user_operations_init(void)
{
    for (int i = 0; i < NOPERATIONS; i++)
        ct_must(MPI_Op_create(operations[i].function, operations[i].commutes, &operations[i].op));
}

void ct_user_operations_fini(void)
{
    for (int i = 0; i < NOPERATIONS; i++)
        ct_must(MPI_Op_free(&operations[i].op));
}

MPI_Op ct_user_operation_draw(struct ct_random *random, const char **name)
{
    const int number = ct_random_below(random, NOPERATIONS);

    *name = operations[number].name;
    return operations[number].op;
}

void ct_user_operation_takes(const struct ct_shape *shape)
{
    struct ct_area area;

    ct_area_init(&area, shape, 1);
    ct_area_mark(&area, shape, 1);
    taken.nunits = 0;
    taken.extent = shape->extent;
    for (MPI_Aint i = 0; i < shape->true_extent; i += (int)sizeof(unsigned)) {
        if (area.start[CT_AREA_GUARD_BYTES + i] != 0)
            taken.at[taken.nunits++] = shape->true_lb + i;
    }
    ct_area_fini(&area);
}
