/*
 * row_exscan.c - MPI_Exscan. Rank 0 gets nothing: its receive buffer is one
 * that must stay as it is.
 */
#include "tests/conformance/rows.h"

CT_ROW_CALL(Exscan, a->send, a->recv, a->recv_count, a->recv_type, a->op, a->comm)

const struct ct_row ct_row_exscan = {
    .name = "exscan",
    .reduces = true,
    .is_intra = true,
    .send_blocks = ct_blocks_one,
    .recv_blocks = ct_blocks_one,
    .call = call,
};
