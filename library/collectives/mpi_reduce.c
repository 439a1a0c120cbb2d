/*
 * mpi_reduce.c - MPI_Reduce.
 */
#include "library/calls.h"

#ifndef CT_CALLS_ONLY

#include "library/mpi/pmpi.h"
#include "library/native.h"

extern const struct ct_interposed ct_mpi_reduce;

#define BY (CT_BY_OP | CT_BY_ROOT)

#define PARAMETERS(count_type)                                                 \
    const void *sendbuf, void *recvbuf, count_type count, ct_word datatype,    \
        ct_word op, int root, ct_word comm
#define PASSED sendbuf, recvbuf, count, datatype, op, root, comm
#define VECTOR                                                                 \
    {                                                                          \
        .count = count, .type = (MPI_Datatype)datatype                         \
    }
#define TAKEN                                                                  \
    (const struct ct_arguments)                                                \
    {                                                                          \
        .send = sendbuf, .recv = recvbuf,                                      \
        .elements = {[CT_SEND] = VECTOR, [CT_RECV] = VECTOR}, .root = root,    \
        .op = (MPI_Op)op, .comm = (MPI_Comm)comm                               \
    }

/* MPI decides how many parameters there are. */
/* NOLINTBEGIN(readability-function-size) */

int called(PARAMETERS(int)) CT_STANDS_FOR("MPI_Reduce");

static int passed_on(PARAMETERS(int))
{
    return CT_OF_WORDS(PMPI_Reduce, PARAMETERS(int))(PASSED);
}

static CT_APART int judged(PARAMETERS(int))
{
    int err;

    return ct_take(&ct_mpi_reduce, &TAKEN, &err)
               ? err
               : ct_take_passed(passed_on(PASSED));
}

int called(PARAMETERS(int))
{
    return ct_take_passes(&TAKEN, BY) ? passed_on(PASSED) : judged(PASSED);
}

#ifdef CT_LARGE_COUNTS
int called_large(PARAMETERS(int64_t)) CT_STANDS_FOR("MPI_Reduce_c");

static int passed_on_large(PARAMETERS(int64_t))
{
    return CT_OF_WORDS(PMPI_Reduce_c, PARAMETERS(int64_t))(PASSED);
}

static CT_APART int judged_large(PARAMETERS(int64_t))
{
    int err;

    return ct_take(&ct_mpi_reduce, &TAKEN, &err)
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
    return MPI_Reduce(c->send, c->recv, c->count, c->type, c->op, c->root,
                      c->comm);
}

static int by_pmpi(const struct ct_plain_call *c)
{
    return PMPI_Reduce(c->send, c->recv, c->count, c->type, c->op, c->root,
                       c->comm);
}

CT_CALLS ct_calls_reduce = {
    .name = "reduce",
    .reduces = true,
    .is_vector = true,
    .in_place = CT_SEND_IN_PLACE,
    .mpi = by_mpi,
    .pmpi = by_pmpi,
};

#ifndef CT_CALLS_ONLY
extern const struct ct_collective ct_reduce;
static struct ct_notes notes;

static void plan_native(struct ct_builder *builder,
                        const struct ct_shape *shape)
{
    ct_native_plan(builder, shape, &ct_reduce);
}

static const struct ct_algorithm native = {
    .name = "reduce_native",
    .collective = &ct_reduce,
    .applies = ct_native_applies,
    .plan = plan_native,
};

const struct ct_interposed ct_mpi_reduce = {
    .collective = &ct_reduce,
    .calls = &ct_calls_reduce,
    .notes = &notes,
    .by = BY,
    .native = &native,
};
#endif
