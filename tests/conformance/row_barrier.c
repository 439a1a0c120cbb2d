/*
 * row_barrier.c - MPI_Barrier.
 */
#include "tests/conformance/rows.h"

static int no_blocks(const struct ct_member *member)
{
    (void)member;
    return 0;
}

static int call(const struct ct_arguments_tried *a, int way)
{
    return ((way & CT_WAY_NATIVE) != 0 ? PMPI_Barrier : MPI_Barrier)(a->comm);
}

const struct ct_row ct_row_barrier = {
    .name = "barrier",
    .send_blocks = no_blocks,
    .recv_blocks = no_blocks,
    .call = call,
};
