/*
 * row_gather.c - MPI_Gather. What only the root looks at is nonsense elsewhere.
 */
#include "tests/conformance/rows.h"

CT_ROW_CALL(Gather, a->send, a->send_count, a->send_type, a->is_root ? a->recv : NULL,
            a->is_root ? a->recv_count : -7, a->is_root ? a->recv_type : MPI_DATATYPE_NULL, a->root,
            a->comm)

const struct ct_row ct_row_gather = {
    .name = "gather",
    .is_rooted = true,
    .send_blocks = ct_blocks_off_root_side,
    .recv_blocks = ct_blocks_at_root,
    .call = call,
};
