/*
 * row_allgather.c - MPI_Allgather.
 */
#include "tests/conformance/rows.h"

CT_ROW_CALL(Allgather, a->send, a->send_count, a->send_type, a->recv, a->recv_count, a->recv_type,
            a->comm)

const struct ct_row ct_row_allgather = {
    .name = "allgather",
    .send_blocks = ct_blocks_one,
    .recv_blocks = ct_blocks_of_peers,
    .call = call,
};
