/*
 * mpi_barrier.c - MPI_Barrier.
 */
#include "library/calls.h"

#ifndef CT_CALLS_ONLY

#include "library/mpi/pmpi.h"
#include "library/take.h"

extern const struct ct_interposed ct_mpi_barrier;

int called(ct_word comm) CT_STANDS_FOR("MPI_Barrier");

static int passed_on(ct_word comm)
{
    return CT_OF_WORDS(PMPI_Barrier, ct_word comm)(comm);
}

int called(ct_word comm)
{
    const struct ct_arguments none = {.comm = (MPI_Comm)comm};
    int err;

    if (ct_take_declines(&ct_mpi_barrier, comm) ||
        !ct_take(&ct_mpi_barrier, &none, &err))
        return ct_take_passed(passed_on(comm));
    return err;
}

#endif

static int by_mpi(const struct ct_plain_call *c)
{
    return MPI_Barrier(c->comm);
}

static int by_pmpi(const struct ct_plain_call *c)
{
    return PMPI_Barrier(c->comm);
}

CT_CALLS ct_calls_barrier = {
    .name = "barrier",
    .has_no_data = true,
    .mpi = by_mpi,
    .pmpi = by_pmpi,
};

#ifndef CT_CALLS_ONLY
extern const struct ct_collective ct_barrier;
static struct ct_notes notes;

const struct ct_interposed ct_mpi_barrier = {
    .collective = &ct_barrier,
    .calls = &ct_calls_barrier,
    .notes = &notes,
};
#endif
