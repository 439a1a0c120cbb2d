/*
 * tried_ranks.c - for programs that are linked with the library: their ranks were not tuned, each is
 * on a host of its own, and trials compare what is predicted with native.
 */
#include "tests/library/untuned_tuned.h"

#include <mpi.h>
#include <stdio.h>

int PMPI_Get_processor_name(char *name, int *length)
{
    int number;
    const int err = PMPI_Comm_rank(MPI_COMM_WORLD, &number);

    *length = sprintf(name, "host%d", number);
    return err;
}

__attribute__((constructor)) static void begin(void)
{
    untuned_tuned_make("tried");
}
