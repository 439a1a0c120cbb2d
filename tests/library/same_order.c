/*
 * same_order - reductions whose result depends on the order of operands give, bit
 * for bit, what the tree of fixed_order.h gives: for all reducing collectives,
 * sizes, roots, in place or not, on communicators of several numbers and orders
 * of ranks.
 *
 * MPI program that knows nothing of the library; with COLLTUNE_REPRODUCIBLE=1.
 * The tree is built here from all ranks' operands, which each rank knows. Each
 * call is made twice: the second is like an earlier one. With the argument
 * "many" on more communicators than the library has room for otherwise.
 */
#include <mpi.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RANKS_MAX = 16, MOST = 600, MANY = 66 };

static int mistakes;

/* What is reduced: elements of 8 bytes. */
struct form {
    const char *name;
    MPI_Datatype type;
    MPI_Op op;
};

/* Calls on one communicator. */
struct here {
    MPI_Comm comm;
    int rank, nranks;
    const struct form *form;
    int count; /* of the vector, or of the block of each rank */
};

/* Neither is (a b) c the same as a (b c), nor is a b the same as b a. */
static void mix(void *in, void *inout, int *length, MPI_Datatype *type)
{
    const uint64_t *first = in;
    uint64_t *second = inout;

    (void)type;
    for (int i = 0; i < *length; i++) {
        const uint64_t x = first[i] * UINT64_C(0x9e3779b97f4a7c15);

        second[i] = (x ^ x >> 29) + 3 * second[i] + 1;
    }
}

/* A rank's operand: numbers of very different sizes. */
static void fill(const struct here *here, int rank, void *to, int n)
{
    for (int i = 0; i < n; i++) {
        const unsigned drawn = (unsigned)(rank * 7919 + i * 104729 + 17);
        const double value = (1 + drawn % 1000 / 7.0) * (drawn % 3 == 0 ? 1e-9 : 1e7);
        const float pair[2] = {1 + (float)(drawn % 100) / 300, (float)(drawn % 7) / 50};

        if (here->form->type == MPI_DOUBLE)
            ((double *)to)[i] = value;
        else if (here->form->type == MPI_C_FLOAT_COMPLEX)
            memcpy((char *)to + 8 * (size_t)i, pair, 8);
        else
            ((uint64_t *)to)[i] = drawn;
    }
}

static uint64_t parts[RANKS_MAX][RANKS_MAX * MOST];

/* first = first second, with the lower ranks first */
static void combine(const struct here *here, int first, int second, int n)
{
    static uint64_t result[RANKS_MAX * MOST];

    memcpy(result, parts[second], (size_t)n * 8);
    MPI_Reduce_local(parts[first], result, n, here->form->type, here->form->op);
    memcpy(parts[first], result, (size_t)n * 8);
}

static void fill_parts(const struct here *here, int n)
{
    for (int rank = 0; rank < here->nranks; rank++)
        fill(here, rank, parts[rank], n);
}

/* All ranks' operands, in parts[0]: first the pairs, then neighbours. */
static void combine_all(const struct here *here, int n)
{
    int left = 0, q = 1;
    int heads[RANKS_MAX];

    fill_parts(here, n);
    while (2 * q <= here->nranks)
        q *= 2;
    for (int rank = 0; rank < here->nranks; left++) {
        heads[left] = rank++;
        if (left < here->nranks - q)
            combine(here, heads[left], rank++, n);
    }
    for (; left > 1; left /= 2) {
        for (int i = 0; i < left; i += 2) {
            combine(here, heads[i], heads[i + 1], n);
            heads[i / 2] = heads[i];
        }
    }
}

/* The operands of this rank and of those before it, in parts[rank]. */
static void combine_scan(const struct here *here, int n)
{
    fill_parts(here, n);
    for (int d = 1; d < here->nranks; d *= 2) {
        for (int rank = here->nranks - 1; rank >= d; rank--) {
            static uint64_t lower[RANKS_MAX * MOST];

            memcpy(lower, parts[rank - d], (size_t)n * 8);
            MPI_Reduce_local(lower, parts[rank], n, here->form->type, here->form->op);
        }
    }
}

/* Of exscan, in results[rank]: parts has the totals of growing groups. */
static void combine_exscan(const struct here *here, int n, uint64_t results[RANKS_MAX][MOST])
{
    const size_t bytes = (size_t)n * 8;
    bool has_result[RANKS_MAX] = {false};

    fill_parts(here, n);
    for (int d = 1; d < here->nranks; d *= 2) {
        for (int rank = 0; rank < here->nranks; rank++) {
            const int lower = rank & ~(2 * d - 1);

            if ((rank & d) == 0)
                continue;
            if (has_result[rank])
                MPI_Reduce_local(parts[lower], results[rank], n, here->form->type, here->form->op);
            else
                memcpy(results[rank], parts[lower], bytes);
            has_result[rank] = true;
        }
        for (int rank = 0; rank + d < here->nranks; rank += 2 * d)
            combine(here, rank, rank + d, n);
    }
}

static uint64_t sent[RANKS_MAX * MOST], got[RANKS_MAX * MOST];

static void compare(const struct here *here, const char *collective, const void *wanted, int n)
{
    int wrong = 0;

    for (int i = 0; i < n; i++)
        wrong += got[i] != ((const uint64_t *)wanted)[i];
    if (wrong == 0)
        return;
    if (mistakes++ < 3)
        fprintf(stderr,
                "%s of %s, %d elements, rank %d of %d: %d are not those of "
                "the tree\n",
                collective, here->form->name, here->count, here->rank, here->nranks, wrong);
}

/* The send buffer of a call; in place the operand is where the result will be. */
static const void *send_buffer(const struct here *here, int n, bool in_place)
{
    memset(got, 0x55, (size_t)n * 8);
    fill(here, here->rank, in_place ? got : sent, n);
    return in_place ? MPI_IN_PLACE : (const void *)sent;
}

/* In place at all roots: MPICH 4.0.2 itself crashes at some. */
static void try_rooted(const struct here *here, bool in_place)
{
    const int n = here->count;

    combine_all(here, n);
    for (int root = 0; root < here->nranks; root++) {
        const bool is_root = here->rank == root;
        const void *send = send_buffer(here, n, in_place && is_root);

        MPI_Reduce(send, is_root ? got : NULL, n, here->form->type, here->form->op, root,
                   here->comm);
        if (is_root)
            compare(here, "reduce", parts[0], n);
    }
}

static void try_vectors(const struct here *here, bool in_place)
{
    static uint64_t results[RANKS_MAX][MOST];
    const struct form *f = here->form;
    const int n = here->count;

    combine_all(here, n);
    MPI_Allreduce(send_buffer(here, n, in_place), got, n, f->type, f->op, here->comm);
    compare(here, "allreduce", parts[0], n);
    combine_scan(here, n);
    MPI_Scan(send_buffer(here, n, in_place), got, n, f->type, f->op, here->comm);
    compare(here, "scan", parts[here->rank], n);
    combine_exscan(here, n, results);
    MPI_Exscan(send_buffer(here, n, in_place), got, n, f->type, f->op, here->comm);
    if (here->rank > 0)
        compare(here, "exscan", results[here->rank], n);
}

/* Blocks of one size, then of several: what a rank gets is a piece of what an
   allreduce gives. */
static void try_blocks(const struct here *here, bool in_place)
{
    const struct form *f = here->form;
    const int n = here->count;
    int counts[RANKS_MAX], first = 0;

    combine_all(here, n * here->nranks);
    MPI_Reduce_scatter_block(send_buffer(here, n * here->nranks, in_place), got, n, f->type, f->op,
                             here->comm);
    compare(here, "reduce_scatter_block", parts[0] + (size_t)n * (size_t)here->rank, n);
    for (int i = 0; i < here->nranks; i++) {
        counts[i] = i % 2 == 0 ? n : n / 2;
        first += i < here->rank ? counts[i] : 0;
    }
    MPI_Reduce_scatter(send_buffer(here, n * here->nranks, in_place), got, counts, f->type, f->op,
                       here->comm);
    compare(here, "reduce_scatter", parts[0] + first, counts[here->rank]);
}

/* Each size twice, in place or not. */
static void try_sizes(struct here *here, int nsizes)
{
    static const int sizes[] = {7, MOST, 1};

    for (int i = 0; i < 4 * nsizes; i++) {
        const bool in_place = i % 2 != 0;

        here->count = sizes[i / 4];
        try_rooted(here, in_place);
        try_vectors(here, in_place);
        try_blocks(here, in_place);
    }
}

static void try_comm(MPI_Comm comm, const struct form *forms, int nsizes)
{
    struct here here = {.comm = comm};

    MPI_Comm_rank(comm, &here.rank);
    MPI_Comm_size(comm, &here.nranks);
    for (; forms->name != NULL; forms++) {
        here.form = forms;
        try_sizes(&here, nsizes);
    }
}

/* Ranks in another order, and the lower or upper ones alone. */
static void try_splits(const struct form *forms)
{
    int rank, nranks;
    MPI_Comm comm;

    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    MPI_Comm_split(MPI_COMM_WORLD, 0, -rank, &comm);
    try_comm(comm, forms, 2);
    MPI_Comm_free(&comm);
    MPI_Comm_split(MPI_COMM_WORLD, 2 * rank < nranks, rank, &comm);
    try_comm(comm, forms, 2);
    MPI_Comm_free(&comm);
}

/* Kept until the end, each with its ranks in an order of its own. */
static void try_many(const struct form *forms)
{
    struct here here = {.form = forms, .count = 7};
    MPI_Comm comms[MANY];
    int rank;

    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &here.nranks);
    for (int i = 0; i < MANY; i++) {
        srand((unsigned)(100 * i + rank));
        MPI_Comm_split(MPI_COMM_WORLD, 0, rand(), &comms[i]);
        here.comm = comms[i];
        MPI_Comm_rank(here.comm, &here.rank);
        try_vectors(&here, false);
    }
    for (int i = 0; i < MANY; i++)
        MPI_Comm_free(&comms[i]);
}

/* MPI does not define the operation for doubles, though MPICH may: the call fails on all ranks,
   and does not run natively. */
static void try_impossible(void)
{
    int err, size;

    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    err = MPI_Allreduce(sent, got, 2, MPI_DOUBLE, MPI_LAND, MPI_COMM_WORLD);
    if (err == MPI_SUCCESS && size > 1) {
        mistakes++;
        fprintf(stderr, "what cannot run in the order does not fail\n");
    }
}

int main(int argc, char **argv)
{
    MPI_Op commuting, ordered;
    int rank, all;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Op_create(mix, 1, &commuting);
    MPI_Op_create(mix, 0, &ordered);
    {
        const struct form forms[] = {{"doubles", MPI_DOUBLE, MPI_SUM},
                                     {"complex numbers", MPI_C_FLOAT_COMPLEX, MPI_PROD},
                                     {"mixed numbers, any order", MPI_UINT64_T, commuting},
                                     {"mixed numbers in order", MPI_UINT64_T, ordered},
                                     {NULL, MPI_DATATYPE_NULL, MPI_OP_NULL}};

        if (argc > 1 && strcmp(argv[1], "many") == 0) {
            try_many(forms + 3);
        } else {
            try_comm(MPI_COMM_WORLD, forms, 3);
            try_splits(forms + 2);
            try_impossible();
        }
    }
    MPI_Op_free(&commuting);
    MPI_Op_free(&ordered);
    MPI_Allreduce(&mistakes, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    if (rank == 0)
        printf("mistakes=%d\n", all);
    MPI_Finalize();
    return all != 0;
}
