/*
 * mpi_exscan.c - MPI_Exscan.
 */
#include "library/calls.h"

#ifndef CT_CALLS_ONLY

#include "library/mpi/pmpi.h"
#include "library/take.h"

extern const struct ct_interposed ct_mpi_exscan;

#define BY (CT_BY_OP | CT_BY_NUMBER(3))

#define PARAMETERS(count_type)                                                 \
    const void *sendbuf, void *recvbuf, count_type count, ct_word datatype,    \
        ct_word op, ct_word comm
#define PASSED sendbuf, recvbuf, count, datatype, op, comm
#define VECTOR                                                                 \
    {                                                                          \
        .count = count, .type = (MPI_Datatype)datatype                         \
    }
#define TAKEN                                                                  \
    (const struct ct_arguments)                                                \
    {                                                                          \
        .send = sendbuf, .recv = recvbuf,                                      \
        .elements = {[CT_SEND] = VECTOR, [CT_RECV] = VECTOR},                  \
        .op = (MPI_Op)op, .comm = (MPI_Comm)comm                               \
    }

int called(PARAMETERS(int)) CT_STANDS_FOR("MPI_Exscan");

static int passed_on(PARAMETERS(int))
{
    return CT_OF_WORDS(PMPI_Exscan, PARAMETERS(int))(PASSED);
}

static CT_APART int judged(PARAMETERS(int))
{
    int err;

    return ct_take(&ct_mpi_exscan, &TAKEN, &err)
               ? err
               : ct_take_passed(passed_on(PASSED));
}

int called(PARAMETERS(int))
{
    return ct_take_passes(&TAKEN, BY) ? passed_on(PASSED) : judged(PASSED);
}

#ifdef CT_LARGE_COUNTS
int called_large(PARAMETERS(int64_t)) CT_STANDS_FOR("MPI_Exscan_c");

static int passed_on_large(PARAMETERS(int64_t))
{
    return CT_OF_WORDS(PMPI_Exscan_c, PARAMETERS(int64_t))(PASSED);
}

static CT_APART int judged_large(PARAMETERS(int64_t))
{
    int err;

    return ct_take(&ct_mpi_exscan, &TAKEN, &err)
               ? err
               : ct_take_passed(passed_on_large(PASSED));
}

int called_large(PARAMETERS(int64_t))
{
    return ct_take_passes(&TAKEN, BY) ? passed_on_large(PASSED)
                                      : judged_large(PASSED);
}

#endif

#endif

static int by_mpi(const struct ct_plain_call *c)
{
    return MPI_Exscan(c->send, c->recv, c->count, c->type, c->op, c->comm);
}

static int by_pmpi(const struct ct_plain_call *c)
{
    return PMPI_Exscan(c->send, c->recv, c->count, c->type, c->op, c->comm);
}

CT_CALLS ct_calls_exscan = {
    .name = "exscan",
    .reduces = true,
    .is_vector = true,
    .in_place = CT_SEND_IN_PLACE,
    .mpi = by_mpi,
    .pmpi = by_pmpi,
};

#ifndef CT_CALLS_ONLY
extern const struct ct_collective ct_exscan;
static struct ct_notes notes;

const struct ct_interposed ct_mpi_exscan = {
    .collective = &ct_exscan,
    .calls = &ct_calls_exscan,
    .notes = &notes,
    .by = BY,
};
#endif
