/*
 * blocks_of_rows.c - how many blocks the buffers of a row have.
 */
#include "tests/conformance/rows.h"

int ct_blocks_none(const struct ct_member *member)
{
    (void)member;
    return 0;
}

int ct_blocks_one(const struct ct_member *member)
{
    (void)member;
    return 1;
}

int ct_blocks_of_peers(const struct ct_member *member)
{
    return member->npeers;
}

int ct_blocks_at_root(const struct ct_member *member)
{
    return ct_member_is_root(member) ? member->npeers : 0;
}

int ct_blocks_off_root_side(const struct ct_member *member)
{
    return !member->is_inter || (member->root != MPI_ROOT && member->root != MPI_PROC_NULL);
}
