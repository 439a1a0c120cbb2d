/*
 * barrier - no rank leaves before all have entered. There are no data.
 */
#include "repo/collective.h"

static int nblocks(const struct ct_member *member, enum ct_buffer buffer)
{
    (void)member;
    (void)buffer;
    return 0;
}

/* Never asked: there are no blocks. */
static struct ct_content content(const struct ct_member *member, enum ct_buffer buffer, int block)
{
    (void)buffer;
    return (struct ct_content){member->rank, member->rank, block};
}

const struct ct_collective ct_barrier = {
    .name = "barrier",
    .synchronises = true,
    .nblocks = nblocks,
    .content = content,
};
