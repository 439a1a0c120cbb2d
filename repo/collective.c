/*
 * collective.c - looks things up in the registry of collectives.
 */
#include "repo/collective.h"

#include <string.h>

const struct ct_collective *ct_collective_find(const char *name)
{
    for (int i = 0; ct_collectives[i] != NULL; i++) {
        if (strcmp(ct_collectives[i]->name, name) == 0)
            return ct_collectives[i];
    }
    return NULL;
}

bool ct_collective_is(const struct ct_collective *a, const struct ct_collective *b)
{
    return a == b || strcmp(a->name, b->name) == 0;
}

int ct_collective_number(const struct ct_collective *collective)
{
    int number = 0;

    while (ct_collectives[number] != NULL && !ct_collective_is(ct_collectives[number], collective))
        number++;
    return number;
}

int ct_size_place(const struct ct_collective *collective, const struct ct_member *member,
                  enum ct_buffer buffer, int block)
{
    if (collective->private_bytes == 0)
        return collective->content(member, buffer, block).item;
    return buffer == CT_SEND ? block : collective->nblocks(member, CT_SEND) + block;
}

size_t ct_collective_blocks(const struct ct_collective *collective, enum ct_buffer buffer,
                            int nranks)
{
    struct ct_member member = {.nranks = nranks};
    size_t blocks = 0;

    for (; member.rank < nranks; member.rank++)
        blocks += (size_t)collective->nblocks(&member, buffer);
    return blocks;
}
