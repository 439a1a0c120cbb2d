/*
 * mpi_alltoall.c - MPI_Alltoall.
 */
#include "library/calls.h"

#ifndef CT_CALLS_ONLY

#include "library/mpi/pmpi.h"
#include "library/native.h"

extern const struct ct_interposed ct_mpi_alltoall;

#define BY CT_BY_NUMBER(2)

#define PARAMETERS(count_type)                                                 \
    const void *sendbuf, count_type sendcount, ct_word sendtype,               \
        void *recvbuf, count_type recvcount, ct_word recvtype, ct_word comm
#define PASSED sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm
#define TAKEN                                                                  \
    (const struct ct_arguments)                                                \
    {                                                                          \
        .send = sendbuf, .recv = recvbuf,                                      \
        .elements =                                                            \
            {                                                                  \
                [CT_SEND] = {.count = sendcount,                               \
                             .type = (MPI_Datatype)sendtype},                  \
                [CT_RECV] = {.count = recvcount,                               \
                             .type = (MPI_Datatype)recvtype},                  \
            },                                                                 \
        .comm = (MPI_Comm)comm                                                 \
    }

/* MPI decides how many parameters there are. */
/* NOLINTBEGIN(readability-function-size) */

int called(PARAMETERS(int)) CT_STANDS_FOR("MPI_Alltoall");

static int passed_on(PARAMETERS(int))
{
    return CT_OF_WORDS(PMPI_Alltoall, PARAMETERS(int))(PASSED);
}

static CT_APART int judged(PARAMETERS(int))
{
    int err;

    return ct_take(&ct_mpi_alltoall, &TAKEN, &err)
               ? err
               : ct_take_passed(passed_on(PASSED));
}

int called(PARAMETERS(int))
{
    return ct_take_passes(&TAKEN, BY) ? passed_on(PASSED) : judged(PASSED);
}

#ifdef CT_LARGE_COUNTS
int called_large(PARAMETERS(int64_t)) CT_STANDS_FOR("MPI_Alltoall_c");

static int passed_on_large(PARAMETERS(int64_t))
{
    return CT_OF_WORDS(PMPI_Alltoall_c, PARAMETERS(int64_t))(PASSED);
}

static CT_APART int judged_large(PARAMETERS(int64_t))
{
    int err;

    return ct_take(&ct_mpi_alltoall, &TAKEN, &err)
               ? err
               : ct_take_passed(passed_on_large(PASSED));
}

int called_large(PARAMETERS(int64_t))
{
    return ct_take_passes(&TAKEN, BY) ? passed_on_large(PASSED)
                                      : judged_large(PASSED);
}
#endif

/* NOLINTEND(readability-function-size) */

#endif

static int by_mpi(const struct ct_plain_call *c)
{
    return MPI_Alltoall(c->send, c->count, c->type, c->recv, c->count, c->type,
                        c->comm);
}

static int by_pmpi(const struct ct_plain_call *c)
{
    return PMPI_Alltoall(c->send, c->count, c->type, c->recv, c->count, c->type,
                         c->comm);
}

CT_CALLS ct_calls_alltoall = {
    .name = "alltoall",
    .in_place = CT_SEND_IN_PLACE,
    .mpi = by_mpi,
    .pmpi = by_pmpi,
};

#ifndef CT_CALLS_ONLY
extern const struct ct_collective ct_alltoall;
static struct ct_notes notes;

static void plan_native(struct ct_builder *builder,
                        const struct ct_shape *shape)
{
    ct_native_plan(builder, shape, &ct_alltoall);
}

static const struct ct_algorithm native = {
    .name = "alltoall_native",
    .collective = &ct_alltoall,
    .applies = ct_native_applies,
    .plan = plan_native,
};

const struct ct_interposed ct_mpi_alltoall = {
    .collective = &ct_alltoall,
    .calls = &ct_calls_alltoall,
    .notes = &notes,
    .by = BY,
    .native = &native,
};
#endif
