/*
 * raise.c - says what failed where that ends the job.
 */
#include "library/mpi/raise.h"

#include "library/mpi/pmpi.h"
#include "library/mpi/quiet.h"

#include <ctype.h>
#include <stdio.h>

static void print(const char *collective, int err)
{
    char text[MPI_MAX_ERROR_STRING];
    int length;

    if (PMPI_Error_string(err, text, &length) != MPI_SUCCESS)
        length = 0;
    fprintf(stderr, "colltune: MPI_%c%s failed: %.*s\n", (toupper)((unsigned char)collective[0]),
            collective + 1, length, text);
}

void ct_raise(const char *collective, MPI_Comm comm, int err)
{
    int class;

    if (ct_error_is_fatal(comm)) {
        print(collective, err);
        if (PMPI_Error_class(err, &class) == MPI_SUCCESS)
            err = class;
    }
    PMPI_Comm_call_errhandler(comm, err);
}
