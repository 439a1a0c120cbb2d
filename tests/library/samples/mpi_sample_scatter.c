/*
 * mpi_sample_scatter.c - MPI_Scatter.
 */
#include "library/calls.h"
#include "library/entry/take.h"

extern const struct ct_interposed ct_mpi_sample_scatter;

#define BY (CT_BY_RECV | CT_BY_ROOT)

#define PARAMETERS                                                                                 \
    const void *sendbuf, int sendcount, ct_word sendtype, void *recvbuf, int recvcount,            \
        ct_word recvtype, int root, ct_word comm

int called(PARAMETERS) CT_STANDS_FOR("MPI_Scatter");
int passed_on(PARAMETERS) CT_STANDS_FOR("PMPI_Scatter");

int called(PARAMETERS)
{
    const struct ct_arguments args = {
        .send = sendbuf,
        .recv = recvbuf,
        .elements = {[CT_SEND] = {.count = sendcount, .type = (MPI_Datatype)sendtype},
                     [CT_RECV] = {.count = recvcount, .type = (MPI_Datatype)recvtype}},
        .root = root,
        .comm = (MPI_Comm)comm};
    int err;

    if (ct_take_passes(&args, BY) || !ct_take(&ct_mpi_sample_scatter, &args, &err))
        return passed_on(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
    return err;
}

static int by_mpi(const struct ct_plain_call *c)
{
    return MPI_Scatter(c->send, c->count, c->type, c->recv, c->count, c->type, c->root, c->comm);
}

static int by_pmpi(const struct ct_plain_call *c)
{
    return PMPI_Scatter(c->send, c->count, c->type, c->recv, c->count, c->type, c->root, c->comm);
}

CT_CALLS ct_calls_sample_scatter = {
    .name = "sample_scatter",
    .in_place = CT_RECV_IN_PLACE,
    .mpi = by_mpi,
    .pmpi = by_pmpi,
};

extern const struct ct_collective ct_sample_scatter;
static struct ct_notes notes;

const struct ct_interposed ct_mpi_sample_scatter = {
    .collective = &ct_sample_scatter,
    .calls = &ct_calls_sample_scatter,
    .notes = &notes,
    .by = BY,
};
