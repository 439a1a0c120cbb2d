/*
 * mpi_barrier.c - MPI_Barrier.
 */
#include "library/calls.h"

#ifndef CT_CALLS_ONLY

#include "library/mpi/pmpi.h"
#include "library/take.h"

extern const struct ct_interposed ct_mpi_barrier;

#define BY CT_BY_NO_SIDE

int called(ct_word comm) CT_STANDS_FOR("MPI_Barrier");

static int passed_on(ct_word comm)
{
    return CT_OF_WORDS(PMPI_Barrier, ct_word comm)(comm);
}

static CT_APART int judged(ct_word comm)
{
    const struct ct_arguments none = {.comm = (MPI_Comm)comm};
    int err;

    return ct_take(&ct_mpi_barrier, &none, &err)
               ? err
               : ct_take_passed(passed_on(comm));
}

int called(ct_word comm)
{
    const struct ct_arguments none = {.comm = (MPI_Comm)comm};

    return ct_take_passes(&none, BY) ? passed_on(comm) : judged(comm);
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
    .by = BY,
};
#endif
