/*
 * same_bcast - broadcasts give what native gives: any root, datatypes that
 * differ between ranks, MPI_BOTTOM, large counts, inter-communicators; and
 * wrong ones fail alike (not tried: MPI_IN_PLACE, at which MPICH 4.0.2 stops).
 * The examples that MPI's standard has for broadcasts are among them.
 */
#include "tests/library/compare.h"
#include "tests/library/layouts.h"

#include <stddef.h>

/* As one rank makes the call. */
struct vector {
    int count;
    MPI_Datatype type;
};

/* Twice: a call like the one before is taken another way. */
static void compare(struct ct_compare *c, const struct vector *v, int root, const char *what)
{
    for (int i = 0; i < 2; i++) {
        ct_compare_fill(c, v->count + i);
        MPI_Bcast(c->got, v->count, v->type, root, c->comm);
        PMPI_Bcast(c->wanted, v->count, v->type, root, c->comm);
        ct_compare_buffers(c, what, v->count, root);
    }
}

static void compare_counts(struct ct_compare *c)
{
    static const int counts[] = {0, 1, 2, 7, 64, 1001, 5000};

    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        const struct vector ints = {counts[i], MPI_INT};
        const struct vector complexes = {counts[i], MPI_C_DOUBLE_COMPLEX};
        const struct vector pairs = {counts[i], MPI_DOUBLE_INT};

        for (int root = 0; root < c->nranks; root++)
            compare(c, &ints, root, "ints");
        compare(c, &complexes, c->nranks - 1, "complex numbers");
        compare(c, &pairs, 0, "pairs");
    }
}

/* By turns of roots, so that no call is like the one before. */
static void compare_turns(struct ct_compare *c)
{
    const struct vector ints = {300, MPI_INT};

    for (int i = 0; i < 2 * c->nranks; i++)
        compare(c, &ints, i * 3 % c->nranks, "by turns");
}

/* Each rank has another datatype; the root, or another rank, plain ints. */
static void compare_layouts(struct ct_compare *c)
{
    MPI_Datatype types[CT_LAYOUTS];

    ct_layouts_init(types);
    for (int i = 0; i < 3 * CT_LAYOUTS; i++) {
        const int count = i % 3 == 0 ? 1 : i % 3 == 1 ? 5 : 1200;
        const int root = i % c->nranks;
        const struct vector own = {count, types[(i + c->rank) % CT_LAYOUTS]};
        const struct vector ints = {3 * count, MPI_INT};

        compare(c, &own, root, "layouts");
        compare(c, c->rank == root ? &ints : &own, root, "ints to layouts");
        compare(c, c->rank == root ? &own : &ints, root, "layouts to ints");
    }
    ct_layouts_fini(types);
}

/* A datatype with absolute addresses, on one rank only. */
static void compare_bottom(struct ct_compare *c)
{
    int numbers[2] = {100 + c->rank, 200 + c->rank};
    int length = 2;
    MPI_Aint at;
    MPI_Datatype type;

    MPI_Get_address(numbers, &at);
    MPI_Type_create_hindexed(1, &length, &at, MPI_INT, &type);
    MPI_Type_commit(&type);
    for (int root = 0; root < c->nranks; root++) {
        numbers[0] = 100 + c->rank;
        numbers[1] = 200 + c->rank;
        if (c->rank == 0)
            MPI_Bcast(MPI_BOTTOM, 1, type, root, c->comm);
        else
            MPI_Bcast(numbers, 2, MPI_INT, root, c->comm);
        ct_compare_numbers("at MPI_BOTTOM", numbers[0], 100 + root);
        ct_compare_numbers("at MPI_BOTTOM", numbers[1], 200 + root);
    }
    MPI_Type_free(&type);
}

#if MPI_VERSION >= 4
static void compare_large_counts(struct ct_compare *c)
{
    const MPI_Count count = 33;
    MPI_Datatype made;

    MPI_Type_contiguous_c(3, MPI_INT, &made);
    MPI_Type_commit(&made);
    ct_compare_fill(c, 1);
    MPI_Bcast_c(c->got, c->rank == 0 ? 3 * count : count, c->rank == 0 ? MPI_INT : made,
                c->nranks - 1, c->comm);
    PMPI_Bcast_c(c->wanted, c->rank == 0 ? 3 * count : count, c->rank == 0 ? MPI_INT : made,
                 c->nranks - 1, c->comm);
    ct_compare_buffers(c, "MPI_Bcast_c", 0, 0);
    MPI_Type_free(&made);
}
#endif

/* From rank 0 to all others, which are the other side. */
static void compare_inter(const struct ct_compare *c)
{
    int number = c->rank == 0 ? 42 : -1;
    MPI_Comm side, inter;

    if (c->nranks < 2)
        return;
    MPI_Comm_split(c->comm, c->rank > 0, c->rank, &side);
    MPI_Intercomm_create(side, 0, c->comm, c->rank == 0 ? 1 : 0, 5, &inter);
    MPI_Bcast(&number, 1, MPI_INT, c->rank == 0 ? MPI_ROOT : 0, inter);
    ct_compare_numbers("by inter-communicator", number, 42);
    MPI_Comm_free(&inter);
    MPI_Comm_free(&side);
}

/* The standard's first example: a hundred ints of rank 0. */
static void try_hundred(const struct ct_compare *c)
{
    int array[100];

    for (int i = 0; i < 100; i++)
        array[i] = c->rank == 0 ? 7 * i : -1;
    MPI_Bcast(array, 100, MPI_INT, 0, c->comm);
    for (int i = 0; i < 100; i++)
        ct_compare_numbers("of a hundred", array[i], 7L * i);
}

/* Its example of a program that is right, but not deterministic: a message
   from rank 2, sent before the broadcast, and one from rank 0, sent after it,
   come to rank 1, which takes one before and one after. */
static void try_messages_around(const struct ct_compare *c)
{
    int number = c->rank, first = 0, second = 0;
    int shared = c->rank == 0 ? 9 : -1;

    if (c->nranks < 3)
        return;
    if (c->rank == 2)
        MPI_Send(&number, 1, MPI_INT, 1, 3, c->comm);
    if (c->rank == 1)
        MPI_Recv(&first, 1, MPI_INT, MPI_ANY_SOURCE, 3, c->comm, MPI_STATUS_IGNORE);
    MPI_Bcast(&shared, 1, MPI_INT, 0, c->comm);
    if (c->rank == 0)
        MPI_Send(&number, 1, MPI_INT, 1, 3, c->comm);
    if (c->rank == 1) {
        MPI_Recv(&second, 1, MPI_INT, MPI_ANY_SOURCE, 3, c->comm, MPI_STATUS_IGNORE);
        ct_compare_numbers("both messages", first + second, 2);
    }
    ct_compare_numbers("between messages", shared, 9);
}

/* Its examples of wrong order, put right: broadcasts on two communicators in
   the same order on all ranks, with other roots. */
static void try_two_communicators(const struct ct_compare *c)
{
    int one = c->rank, two = c->rank;
    MPI_Comm other;

    MPI_Comm_dup(c->comm, &other);
    for (int i = 0; i < 4; i++) {
        one = two = c->rank;
        MPI_Bcast(&one, 1, MPI_INT, 0, c->comm);
        MPI_Bcast(&two, 1, MPI_INT, c->nranks - 1, other);
        ct_compare_numbers("on one communicator", one, 0);
        ct_compare_numbers("on another", two, c->nranks - 1);
    }
    MPI_Comm_free(&other);
}

static int nhandled;

static void handle(MPI_Comm *comm, int *err, ...)
{
    (void)comm;
    (void)err;
    nhandled++;
}

struct wrong {
    const char *what;
    void *buffer;
    int count;
    MPI_Datatype type;
    int root;
};

static int class_of(int err)
{
    int class = err;

    if (err != MPI_SUCCESS)
        MPI_Error_class(err, &class);
    return class;
}

static void compare_wrong(const struct wrong *w, MPI_Comm comm)
{
    int class, handled;

    nhandled = 0;
    class = class_of(MPI_Bcast(w->buffer, w->count, w->type, w->root, comm));
    handled = nhandled;
    nhandled = 0;
    ct_compare_numbers(w->what, class,
                       class_of(PMPI_Bcast(w->buffer, w->count, w->type, w->root, comm)));
    ct_compare_numbers(w->what, handled, nhandled);
    ct_compare_numbers(w->what, handled, 1);
}

/* After a right call with nearly the same arguments. */
static void try_wrong(const struct ct_compare *c)
{
    static int ints[64];
    const struct wrong wrongs[] = {
        {"root below", ints, 2, MPI_INT, -1},
        {"root above", ints, 2, MPI_INT, c->nranks},
        {"root of inter-communicators", ints, 2, MPI_INT, MPI_ROOT},
        {"count", ints, -1, MPI_INT, 0},
        {"type", ints, 2, MPI_DATATYPE_NULL, 0},
        {"buffer", NULL, 2, MPI_INT, 0},
    };
    MPI_Errhandler handler;
    MPI_Comm comm;

    MPI_Comm_create_errhandler(handle, &handler);
    MPI_Comm_dup(c->comm, &comm);
    MPI_Comm_set_errhandler(comm, handler);
    MPI_Bcast(ints, 2, MPI_INT, 0, comm);
    for (size_t i = 0; i < sizeof wrongs / sizeof *wrongs; i++)
        compare_wrong(&wrongs[i], comm);
    MPI_Comm_free(&comm);
    MPI_Errhandler_free(&handler);
}

int main(int argc, char **argv)
{
    struct ct_compare c;
    int result;

    MPI_Init(&argc, &argv);
    ct_compare_init(&c, MPI_COMM_WORLD);
    compare_counts(&c);
    compare_turns(&c);
    compare_layouts(&c);
    compare_bottom(&c);
#if MPI_VERSION >= 4
    compare_large_counts(&c);
#endif
    compare_inter(&c);
    try_hundred(&c);
    try_messages_around(&c);
    try_two_communicators(&c);
    try_wrong(&c);
    ct_compare_fini(&c);
    result = ct_compare_result();
    MPI_Finalize();
    return result;
}
