/*
 * collective_parts.c - what ranks have and get, and what crosses a cable.
 */
#include "repo/collective_parts.h"

int ct_nblocks_allgather(const struct ct_member *member, enum ct_buffer buffer)
{
    return buffer == CT_SEND ? 1 : member->nranks;
}

int ct_nblocks_allreduce(const struct ct_member *member, enum ct_buffer buffer)
{
    (void)member;
    (void)buffer;
    return 1;
}

int ct_nblocks_alltoall(const struct ct_member *member, enum ct_buffer buffer)
{
    (void)buffer;
    return member->nranks;
}

int ct_nblocks_gather(const struct ct_member *member, enum ct_buffer buffer)
{
    if (buffer == CT_SEND)
        return 1;
    return member->rank == member->root ? member->nranks : 0;
}

int ct_nblocks_reduce_scatter(const struct ct_member *member, enum ct_buffer buffer)
{
    return buffer == CT_SEND ? member->nranks : 1;
}

int ct_nblocks_scatter(const struct ct_member *member, enum ct_buffer buffer)
{
    if (buffer == CT_SEND)
        return member->rank == member->root ? member->nranks : 0;
    return 1;
}

struct ct_content ct_content_gather(const struct ct_member *member, enum ct_buffer buffer,
                                    int block)
{
    const int from = buffer == CT_SEND ? member->rank : block;

    return (struct ct_content){from, from, from};
}

struct ct_content ct_content_reduce(const struct ct_member *member, enum ct_buffer buffer,
                                    int block)
{
    if (buffer == CT_SEND)
        return (struct ct_content){member->rank, member->rank, block};
    return (struct ct_content){0, member->nranks - 1, block};
}

struct ct_content ct_content_reduce_scatter(const struct ct_member *member, enum ct_buffer buffer,
                                            int block)
{
    if (buffer == CT_SEND)
        return (struct ct_content){member->rank, member->rank, block};
    return (struct ct_content){0, member->nranks - 1, member->rank};
}

struct ct_content ct_content_scatter(const struct ct_member *member, enum ct_buffer buffer,
                                     int block)
{
    return (struct ct_content){member->root, member->root,
                               buffer == CT_SEND ? block : member->rank};
}

int ct_in_place_allgather(const struct ct_member *member)
{
    return member->rank;
}

int ct_in_place_allreduce(const struct ct_member *member)
{
    (void)member;
    return 0;
}

/* Only the root may have its block in the receive buffer. */
int ct_in_place_gather(const struct ct_member *member)
{
    return member->rank == member->root ? member->root : -1;
}

/* The ranks of one side send their items to the other side; in a reduction, combined. */
double ct_cut_load_allgather(const struct ct_cut *cut)
{
    const int above = cut->nranks - cut->below;

    return cut->below > above ? cut->below : above;
}

double ct_cut_load_alltoall(const struct ct_cut *cut)
{
    return (double)cut->below * (cut->nranks - cut->below);
}

double ct_cut_load_bcast(const struct ct_cut *cut)
{
    (void)cut;
    return 1;
}

/* The blocks of the ranks on the side where the root is not. */
double ct_cut_load_gather(const struct ct_cut *cut)
{
    return cut->root_is_below ? cut->nranks - cut->below : cut->below;
}

/* Where rank r + 1 is on the other side it gets the combined vector of ranks 0 to r.
   None of these vectors follows from the others. */
double ct_cut_load_scan(const struct ct_cut *cut)
{
    return cut->leaving > cut->entering ? cut->leaving : cut->entering;
}
