/*
 * shapes.c - makes datatypes by choosing constructors at random.
 *
 * The elements of what a constructor returns may be laid side by side by
 * their extent without overlap. Only columns, made for an array of known
 * length, lie between one another.
 */
#include "tests/conformance/shapes.h"

#include "tests/conformance/must.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#define DEPTH_MAX 3

static const struct ct_unit units[] = {
    {"int", 1, {MPI_INT}, {4}, 4, 4},
    {"char", 1, {MPI_CHAR}, {1}, 1, 1},
    {"byte", 1, {MPI_BYTE}, {1}, 1, 1},
    {"short", 1, {MPI_SHORT}, {2}, 2, 2},
    {"double", 1, {MPI_DOUBLE}, {8}, 8, 8},
    {"int64_t", 1, {MPI_INT64_T}, {8}, 8, 8},
    {"complex", 1, {MPI_C_DOUBLE_COMPLEX}, {16}, 16, 8},
    {"short+int", 2, {MPI_SHORT, MPI_INT}, {2, 4}, 6, 4},
    {"int+char+double", 3, {MPI_INT, MPI_CHAR, MPI_DOUBLE}, {4, 1, 8}, 13, 8},
};

#define NUNITS ((int)(sizeof units / sizeof *units))

/* A shape that is being made. */
struct making {
    struct ct_random *random;
    const struct ct_unit *unit;
    int depth;
    char *text;
    size_t room;
};

const struct ct_unit *ct_unit_draw(struct ct_random *random)
{
    return &units[ct_random_below(random, NUNITS)];
}

static void say(struct making *making, const char *text)
{
    const size_t length = strlen(text);

    if (length >= making->room)
        return;
    strcpy(making->text, text);
    making->text += length;
    making->room -= length;
}

static void free_unless_named(MPI_Datatype type)
{
    int combiner;
#if MPI_VERSION >= 4
    MPI_Count integers, addresses, counts, types;

    ct_must(MPI_Type_get_envelope_c(type, &integers, &addresses, &counts, &types, &combiner));
#else
    int integers, addresses, types;

    ct_must(MPI_Type_get_envelope(type, &integers, &addresses, &types, &combiner));
#endif
    if (combiner != MPI_COMBINER_NAMED)
        ct_must(MPI_Type_free(&type));
}

static MPI_Aint extent_of(MPI_Datatype type, MPI_Aint *lb)
{
    MPI_Aint extent;

    ct_must(MPI_Type_get_extent(type, lb, &extent));
    return extent;
}

/* A number that divides n. */
static int draw_divisor(struct ct_random *random, int n)
{
    int divisor = 1 + ct_random_below(random, n);

    while (n % divisor != 0)
        divisor--;
    return divisor;
}

/* Units of several parts: in order, gaps between them, the whole aligned. */
static MPI_Datatype make_unit(struct making *making)
{
    const struct ct_unit *unit = making->unit;
    MPI_Datatype parts[CT_UNIT_PARTS_MAX];
    int lengths[CT_UNIT_PARTS_MAX];
    MPI_Aint at[CT_UNIT_PARTS_MAX];
    MPI_Aint end = 0;
    MPI_Datatype bare, type;

    say(making, unit->name);
    if (unit->nparts == 1)
        return unit->parts[0];
    for (int i = 0; i < unit->nparts; i++) {
        const int size = unit->part_bytes[i];

        at[i] =
            (end + size - 1) / size * size + (MPI_Aint)size * ct_random_below(making->random, 2);
        end = at[i] + size;
        parts[i] = unit->parts[i];
        lengths[i] = 1;
    }
    end = (end + unit->align - 1) / unit->align * unit->align;
    ct_must(MPI_Type_create_struct(unit->nparts, lengths, at, parts, &bare));
    ct_must(MPI_Type_create_resized(bare, 0, end, &type));
    ct_must(MPI_Type_free(&bare));
    return type;
}

static MPI_Datatype make(struct making *making, int n);

static MPI_Datatype make_contiguous(struct making *making, int n)
{
    const int inner_n = draw_divisor(making->random, n);
    MPI_Datatype inner, type;

    say(making, "contiguous(");
    inner = make(making, inner_n);
#if MPI_VERSION >= 4
    if (ct_random_once_in(making->random, 2))
        ct_must(MPI_Type_contiguous_c(n / inner_n, inner, &type));
    else
#endif
        ct_must(MPI_Type_contiguous(n / inner_n, inner, &type));
    free_unless_named(inner);
    return type;
}

static MPI_Datatype make_vector(struct making *making, int n)
{
    const int inner_n = draw_divisor(making->random, n);
    const int length = draw_divisor(making->random, n / inner_n);
    const int stride = length + ct_random_below(making->random, 3);
    MPI_Datatype inner, type;

    say(making, "vector(");
    inner = make(making, inner_n);
    ct_must(MPI_Type_vector(n / inner_n / length, length, stride, inner, &type));
    free_unless_named(inner);
    return type;
}

/* The first element comes last. */
static MPI_Datatype make_backwards(struct making *making, int n)
{
    const int inner_n = draw_divisor(making->random, n);
    const int gap = ct_random_below(making->random, 3) * making->unit->align;
    MPI_Datatype inner, type;
    MPI_Aint lb;

    say(making, "backwards(");
    inner = make(making, inner_n);
    ct_must(MPI_Type_create_hvector(n / inner_n, 1, -(extent_of(inner, &lb) + gap), inner, &type));
    free_unless_named(inner);
    return type;
}

static MPI_Datatype make_indexed(struct making *making, int n)
{
    const int inner_n = draw_divisor(making->random, n);
    const int scale = 1 + ct_random_below(making->random, 2);
    int at[CT_SHAPE_UNITS_MAX];
    MPI_Datatype inner, type;

    say(making, "indexed(");
    inner = make(making, inner_n);
    ct_random_order(making->random, at, n / inner_n);
    for (int i = 0; i < n / inner_n; i++)
        at[i] *= scale;
    ct_must(MPI_Type_create_indexed_block(n / inner_n, 1, at, inner, &type));
    free_unless_named(inner);
    return type;
}

/* Two different shapes, in either order. */
static MPI_Datatype make_struct(struct making *making, int n)
{
    const int first_n = n == 1 ? 1 : 1 + ct_random_below(making->random, n - 1);
    const int nparts = n == first_n ? 1 : 2;
    const int lower = nparts == 1 ? 0 : ct_random_below(making->random, 2);
    const int lengths[2] = {1, 1};
    MPI_Datatype parts[2], type;
    MPI_Aint at[2];
    MPI_Aint end = 0;

    say(making, "struct(");
    parts[0] = make(making, first_n);
    if (nparts == 2) {
        say(making, ",");
        parts[1] = make(making, n - first_n);
    }
    for (int i = 0; i < nparts; i++) {
        const int part = i ^ lower;
        MPI_Aint lb;
        const MPI_Aint extent = extent_of(parts[part], &lb);

        end += ct_random_below(making->random, 3) * making->unit->align;
        at[part] = end - lb;
        end += extent;
    }
    ct_must(MPI_Type_create_struct(nparts, lengths, at, parts, &type));
    for (int i = 0; i < nparts; i++)
        free_unless_named(parts[i]);
    return type;
}

/* Longer at both ends: the lower bound may be negative. */
static MPI_Datatype make_resized(struct making *making, int n)
{
    MPI_Datatype inner, type;
    MPI_Aint lb, extent, before, after;

    say(making, "resized(");
    inner = make(making, n);
    extent = extent_of(inner, &lb);
    before = ct_random_below(making->random, 3) * making->unit->align;
    after = ct_random_below(making->random, 3) * making->unit->align;
    ct_must(MPI_Type_create_resized(inner, lb - before, extent + before + after, &type));
    free_unless_named(inner);
    return type;
}

static MPI_Datatype make_dup(struct making *making, int n)
{
    MPI_Datatype inner, type;

    say(making, "dup(");
    inner = make(making, n);
    ct_must(MPI_Type_dup(inner, &type));
    free_unless_named(inner);
    return type;
}

/* Its lower bound is 0, so it is to be wide enough for one of the inner type's
   that is not. */
static MPI_Datatype make_subarray(struct making *making, int n)
{
    const int inner_n = draw_divisor(making->random, n);
    const int length = n / inner_n;
    int start = ct_random_below(making->random, 3);
    int size = length + start + ct_random_below(making->random, 3);
    MPI_Datatype inner, type;
    MPI_Aint lb, extent;
    int outside;

    say(making, "subarray(");
    inner = make(making, inner_n);
    extent = extent_of(inner, &lb);
    outside = (int)(((lb < 0 ? -lb : lb) + extent - 1) / extent);
    start += lb < 0 ? outside : 0;
    size += outside;
    ct_must(MPI_Type_create_subarray(1, &size, &length, &start, MPI_ORDER_C, inner, &type));
    free_unless_named(inner);
    return type;
}

typedef MPI_Datatype make_fn(struct making *making, int n);

static make_fn *const makers[] = {
    make_contiguous, make_vector,  make_backwards, make_indexed,
    make_struct,     make_resized, make_dup,       make_subarray,
};

#define NMAKERS ((int)(sizeof makers / sizeof *makers))

static MPI_Datatype make_plain(struct making *making, int n)
{
    MPI_Datatype unit, type;

    if (n == 1)
        return make_unit(making);
    say(making, "contiguous(");
    unit = make_unit(making);
    ct_must(MPI_Type_contiguous(n, unit, &type));
    free_unless_named(unit);
    say(making, ")");
    return type;
}

/* Of n units. */
static MPI_Datatype make(struct making *making, int n)
{
    MPI_Datatype type;

    if (making->depth == 0 || (n == 1 && ct_random_once_in(making->random, 2)))
        return make_plain(making, n);
    making->depth--;
    type = makers[ct_random_below(making->random, NMAKERS)](making, n);
    making->depth++;
    say(making, ")");
    return type;
}

/* Rows of an array of columns, which an element is one of. */
static MPI_Datatype make_column(struct making *making, int n, int elements)
{
    MPI_Datatype unit, column, type;
    MPI_Aint lb, extent;

    say(making, "column(");
    unit = make_unit(making);
    say(making, ")");
    extent = extent_of(unit, &lb);
    ct_must(MPI_Type_vector(n, 1, elements, unit, &column));
    ct_must(MPI_Type_create_resized(column, lb, extent, &type));
    ct_must(MPI_Type_free(&column));
    free_unless_named(unit);
    return type;
}

static void measure(struct ct_shape *shape)
{
    MPI_Aint lb;

    shape->extent = extent_of(shape->type, &lb);
    ct_must(MPI_Type_get_true_extent(shape->type, &shape->true_lb, &shape->true_extent));
}

void ct_shape_draw(struct ct_random *random, const struct ct_unit *unit, int n, int elements,
                   struct ct_shape *shape)
{
    struct making making = {random, unit, 0, shape->text, sizeof shape->text};

    making.depth = ct_random_below(random, DEPTH_MAX + 1);
    shape->units = n;
    shape->text[0] = '\0';
    if (elements > 0 && ct_random_once_in(random, 8))
        shape->type = make_column(&making, n, elements);
    else
        shape->type = make(&making, n);
    ct_must(MPI_Type_commit(&shape->type));
    measure(shape);
    assert(strncmp(shape->text, "column", 6) == 0 || shape->extent >= shape->true_extent);
}

void ct_shape_of(MPI_Datatype type, const char *text, struct ct_shape *shape)
{
    shape->type = type;
    shape->units = 1;
    snprintf(shape->text, sizeof shape->text, "%s", text);
    measure(shape);
}

void ct_shape_free(struct ct_shape *shape)
{
    free_unless_named(shape->type);
}

MPI_Datatype ct_shape_at(const struct ct_shape *shape, const void *address)
{
    const int length = 1;
    MPI_Aint at;
    MPI_Datatype type;

    ct_must(MPI_Get_address(address, &at));
    ct_must(MPI_Type_create_hindexed(1, &length, &at, shape->type, &type));
    ct_must(MPI_Type_commit(&type));
    return type;
}
