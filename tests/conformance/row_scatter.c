/*
 * row_scatter.c - MPI_Scatter. What only the root looks at is nonsense elsewhere.
 */
#include "tests/conformance/rows.h"

CT_ROW_CALL(Scatter, a->is_root ? a->send : NULL, a->is_root ? a->send_count : -7,
            a->is_root ? a->send_type : MPI_DATATYPE_NULL, a->recv, a->recv_count, a->recv_type,
            a->root, a->comm)

const struct ct_row ct_row_scatter = {
    .name = "scatter",
    .is_rooted = true,
    .receives_in_place = true,
    .send_blocks = ct_blocks_at_root,
    .recv_blocks = ct_blocks_off_root_side,
    .call = call,
};
