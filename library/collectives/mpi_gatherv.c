/*
 * mpi_gatherv.c - MPI_Gatherv.
 */
#include "library/calls.h"

#ifndef CT_CALLS_ONLY

#include "library/mpi/pmpi.h"
#include "library/take.h"

extern const struct ct_interposed ct_mpi_gatherv;

#define BY (CT_BY_NO_SIDE | CT_BY_ROOT)

#define PARAMETERS(count_type, displ_type)                                     \
    const void *sendbuf, count_type sendcount, ct_word sendtype,               \
        void *recvbuf, const count_type *recvcounts, const displ_type *displs, \
        ct_word recvtype, int root, ct_word comm
#define PASSED                                                                 \
    sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, \
        comm
#define TAKEN(has_large_counts)                                                \
    (const struct ct_arguments)                                                \
    {                                                                          \
        .send = sendbuf, .recv = recvbuf,                                      \
        .elements = {[CT_SEND] = {.count = sendcount,                          \
                                  .type = (MPI_Datatype)sendtype},             \
                     [CT_RECV] = {.counts = recvcounts,                        \
                                  .displs = displs,                            \
                                  .type = (MPI_Datatype)recvtype}},            \
        .is_large = (has_large_counts), .root = root, .comm = (MPI_Comm)comm   \
    }

/* MPI decides how many parameters there are. */
/* NOLINTBEGIN(readability-function-size) */

int called(PARAMETERS(int, int)) CT_STANDS_FOR("MPI_Gatherv");

static int passed_on(PARAMETERS(int, int))
{
    return CT_OF_WORDS(PMPI_Gatherv, PARAMETERS(int, int))(PASSED);
}

static CT_APART int judged(PARAMETERS(int, int))
{
    int err;

    return ct_take(&ct_mpi_gatherv, &TAKEN(false), &err)
               ? err
               : ct_take_passed(passed_on(PASSED));
}

int called(PARAMETERS(int, int))
{
    return ct_take_passes(&TAKEN(false), BY) ? passed_on(PASSED)
                                             : judged(PASSED);
}

/* What is taken has displacements of 64 bits: MPI_Aint is as wide as an
   address. */
#if defined(CT_LARGE_COUNTS) && INTPTR_MAX == INT64_MAX
int called_large(PARAMETERS(int64_t, intptr_t)) CT_STANDS_FOR("MPI_Gatherv_c");

static int passed_on_large(PARAMETERS(int64_t, intptr_t))
{
    return CT_OF_WORDS(PMPI_Gatherv_c, PARAMETERS(int64_t, intptr_t))(PASSED);
}

static CT_APART int judged_large(PARAMETERS(int64_t, intptr_t))
{
    int err;

    return ct_take(&ct_mpi_gatherv, &TAKEN(true), &err)
               ? err
               : ct_take_passed(passed_on_large(PASSED));
}

int called_large(PARAMETERS(int64_t, intptr_t))
{
    return ct_take_passes(&TAKEN(true), BY) ? passed_on_large(PASSED)
                                            : judged_large(PASSED);
}

#endif

/* NOLINTEND(readability-function-size) */

#endif

static int by_mpi(const struct ct_plain_call *c)
{
    return MPI_Gatherv(c->send, c->count, c->type, c->recv, c->recv_counts,
                       c->recv_displs, c->type, c->root, c->comm);
}

static int by_pmpi(const struct ct_plain_call *c)
{
    return PMPI_Gatherv(c->send, c->count, c->type, c->recv, c->recv_counts,
                        c->recv_displs, c->type, c->root, c->comm);
}

CT_CALLS ct_calls_gatherv = {
    .name = "gatherv",
    .has_counts = true,
    .in_place = CT_SEND_IN_PLACE,
    .mpi = by_mpi,
    .pmpi = by_pmpi,
};

#ifndef CT_CALLS_ONLY
extern const struct ct_collective ct_gatherv;
static struct ct_notes notes;

const struct ct_interposed ct_mpi_gatherv = {
    .collective = &ct_gatherv,
    .calls = &ct_calls_gatherv,
    .notes = &notes,
    .by = BY,
};
#endif
