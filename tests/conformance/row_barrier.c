/*
 * row_barrier.c - MPI_Barrier.
 */
#include "tests/conformance/rows.h"

static int call(const struct ct_arguments_tried *a, int way)
{
    return CT_ROW_BY(way, Barrier, a->comm);
}

const struct ct_row ct_row_barrier = {
    .name = "barrier",
    .send_blocks = ct_blocks_none,
    .recv_blocks = ct_blocks_none,
    .call = call,
};
