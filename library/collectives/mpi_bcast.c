/*
 * mpi_bcast.c - MPI_Bcast.
 */
#include "library/calls.h"

#ifndef CT_CALLS_ONLY

#include "library/mpi/pmpi.h"
#include "library/native.h"

extern const struct ct_interposed ct_mpi_bcast;

#define BY CT_BY_ROOT

#define PARAMETERS(count_type)                                                 \
    void *buffer, count_type count, ct_word datatype, int root, ct_word comm
#define PASSED buffer, count, datatype, root, comm
#define VECTOR                                                                 \
    {                                                                          \
        .count = count, .type = (MPI_Datatype)datatype                         \
    }
#define TAKEN                                                                  \
    (const struct ct_arguments)                                                \
    {                                                                          \
        .send = buffer, .recv = buffer,                                        \
        .elements = {[CT_SEND] = VECTOR, [CT_RECV] = VECTOR}, .root = root,    \
        .comm = (MPI_Comm)comm                                                 \
    }

int called(PARAMETERS(int)) CT_STANDS_FOR("MPI_Bcast");

static int passed_on(PARAMETERS(int))
{
    return CT_OF_WORDS(PMPI_Bcast, PARAMETERS(int))(PASSED);
}

static CT_APART int judged(PARAMETERS(int))
{
    int err;

    return ct_take(&ct_mpi_bcast, &TAKEN, &err)
               ? err
               : ct_take_passed(passed_on(PASSED));
}

int called(PARAMETERS(int))
{
    return ct_take_passes(&TAKEN, BY) ? passed_on(PASSED) : judged(PASSED);
}

#ifdef CT_LARGE_COUNTS
int called_large(PARAMETERS(int64_t)) CT_STANDS_FOR("MPI_Bcast_c");

static int passed_on_large(PARAMETERS(int64_t))
{
    return CT_OF_WORDS(PMPI_Bcast_c, PARAMETERS(int64_t))(PASSED);
}

static CT_APART int judged_large(PARAMETERS(int64_t))
{
    int err;

    return ct_take(&ct_mpi_bcast, &TAKEN, &err)
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
    return MPI_Bcast(c->rank == c->root ? c->send : c->recv, c->count, c->type,
                     c->root, c->comm);
}

static int by_pmpi(const struct ct_plain_call *c)
{
    return PMPI_Bcast(c->rank == c->root ? c->send : c->recv, c->count, c->type,
                      c->root, c->comm);
}

CT_CALLS ct_calls_bcast = {
    .name = "bcast",
    .is_vector = true,
    .mpi = by_mpi,
    .pmpi = by_pmpi,
};

#ifndef CT_CALLS_ONLY
extern const struct ct_collective ct_bcast;
static struct ct_notes notes;

static void plan_native(struct ct_builder *builder,
                        const struct ct_shape *shape)
{
    ct_native_plan(builder, shape, &ct_bcast);
}

static const struct ct_algorithm native = {
    .name = "bcast_native",
    .collective = &ct_bcast,
    .applies = ct_native_applies,
    .plan = plan_native,
};

const struct ct_interposed ct_mpi_bcast = {
    .collective = &ct_bcast,
    .calls = &ct_calls_bcast,
    .notes = &notes,
    .by = BY,
    .native = &native,
};
#endif
