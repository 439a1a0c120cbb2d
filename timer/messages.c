/*
 * messages.c - dissemination, of nothing and of the largest values.
 */
#include "timer/messages.h"

#include <stddef.h>

int ct_messages_largest(MPI_Comm comm, double *values, int nvalues)
{
    int rank, nranks;
    int err = PMPI_Comm_rank(comm, &rank);

    if (err == MPI_SUCCESS)
        err = PMPI_Comm_size(comm, &nranks);
    if (err != MPI_SUCCESS)
        return err;
    for (int away = 1; away < nranks && err == MPI_SUCCESS; away *= 2) {
        double others[CT_LARGEST_MAX] = {0};

        err =
            PMPI_Sendrecv(values, nvalues, MPI_DOUBLE, (rank + away) % nranks, 0, others, nvalues,
                          MPI_DOUBLE, (rank - away + nranks) % nranks, 0, comm, MPI_STATUS_IGNORE);
        for (int i = 0; i < nvalues && err == MPI_SUCCESS; i++) {
            if (others[i] > values[i])
                values[i] = others[i];
        }
    }
    return err;
}

int ct_messages_barrier(MPI_Comm comm)
{
    return ct_messages_largest(comm, NULL, 0);
}
