/*
 * row_alltoall.c - MPI_Alltoall.
 */
#include "tests/conformance/rows.h"

CT_ROW_CALL(Alltoall, a->send, a->send_count, a->send_type, a->recv, a->recv_count, a->recv_type,
            a->comm)

const struct ct_row ct_row_alltoall = {
    .name = "alltoall",
    .send_blocks = ct_blocks_of_peers,
    .recv_blocks = ct_blocks_of_peers,
    .call = call,
};
