/*
 * mpi_sample_reduce_scatter.c - MPI_Reduce_scatter.
 */
#include "library/calls.h"

#ifndef CT_CALLS_ONLY

#include "library/entry/take.h"

extern const struct ct_interposed ct_mpi_sample_reduce_scatter;

#define BY (CT_BY_COUNTS | CT_BY_OP)

#define PARAMETERS(count_type)                                                                     \
    const void *sendbuf, void *recvbuf, const count_type *recvcounts, ct_word datatype,            \
        ct_word op, ct_word comm
#define PASSED sendbuf, recvbuf, recvcounts, datatype, op, comm
#define TAKEN(has_large_counts)                                                                    \
    (const struct ct_arguments)                                                                    \
    {                                                                                              \
        .send = sendbuf, .recv = recvbuf,                                                          \
        .elements =                                                                                \
            {                                                                                      \
                [CT_SEND] = {.counts = recvcounts, .type = (MPI_Datatype)datatype},                \
                [CT_RECV] = {.type = (MPI_Datatype)datatype},                                      \
            },                                                                                     \
        .is_large = (has_large_counts), .op = (MPI_Op)op, .comm = (MPI_Comm)comm                   \
    }

int called(PARAMETERS(int)) CT_STANDS_FOR("MPI_Reduce_scatter");
int passed_on(PARAMETERS(int)) CT_STANDS_FOR("PMPI_Reduce_scatter");

int called(PARAMETERS(int))
{
    int err;

    if (ct_take_passes(&TAKEN(false), BY) ||
        !ct_take(&ct_mpi_sample_reduce_scatter, &TAKEN(false), &err))
        return passed_on(PASSED);
    return err;
}

#ifdef CT_LARGE_COUNTS
int called_large(PARAMETERS(int64_t)) CT_STANDS_FOR("MPI_Reduce_scatter_c");
int passed_on_large(PARAMETERS(int64_t)) CT_STANDS_FOR("PMPI_Reduce_scatter_c");

int called_large(PARAMETERS(int64_t))
{
    int err;

    if (ct_take_passes(&TAKEN(true), BY) ||
        !ct_take(&ct_mpi_sample_reduce_scatter, &TAKEN(true), &err))
        return passed_on_large(PASSED);
    return err;
}
#endif

#endif

static int by_mpi(const struct ct_plain_call *c)
{
    return MPI_Reduce_scatter(c->send, c->recv, c->counts, c->type, c->op, c->comm);
}

static int by_pmpi(const struct ct_plain_call *c)
{
    return PMPI_Reduce_scatter(c->send, c->recv, c->counts, c->type, c->op, c->comm);
}

CT_CALLS ct_calls_sample_reduce_scatter = {
    .name = "sample_reduce_scatter",
    .reduces = true,
    .has_counts = true,
    .in_place = CT_SEND_IN_PLACE,
    .mpi = by_mpi,
    .pmpi = by_pmpi,
};

#ifndef CT_CALLS_ONLY
extern const struct ct_collective ct_sample_reduce_scatter;
static struct ct_notes notes;

const struct ct_interposed ct_mpi_sample_reduce_scatter = {
    .collective = &ct_sample_reduce_scatter,
    .calls = &ct_calls_sample_reduce_scatter,
    .notes = &notes,
    .by = BY,
};
#endif
