/*
 * row_bcast.c - MPI_Bcast. The root's buffer is tried as one that is sent, all
 * others' as ones that are received.
 */
#include "tests/conformance/rows.h"

static int of_the_root(const struct ct_member *member)
{
    return ct_member_is_root(member);
}

/* With an inter-communicator, not on the root's side. */
static int of_others(const struct ct_member *member)
{
    return !ct_member_is_root(member) && member->root != MPI_PROC_NULL;
}

CT_ROW_CALL(Bcast, a->is_root ? (void *)(intptr_t)a->send : a->recv,
            a->is_root ? a->send_count : a->recv_count, a->is_root ? a->send_type : a->recv_type,
            a->root, a->comm)

const struct ct_row ct_row_bcast = {
    .name = "bcast",
    .is_rooted = true,
    .is_never_in_place = true,
    .send_blocks = of_the_root,
    .recv_blocks = of_others,
    .call = call,
};
