/*
 * mpi_sample_allgatherv.c - MPI_Allgatherv.
 */
#include "library/calls.h"
#include "library/entry/take.h"

extern const struct ct_interposed ct_mpi_sample_allgatherv;

#define BY CT_BY_COUNTS

#define PARAMETERS                                                                                 \
    const void *sendbuf, int sendcount, ct_word sendtype, void *recvbuf, const int *recvcounts,    \
        const int *displs, ct_word recvtype, ct_word comm

int called(PARAMETERS) CT_STANDS_FOR("MPI_Allgatherv");
int passed_on(PARAMETERS) CT_STANDS_FOR("PMPI_Allgatherv");

int called(PARAMETERS)
{
    const struct ct_arguments args = {
        .send = sendbuf,
        .recv = recvbuf,
        .elements = {[CT_SEND] = {.count = sendcount, .type = (MPI_Datatype)sendtype},
                     [CT_RECV] = {.counts = recvcounts,
                                  .displs = displs,
                                  .type = (MPI_Datatype)recvtype}},
        .comm = (MPI_Comm)comm};
    int err;

    if (ct_take_passes(&args, BY) || !ct_take(&ct_mpi_sample_allgatherv, &args, &err))
        return passed_on(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
    return err;
}

static int by_mpi(const struct ct_plain_call *c)
{
    return MPI_Allgatherv(c->send, c->count, c->type, c->recv, c->counts, c->displs, c->type,
                          c->comm);
}

static int by_pmpi(const struct ct_plain_call *c)
{
    return PMPI_Allgatherv(c->send, c->count, c->type, c->recv, c->counts, c->displs, c->type,
                           c->comm);
}

CT_CALLS ct_calls_sample_allgatherv = {
    .name = "sample_allgatherv",
    .has_counts = true,
    .in_place = CT_SEND_IN_PLACE,
    .mpi = by_mpi,
    .pmpi = by_pmpi,
};

extern const struct ct_collective ct_sample_allgatherv;
static struct ct_notes notes;

const struct ct_interposed ct_mpi_sample_allgatherv = {
    .collective = &ct_sample_allgatherv,
    .calls = &ct_calls_sample_allgatherv,
    .notes = &notes,
    .by = BY,
};
