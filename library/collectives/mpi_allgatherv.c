/*
 * mpi_allgatherv.c - MPI_Allgatherv.
 */
#include "library/calls.h"

#ifndef CT_CALLS_ONLY

#include "library/mpi/pmpi.h"
#include "library/take.h"

extern const struct ct_interposed ct_mpi_allgatherv;

#define BY CT_BY_COUNTS

#define PARAMETERS(count_type, displ_type)                                     \
    const void *sendbuf, count_type sendcount, ct_word sendtype,               \
        void *recvbuf, const count_type *recvcounts, const displ_type *displs, \
        ct_word recvtype, ct_word comm
#define PASSED                                                                 \
    sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm
#define TAKEN(has_large_counts)                                                \
    (const struct ct_arguments)                                                \
    {                                                                          \
        .send = sendbuf, .recv = recvbuf,                                      \
        .elements =                                                            \
            {                                                                  \
                [CT_SEND] = {.count = sendcount,                               \
                             .type = (MPI_Datatype)sendtype},                  \
                [CT_RECV] = {.counts = recvcounts,                             \
                             .displs = displs,                                 \
                             .type = (MPI_Datatype)recvtype},                  \
            },                                                                 \
        .is_large = (has_large_counts), .comm = (MPI_Comm)comm                 \
    }

/* MPI decides how many parameters there are. */
/* NOLINTBEGIN(readability-function-size) */

int called(PARAMETERS(int, int)) CT_STANDS_FOR("MPI_Allgatherv");

static int passed_on(PARAMETERS(int, int))
{
    return CT_OF_WORDS(PMPI_Allgatherv, PARAMETERS(int, int))(PASSED);
}

static CT_APART int judged(PARAMETERS(int, int))
{
    int err;

    return ct_take(&ct_mpi_allgatherv, &TAKEN(false), &err)
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
    CT_STANDS_FOR("MPI_Allgatherv_c");

static int passed_on_large(PARAMETERS(int64_t, intptr_t))
{
    return CT_OF_WORDS(PMPI_Allgatherv_c,
                       PARAMETERS(int64_t, intptr_t))(PASSED);
}

static CT_APART int judged_large(PARAMETERS(int64_t, intptr_t))
{
    int err;

    return ct_take(&ct_mpi_allgatherv, &TAKEN(true), &err)
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
    return MPI_Allgatherv(c->send, c->count, c->type, c->recv, c->counts,
                          c->displs, c->type, c->comm);
}

static int by_pmpi(const struct ct_plain_call *c)
{
    return PMPI_Allgatherv(c->send, c->count, c->type, c->recv, c->counts,
                           c->displs, c->type, c->comm);
}

CT_CALLS ct_calls_allgatherv = {
    .name = "allgatherv",
    .has_counts = true,
    .in_place = CT_SEND_IN_PLACE,
    .mpi = by_mpi,
    .pmpi = by_pmpi,
};

#ifndef CT_CALLS_ONLY
extern const struct ct_collective ct_allgatherv;
static struct ct_notes notes;

const struct ct_interposed ct_mpi_allgatherv = {
    .collective = &ct_allgatherv,
    .calls = &ct_calls_allgatherv,
    .notes = &notes,
    .by = BY,
};
#endif
