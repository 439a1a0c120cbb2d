/*
 * call_samples - an application's calls of collectives with a root or counts,
 * with what an application may pass: gaps between blocks, ranks without
 * elements, datatypes that are packed, large counts, roots of all ranks.
 *
 * MPI program, up to eight ranks. MPI_* run tuned, and are compared with
 * PMPI_*.
 */
#include "tests/library/samples/samples.h"

#include <stdio.h>
#include <string.h>

#define INTS 4000
#define RANKS_MAX 8

static const struct ct_choice choices[] = {
    {.algorithm = &sample_allgatherv_ring},     {.algorithm = &sample_bcast_binomial},
    {.algorithm = &sample_reduce_scatter_ring}, {.algorithm = &sample_reduce_scatter_rest},
    {.algorithm = &sample_scatter_linear},
};
static bool has_rest; /* the plan that depends on sizes */

static const struct ct_choice *choose(const struct ct_problem *problem)
{
    int i = 0;

    while (choices[i].algorithm->collective != problem->collective)
        i++;
    return &choices[i + (i == 2 && has_rest)];
}

static struct ct_dispatch dispatch[RANKS_MAX];

const struct ct_tuned ct_tuned = {
    .machine = "samples",
    .is_unchecked = true,
    .choices = choices,
    .nchoices = (int)(sizeof choices / sizeof choices[0]),
    .dispatch = dispatch,
};

static int nranks, rank;
static int mistakes;
static int sent[INTS], got[INTS], wanted[INTS];

static void must(int err)
{
    if (err != MPI_SUCCESS)
        MPI_Abort(MPI_COMM_WORLD, 2);
}

static void fill(int seed)
{
    for (int i = 0; i < INTS; i++) {
        sent[i] = seed * 100003 + rank * 1009 + i;
        got[i] = -i - rank * 17;
        wanted[i] = got[i];
    }
}

/* Both have been called. */
static void compare(const char *what)
{
    if (ct_take_latest() == CT_TUNED && memcmp(got, wanted, sizeof got) == 0)
        return;
    mistakes++;
    for (int i = 0; i < INTS; i++) {
        if (got[i] != wanted[i]) {
            fprintf(stderr, "rank %d of %d, %s: [%d] is %d, not %d\n", rank, nranks, what, i,
                    got[i], wanted[i]);
            return;
        }
    }
    fprintf(stderr, "rank %d of %d, %s: not run: %s\n", rank, nranks, what,
            ct_reason_text(ct_take_latest()));
}

/* Counts that differ, with zeros; displacements with gaps, backwards. */
static void lay_out(int *counts, int *displs, int scale)
{
    int end = 0;

    for (int i = nranks - 1; i >= 0; i--) {
        counts[i] = (i * 3 + 2) % 5 * scale;
        displs[i] = end;
        end += counts[i] + i % 2;
    }
}

static void gather(MPI_Datatype type, int ints, const char *what)
{
    int counts[RANKS_MAX], displs[RANKS_MAX];

    lay_out(counts, displs, 9);
    for (int in_place = 0; in_place < 2; in_place++) {
        const void *from = in_place != 0       ? MPI_IN_PLACE
                           : counts[rank] == 0 ? NULL
                                               : (const void *)sent;

        fill(in_place);
        must(MPI_Allgatherv(from, counts[rank] * ints, MPI_INT, got, counts, displs, type,
                            MPI_COMM_WORLD));
        must(PMPI_Allgatherv(from, counts[rank] * ints, MPI_INT, wanted, counts, displs, type,
                             MPI_COMM_WORLD));
        compare(what);
    }
}

/* Displacements that make one block follow the other need no packing. */
static void gather_in_sequence(void)
{
    int counts[RANKS_MAX], displs[RANKS_MAX];
    int end = nranks == 1 ? 0 : 3; /* MPICH 4.0.2 overlooks it on one rank */

    for (int i = 0; i < nranks; i++) {
        counts[i] = i % 3 == 1 ? 0 : 10 + i;
        displs[i] = counts[i] == 0 ? 1000 : end;
        end += counts[i];
    }
    fill(5);
    must(MPI_Allgatherv(sent, counts[rank], MPI_INT, got, counts, displs, MPI_INT, MPI_COMM_WORLD));
    must(PMPI_Allgatherv(sent, counts[rank], MPI_INT, wanted, counts, displs, MPI_INT,
                         MPI_COMM_WORLD));
    compare("allgatherv in sequence");
}

/* What is sent lies before what is received, where the
   rank's own block would be without displacements. */
static void gather_behind(void)
{
    int counts[RANKS_MAX], displs[RANKS_MAX];
    const int gap = INTS / 2;

    if (nranks == 1) /* MPICH 4.0.2 overlooks displacements */
        return;
    for (int i = 0; i < nranks; i++) {
        counts[i] = 5;
        displs[i] = gap + 5 * i;
    }
    fill(6);
    must(MPI_Allgatherv(got + 5 * rank, 5, MPI_INT, got, counts, displs, MPI_INT, MPI_COMM_WORLD));
    must(PMPI_Allgatherv(wanted + 5 * rank, 5, MPI_INT, wanted, counts, displs, MPI_INT,
                         MPI_COMM_WORLD));
    compare("allgatherv from the same array");
}

static void reduce(int scale)
{
    int counts[RANKS_MAX], displs[RANKS_MAX];

    lay_out(counts, displs, scale);
    for (int in_place = 0; in_place < 2; in_place++) {
        const void *from = in_place != 0 ? MPI_IN_PLACE : (const void *)sent;

        fill(in_place + scale);
        must(MPI_Reduce_scatter(from, got, counts, MPI_INT, MPI_SUM, MPI_COMM_WORLD));
        must(PMPI_Reduce_scatter(from, wanted, counts, MPI_INT, MPI_SUM, MPI_COMM_WORLD));
        /* in place, only the result has a meaning */
        memcpy(got + counts[rank], wanted + counts[rank],
               (INTS - (size_t)counts[rank]) * sizeof got[0]);
        compare(in_place != 0 ? "reduce_scatter in place" : "reduce_scatter");
    }
}

static void reduce_large(void)
{
#if MPI_VERSION >= 4
    MPI_Count counts[RANKS_MAX];

    for (int i = 0; i < nranks; i++)
        counts[i] = i + 1;
    fill(7);
    must(MPI_Reduce_scatter_c(sent, got, counts, MPI_INT, MPI_MAX, MPI_COMM_WORLD));
    must(PMPI_Reduce_scatter_c(sent, wanted, counts, MPI_INT, MPI_MAX, MPI_COMM_WORLD));
    compare("reduce_scatter_c");
#endif
}

static void broadcast(MPI_Datatype type, int root)
{
    fill(root);
    must(MPI_Bcast(got, 100, type, root, MPI_COMM_WORLD));
    must(PMPI_Bcast(wanted, 100, type, root, MPI_COMM_WORLD));
    compare("bcast");
}

static void scatter(MPI_Datatype type, int ints, int root)
{
    const bool is_root = rank == root;

    fill(root);
    must(MPI_Scatter(is_root ? sent : NULL, is_root ? 20 : -1, type, got, 20 * ints, MPI_INT, root,
                     MPI_COMM_WORLD));
    must(PMPI_Scatter(is_root ? sent : NULL, is_root ? 20 : -1, type, wanted, 20 * ints, MPI_INT,
                      root, MPI_COMM_WORLD));
    compare("scatter");
    must(MPI_Scatter(sent, 20, type, is_root ? MPI_IN_PLACE : got, 20 * ints, MPI_INT, root,
                     MPI_COMM_WORLD));
    must(PMPI_Scatter(sent, 20, type, is_root ? MPI_IN_PLACE : wanted, 20 * ints, MPI_INT, root,
                      MPI_COMM_WORLD));
    compare("scatter in place");
}

/* Counts that change with each call, more of them than plans are kept. */
static void reduce_often(void)
{
    for (int i = 0; i < 25; i++)
        reduce(i % 20 + 1);
}

int main(int argc, char **argv)
{
    MPI_Datatype gappy; /* two ints of three */

    MPI_Init(&argc, &argv);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    for (int i = 0; ct_collectives[i] != NULL; i++)
        dispatch[i] = (struct ct_dispatch){ct_collectives[i], choose};
    MPI_Type_vector(2, 1, 2, MPI_INT, &gappy);
    MPI_Type_commit(&gappy);
    gather(MPI_INT, 1, "allgatherv");
    gather(gappy, 2, "allgatherv with gaps");
    gather_in_sequence();
    gather_behind();
    reduce(1);
    reduce(100);
    reduce_large();
    has_rest = true;
    reduce_often();
    for (int root = 0; root < nranks; root++) {
        broadcast(MPI_INT, root);
        broadcast(gappy, root);
        scatter(MPI_INT, 1, root);
        scatter(gappy, 2, root);
    }
    MPI_Type_free(&gappy);
    MPI_Finalize();
    return mistakes != 0;
}
