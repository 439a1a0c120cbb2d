/*
 * row_allreduce.c - MPI_Allreduce.
 */
#include "tests/conformance/rows.h"

CT_ROW_CALL(Allreduce, a->send, a->recv, a->recv_count, a->recv_type, a->op, a->comm)

const struct ct_row ct_row_allreduce = {
    .name = "allreduce",
    .reduces = true,
    .send_blocks = ct_blocks_one,
    .recv_blocks = ct_blocks_one,
    .call = call,
};
