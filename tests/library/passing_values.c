/*
 * passing_values - calls that pass and calls that run take turns, and give what
 * native gives: sizes on both sides of where the choice changes, all roots, in
 * place, counts and datatypes that are equal in part, and counts that differ with
 * equal sums. Wrong counts are the MPI library's to find, whatever their sum. A root
 * that names two sizes does as the other ranks do in later calls.
 */
#include "tests/library/compare.h"

#include <stddef.h>

static const int counts[] = {0, 1, 16, 64, 65, 200, 256, 257, 4000};
static const MPI_Datatype types[] = {MPI_BYTE, MPI_INT, MPI_CHAR};

enum { COUNTS = sizeof counts / sizeof *counts, TYPES = 3, TIMES = 2 };

/* A call, as by MPI_* and by PMPI_*. */
struct made {
    int count;
    MPI_Datatype type;
    int root;
    int in_place; /* at the root */
};

static void alltoall(struct ct_compare *c, const struct made *m)
{
    MPI_Alltoall(c->sent, m->count, m->type, c->got, m->count, m->type, c->comm);
    PMPI_Alltoall(c->sent, m->count, m->type, c->wanted, m->count, m->type, c->comm);
    ct_compare_buffers(c, "alltoall", m->count, m->root);
    MPI_Alltoall(MPI_IN_PLACE, 1, m->type, c->got, m->count, m->type, c->comm);
    PMPI_Alltoall(MPI_IN_PLACE, 1, m->type, c->wanted, m->count, m->type, c->comm);
    ct_compare_buffers(c, "alltoall in place", m->count, m->root);
}

/* What MPI ignores has a size for which native is the choice. */
#define IGNORED 200

static void gather(struct ct_compare *c, const struct made *m)
{
    const int is_root = c->rank == m->root;
    const int in_place = is_root && m->in_place;
    const int ignored = is_root ? m->count : IGNORED;

    MPI_Gather(in_place ? MPI_IN_PLACE : c->sent, in_place ? IGNORED : m->count, m->type, c->got,
               ignored, m->type, m->root, c->comm);
    PMPI_Gather(in_place ? MPI_IN_PLACE : c->sent, in_place ? IGNORED : m->count, m->type,
                c->wanted, ignored, m->type, m->root, c->comm);
    ct_compare_buffers(c, "gather", m->count, m->root);
}

static void scatter(struct ct_compare *c, const struct made *m)
{
    const int is_root = c->rank == m->root;
    const int in_place = is_root && m->in_place;
    const int ignored = is_root ? m->count : IGNORED;

    MPI_Scatter(c->sent, ignored, m->type, in_place ? MPI_IN_PLACE : c->got,
                in_place ? IGNORED : m->count, m->type, m->root, c->comm);
    PMPI_Scatter(c->sent, ignored, m->type, in_place ? MPI_IN_PLACE : c->wanted,
                 in_place ? IGNORED : m->count, m->type, m->root, c->comm);
    ct_compare_buffers(c, "scatter", m->count, m->root);
}

static void bcast(struct ct_compare *c, const struct made *m)
{
    MPI_Bcast(c->got, m->count, m->type, m->root, c->comm);
    PMPI_Bcast(c->wanted, m->count, m->type, m->root, c->comm);
    ct_compare_buffers(c, "bcast", m->count, m->root);
}

static void allreduce(struct ct_compare *c, const struct made *m)
{
    MPI_Allreduce(c->sent, c->got, m->count, m->type, MPI_MAX, c->comm);
    PMPI_Allreduce(c->sent, c->wanted, m->count, m->type, MPI_MAX, c->comm);
    ct_compare_buffers(c, "allreduce", m->count, m->root);
    MPI_Allreduce(c->sent, c->got, m->count, m->type, MPI_SUM, c->comm);
    PMPI_Allreduce(c->sent, c->wanted, m->count, m->type, MPI_SUM, c->comm);
    ct_compare_buffers(c, "allreduce, another operation", m->count, m->root);
}

/* All from one rank, or some of it from the next. The sums are the same. */
static void allgatherv(struct ct_compare *c, const struct made *m)
{
    const int next = (m->root + 1) % c->nranks;
    int ours[3] = {0}, displs[3] = {0};

    ours[m->root] = m->count;
    if (m->in_place) {
        ours[m->root] = m->count - m->count / 3;
        ours[next] = m->count / 3;
        displs[next] = ours[m->root];
    }
    MPI_Allgatherv(c->sent, ours[c->rank], m->type, c->got, ours, displs, m->type, c->comm);
    PMPI_Allgatherv(c->sent, ours[c->rank], m->type, c->wanted, ours, displs, m->type, c->comm);
    ct_compare_buffers(c, "allgatherv", m->count, m->root);
    MPI_Allgatherv(MPI_IN_PLACE, 1, m->type, c->got, ours, displs, m->type, c->comm);
    PMPI_Allgatherv(MPI_IN_PLACE, 1, m->type, c->wanted, ours, displs, m->type, c->comm);
    ct_compare_buffers(c, "allgatherv in place", m->count, m->root);
}

/* All ranks make the same mistake, after calls of the same sum that passed. */
static void compare_mistakes(struct ct_compare *c)
{
    static const int right[3] = {300, 0, 0}, wrong[3] = {301, -1, 0};
    static const int displs[3] = {0};
    int err;

    for (int i = 0; i < TIMES; i++)
        MPI_Allgatherv(c->sent, right[c->rank], MPI_BYTE, c->got, right, displs, MPI_BYTE, c->comm);
    MPI_Comm_set_errhandler(c->comm, MPI_ERRORS_RETURN);
    err = MPI_Allgatherv(c->sent, 0, MPI_BYTE, c->got, wrong, displs, MPI_BYTE, c->comm);
    ct_compare_numbers("a negative count", ct_compare_class(err), MPI_ERR_COUNT);
    MPI_Comm_set_errhandler(c->comm, MPI_ERRORS_ARE_FATAL);
}

/* The root names another size for its own block. What is remembered of such a
   call leads no later call another way. */
static void compare_two_sizes(struct ct_compare *c)
{
    const int is_root = c->rank == 0;

    for (int i = 0; i < TIMES; i++) {
        const struct made small = {16, MPI_BYTE, 0, 0};
        const struct made middle = {IGNORED, MPI_BYTE, 0, 0};
        const struct made large = {300, MPI_BYTE, 0, 0};

        MPI_Gather(c->sent, is_root ? small.count : middle.count, MPI_BYTE, c->got, middle.count,
                   MPI_BYTE, 0, c->comm);
        MPI_Scatter(c->sent, middle.count, MPI_BYTE, c->got, is_root ? large.count : middle.count,
                    MPI_BYTE, 0, c->comm);
        ct_compare_fill(c, i);
        gather(c, &small);
        scatter(c, &large);
        gather(c, &middle);
        scatter(c, &middle);
    }
}

static void call_all(struct ct_compare *c, const struct made *m)
{
    ct_compare_fill(c, m->count);
    alltoall(c, m);
    gather(c, m);
    scatter(c, m);
    bcast(c, m);
    allgatherv(c, m);
    if (m->type == MPI_INT)
        allreduce(c, m);
}

static void compare(struct ct_compare *c)
{
    for (int i = 0; i < TIMES * TYPES * 2 * COUNTS; i++) {
        const int times = i / COUNTS / 2; /* each both ways, soon after */
        const struct made made = {counts[i % COUNTS], types[times % TYPES], times % c->nranks,
                                  i / COUNTS % 2};

        call_all(c, &made);
    }
}

int main(int argc, char **argv)
{
    struct ct_compare compared;
    MPI_Comm part;

    MPI_Init(&argc, &argv);
    ct_compare_init(&compared, MPI_COMM_WORLD);
    compared.bytes = 4100 * (int)sizeof(int) * compared.nranks;
    compare(&compared);
    MPI_Comm_dup(MPI_COMM_WORLD, &part); /* and again after one is freed */
    compared.comm = part;
    compare(&compared);
    MPI_Comm_free(&part);
    compared.comm = MPI_COMM_WORLD;
    compare(&compared);
    compare_mistakes(&compared);
    compare_two_sizes(&compared);
    ct_compare_fini(&compared);
    return ct_compare_end();
}
