/*
 * row_scan.c - MPI_Scan.
 */
#include "tests/conformance/rows.h"

CT_ROW_CALL(Scan, a->send, a->recv, a->recv_count, a->recv_type, a->op, a->comm)

const struct ct_row ct_row_scan = {
    .name = "scan",
    .reduces = true,
    .is_intra = true,
    .send_blocks = ct_blocks_one,
    .recv_blocks = ct_blocks_one,
    .call = call,
};
