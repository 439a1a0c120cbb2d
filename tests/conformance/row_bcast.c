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

static int call(const struct ct_arguments_tried *a, int way)
{
    const bool is_native = (way & CT_WAY_NATIVE) != 0;
    void *buffer = a->is_root ? (void *)(intptr_t)a->send : a->recv;
    const int count = a->is_root ? a->send_count : a->recv_count;
    const MPI_Datatype type = a->is_root ? a->send_type : a->recv_type;

#if MPI_VERSION >= 4
    if ((way & CT_WAY_LARGE) != 0)
        return (is_native ? PMPI_Bcast_c : MPI_Bcast_c)(buffer, count, type, a->root, a->comm);
#endif
    return (is_native ? PMPI_Bcast : MPI_Bcast)(buffer, count, type, a->root, a->comm);
}

const struct ct_row ct_row_bcast = {
    .name = "bcast",
    .is_rooted = true,
    .is_never_in_place = true,
    .send_blocks = of_the_root,
    .recv_blocks = of_others,
    .call = call,
};
