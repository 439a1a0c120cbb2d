/*
 * needs.c - adds up blocks of scratch, and of what is packed.
 */
#include "library/run/needs.h"

size_t ct_needs_payload(const struct ct_collective *collective, int nranks, int root, size_t bytes)
{
    const struct ct_member member = {.nranks = nranks, .rank = root, .root = root};
    const int nsend = collective->nblocks(&member, CT_SEND);
    const int nrecv = collective->nblocks(&member, CT_RECV);

    return ct_size_mul(bytes, (size_t)(nsend > nrecv ? nsend : nrecv));
}

/* Bytes of a buffer with `nblocks` blocks of up to `bytes` bytes. For one call
   alone it is what its items say: one long block shall not count for all. */
static size_t buffer_bytes(const struct ct_plan *plan, const struct ct_need *request, int buffer,
                           int nblocks, size_t bytes)
{
    if (request->is_large && request->item_bytes != NULL)
        return plan->starts.buffers[buffer][nblocks];
    return ct_size_mul(bytes, (size_t)nblocks);
}

/* Bytes to pack one of this rank's buffers. Reductions of elements that
   have no gaps pack nothing but what is sent in place, where that is put aside. */
static size_t packed_bytes(const struct ct_plan *plan, const struct ct_member *member,
                           const struct ct_need *request, enum ct_buffer buffer, size_t bytes)
{
    const struct ct_collective *collective = plan->algorithm->collective;

    if (collective->private_bytes != 0 || (collective->reduces && !request->may_pack &&
                                           (buffer != CT_SEND || collective->in_place != NULL)))
        return 0;
    return buffer_bytes(plan, request, (int)buffer, collective->nblocks(member, buffer), bytes);
}

/* Of a schedule for blocks of `bytes` bytes: units of whole blocks, as they
   are at least as large as what the executor lays out. */
static size_t scratch_bytes(const struct ct_plan *plan, const struct ct_need *request, size_t bytes)
{
    size_t total = 0;

    for (int i = 0; i < plan->schedule->nscratch; i++) {
        const int nblocks = ct_scratch_blocks(plan->schedule, i);

        total = ct_size_add(total, buffer_bytes(plan, request, CT_SCRATCH + i, nblocks, bytes));
        total = ct_size_add(total, CT_SCRATCH_ALIGNMENT);
    }
    return total;
}

void ct_needs_of(const struct ct_plan *plan, const struct ct_need *request, size_t bytes,
                 size_t *needs)
{
    const struct ct_member member = ct_plan_member(plan);

    needs[CT_BLOCK_SCRATCH] = scratch_bytes(plan, request, bytes);
    needs[CT_BLOCK_SEND] = packed_bytes(plan, &member, request, CT_SEND, bytes);
    needs[CT_BLOCK_RECV] = packed_bytes(plan, &member, request, CT_RECV, bytes);
    for (int i = 0; i < CT_BLOCKS; i++) {
        if (!request->is_large || i == CT_BLOCK_SCRATCH)
            continue;
        if (!request->packs[i])
            needs[i] = 0;
        else if (needs[i] == 0) /* has a place, though of no bytes */
            needs[i] = 1;
    }
}

size_t ct_needs_private(const struct ct_problem *problem, const struct ct_member *member,
                        const bool *packs, size_t *needs)
{
    const struct ct_collective *collective = problem->collective;
    size_t total = 0;

    needs[CT_BLOCK_SCRATCH] = 0;
    for (int side = CT_SEND; side <= CT_RECV; side++) {
        const int block = side == CT_SEND ? CT_BLOCK_SEND : CT_BLOCK_RECV;
        const enum ct_buffer buffer = (enum ct_buffer)side;
        const int n = packs[block] ? collective->nblocks(member, buffer) : 0;

        needs[block] = packs[block]; /* of no bytes, too */
        for (int i = 0; i < n; i++)
            needs[block] = ct_size_add(
                needs[block], problem->item_bytes[ct_size_place(collective, member, buffer, i)]);
        total = ct_size_add(total, needs[block]);
    }
    return total;
}
