/*
 * mpi_alltoallv.c - MPI_Alltoallv.
 */
#include "library/calls.h"

#ifndef CT_CALLS_ONLY

#include "library/mpi/pmpi.h"
#include "library/take.h"

extern const struct ct_interposed ct_mpi_alltoallv;

#define BY (CT_BY_NO_SIDE | CT_BY_NUMBER(2))

#define PARAMETERS(count_type, displ_type)                                     \
    const void *sendbuf, const count_type *sendcounts,                         \
        const displ_type *sdispls, ct_word sendtype, void *recvbuf,            \
        const count_type *recvcounts, const displ_type *rdispls,               \
        ct_word recvtype, ct_word comm
#define PASSED                                                                 \
    sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls,      \
        recvtype, comm
#define TAKEN(has_large_counts)                                                \
    (const struct ct_arguments)                                                \
    {                                                                          \
        .send = sendbuf, .recv = recvbuf,                                      \
        .elements =                                                            \
            {                                                                  \
                [CT_SEND] = {.counts = sendcounts,                             \
                             .displs = sdispls,                                \
                             .type = (MPI_Datatype)sendtype},                  \
                [CT_RECV] = {.counts = recvcounts,                             \
                             .displs = rdispls,                                \
                             .type = (MPI_Datatype)recvtype},                  \
            },                                                                 \
        .is_large = (has_large_counts), .comm = (MPI_Comm)comm                 \
    }

/* MPI decides how many parameters there are. */
/* NOLINTBEGIN(readability-function-size) */

int called(PARAMETERS(int, int)) CT_STANDS_FOR("MPI_Alltoallv");

static int passed_on(PARAMETERS(int, int))
{
    return CT_OF_WORDS(PMPI_Alltoallv, PARAMETERS(int, int))(PASSED);
}

static CT_APART int judged(PARAMETERS(int, int))
{
    int err;

    return ct_take(&ct_mpi_alltoallv, &TAKEN(false), &err)
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
int called_large(PARAMETERS(int64_t, intptr_t))
    CT_STANDS_FOR("MPI_Alltoallv_c");

static int passed_on_large(PARAMETERS(int64_t, intptr_t))
{
    return CT_OF_WORDS(PMPI_Alltoallv_c, PARAMETERS(int64_t, intptr_t))(PASSED);
}

static CT_APART int judged_large(PARAMETERS(int64_t, intptr_t))
{
    int err;

    return ct_take(&ct_mpi_alltoallv, &TAKEN(true), &err)
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
    return MPI_Alltoallv(c->send, c->counts, c->displs, c->type, c->recv,
                         c->recv_counts, c->recv_displs, c->type, c->comm);
}

static int by_pmpi(const struct ct_plain_call *c)
{
    return PMPI_Alltoallv(c->send, c->counts, c->displs, c->type, c->recv,
                          c->recv_counts, c->recv_displs, c->type, c->comm);
}

CT_CALLS ct_calls_alltoallv = {
    .name = "alltoallv",
    .has_counts = true,
    .in_place = CT_SEND_IN_PLACE,
    .mpi = by_mpi,
    .pmpi = by_pmpi,
};

#ifndef CT_CALLS_ONLY
extern const struct ct_collective ct_alltoallv;
static struct ct_notes notes;

const struct ct_interposed ct_mpi_alltoallv = {
    .collective = &ct_alltoallv,
    .calls = &ct_calls_alltoallv,
    .notes = &notes,
    .by = BY,
};
#endif
