/*
 * leaving.h - communicators that this thread is freeing: calls on them, by the
 * delete callbacks of attributes, are native.
 */
#ifndef CT_LIBRARY_LEAVING_H
#define CT_LIBRARY_LEAVING_H

#include <mpi.h>
#include <stdbool.h>

struct ct_leaving {
    MPI_Comm comm;
    const struct ct_leaving *next;
};

void ct_leaving_begin(struct ct_leaving *leaving, MPI_Comm comm);
void ct_leaving_end(const struct ct_leaving *leaving);

bool ct_is_leaving(MPI_Comm comm);

#endif
