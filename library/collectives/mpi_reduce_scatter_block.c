/*
 * mpi_reduce_scatter_block.c - MPI_Reduce_scatter_block.
 */
#include "library/calls.h"

#ifndef CT_CALLS_ONLY

#include "library/mpi/pmpi.h"
#include "library/native.h"

extern const struct ct_interposed ct_mpi_reduce_scatter_block;

#define BY (CT_BY_OP | CT_BY_NUMBER(4))

#define PARAMETERS(count_type)                                                 \
    const void *sendbuf, void *recvbuf, count_type recvcount,                  \
        ct_word datatype, ct_word op, ct_word comm
#define PASSED sendbuf, recvbuf, recvcount, datatype, op, comm
#define TAKEN                                                                  \
    (const struct ct_arguments)                                                \
    {                                                                          \
        .send = sendbuf, .recv = recvbuf,                                      \
        .elements = {[CT_SEND] = {.count = recvcount,                          \
                                  .type = (MPI_Datatype)datatype},             \
                     [CT_RECV] = {.count = recvcount,                          \
                                  .type = (MPI_Datatype)datatype}},            \
        .op = (MPI_Op)op, .comm = (MPI_Comm)comm                               \
    }

int called(PARAMETERS(int)) CT_STANDS_FOR("MPI_Reduce_scatter_block");

static int passed_on(PARAMETERS(int))
{
    return CT_OF_WORDS(PMPI_Reduce_scatter_block, PARAMETERS(int))(PASSED);
}

static CT_APART int judged(PARAMETERS(int))
{
    int err;

    return ct_take(&ct_mpi_reduce_scatter_block, &TAKEN, &err)
               ? err
               : ct_take_passed(passed_on(PASSED));
}

int called(PARAMETERS(int))
{
    return ct_take_passes(&TAKEN, BY) ? passed_on(PASSED) : judged(PASSED);
}

#ifdef CT_LARGE_COUNTS
int called_large(PARAMETERS(int64_t))
    CT_STANDS_FOR("MPI_Reduce_scatter_block_c");

static int passed_on_large(PARAMETERS(int64_t))
{
    return CT_OF_WORDS(PMPI_Reduce_scatter_block_c,
                       PARAMETERS(int64_t))(PASSED);
}

static CT_APART int judged_large(PARAMETERS(int64_t))
{
    int err;

    return ct_take(&ct_mpi_reduce_scatter_block, &TAKEN, &err)
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
    return MPI_Reduce_scatter_block(c->send, c->recv, c->count, c->type, c->op,
                                    c->comm);
}

static int by_pmpi(const struct ct_plain_call *c)
{
    return PMPI_Reduce_scatter_block(c->send, c->recv, c->count, c->type, c->op,
                                     c->comm);
}

CT_CALLS ct_calls_reduce_scatter_block = {
    .name = "reduce_scatter_block",
    .reduces = true,
    .in_place = CT_SEND_IN_PLACE,
    .mpi = by_mpi,
    .pmpi = by_pmpi,
};

#ifndef CT_CALLS_ONLY
extern const struct ct_collective ct_reduce_scatter_block;
static struct ct_notes notes;

static void plan_native(struct ct_builder *builder,
                        const struct ct_shape *shape)
{
    ct_native_plan(builder, shape, &ct_reduce_scatter_block);
}

static const struct ct_algorithm native = {
    .name = "reduce_scatter_block_native",
    .collective = &ct_reduce_scatter_block,
    .applies = ct_native_applies,
    .plan = plan_native,
};

const struct ct_interposed ct_mpi_reduce_scatter_block = {
    .collective = &ct_reduce_scatter_block,
    .calls = &ct_calls_reduce_scatter_block,
    .notes = &notes,
    .by = BY,
    .native = &native,
};
#endif
