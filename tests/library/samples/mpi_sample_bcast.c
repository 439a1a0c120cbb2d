/*
 * mpi_sample_bcast.c - MPI_Bcast: one buffer, which the root sends and the
 * others receive.
 */
#include "library/calls.h"
#include "library/entry/take.h"

extern const struct ct_interposed ct_mpi_sample_bcast;

#define BY CT_BY_ROOT

#define PARAMETERS void *buffer, int count, ct_word datatype, int root, ct_word comm

int called(PARAMETERS) CT_STANDS_FOR("MPI_Bcast");
int passed_on(PARAMETERS) CT_STANDS_FOR("PMPI_Bcast");

int called(PARAMETERS)
{
    const struct ct_elements elements = {.count = count, .type = (MPI_Datatype)datatype};
    const struct ct_arguments args = {.send = buffer,
                                      .recv = buffer,
                                      .elements = {elements, elements},
                                      .root = root,
                                      .comm = (MPI_Comm)comm};
    int err;

    if (ct_take_passes(&args, BY) || !ct_take(&ct_mpi_sample_bcast, &args, &err))
        return passed_on(buffer, count, datatype, root, comm);
    return err;
}

static int by_mpi(const struct ct_plain_call *c)
{
    return MPI_Bcast(c->rank == c->root ? c->send : c->recv, c->count, c->type, c->root, c->comm);
}

static int by_pmpi(const struct ct_plain_call *c)
{
    return PMPI_Bcast(c->rank == c->root ? c->send : c->recv, c->count, c->type, c->root, c->comm);
}

CT_CALLS ct_calls_sample_bcast = {
    .name = "sample_bcast",
    .is_vector = true,
    .mpi = by_mpi,
    .pmpi = by_pmpi,
};

extern const struct ct_collective ct_sample_bcast;
static struct ct_notes notes;

const struct ct_interposed ct_mpi_sample_bcast = {
    .collective = &ct_sample_bcast,
    .calls = &ct_calls_sample_bcast,
    .notes = &notes,
    .by = BY,
};
