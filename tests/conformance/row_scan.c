/*
 * row_scan.c - MPI_Scan.
 */
#include "tests/conformance/rows.h"

static int one_vector(const struct ct_member *member)
{
    (void)member;
    return 1;
}

static int call(const struct ct_arguments_tried *a, int way)
{
    const bool is_native = (way & CT_WAY_NATIVE) != 0;

#if MPI_VERSION >= 4
    if ((way & CT_WAY_LARGE) != 0)
        return (is_native ? PMPI_Scan_c : MPI_Scan_c)(a->send, a->recv, a->recv_count, a->recv_type,
                                                      a->op, a->comm);
#endif
    return (is_native ? PMPI_Scan : MPI_Scan)(a->send, a->recv, a->recv_count, a->recv_type, a->op,
                                              a->comm);
}

const struct ct_row ct_row_scan = {
    .name = "scan",
    .reduces = true,
    .is_intra = true,
    .send_blocks = one_vector,
    .recv_blocks = one_vector,
    .call = call,
};
