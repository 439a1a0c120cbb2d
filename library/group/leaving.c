/*
 * leaving.c - a stack: delete callbacks may free other communicators.
 */
#include "library/group/leaving.h"

#include <stddef.h>

static _Thread_local const struct ct_leaving *innermost;

void ct_leaving_begin(struct ct_leaving *leaving, MPI_Comm comm)
{
    leaving->comm = comm;
    leaving->next = innermost;
    innermost = leaving;
}

void ct_leaving_end(const struct ct_leaving *leaving)
{
    innermost = leaving->next;
}

bool ct_is_leaving(MPI_Comm comm)
{
    const struct ct_leaving *leaving = innermost;

    while (leaving != NULL && leaving->comm != comm)
        leaving = leaving->next;
    return leaving != NULL;
}
