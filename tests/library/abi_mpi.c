/*
 * abi_mpi.c - stands for MPICH 5's libmpi_abi, of one rank: its version text is
 * that of MPICH's other library, its handles are pointers. It ends the program
 * if a handle does not come whole.
 */
#include "tests/library/abi_mpi.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check(int is_right, const char *name)
{
    if (is_right)
        return;
    fprintf(stderr, "%s: another handle\n", name);
    abort();
}

int MPI_Init(int *argc, char ***argv)
{
    (void)argc;
    (void)argv;
    return 0;
}

int MPI_Finalize(void)
{
    return 0;
}

int PMPI_Abi_get_version(int *major, int *minor)
{
    *major = 1;
    *minor = 0;
    return 0;
}

int MPI_Abi_get_version(int *major, int *minor)
{
    return PMPI_Abi_get_version(major, minor);
}

int PMPI_Get_library_version(char *version, int *length)
{
    strcpy(version, "MPICH Version: 5.0.2\n");
    *length = (int)strlen(version);
    return 0;
}

int MPI_Get_library_version(char *version, int *length)
{
    return PMPI_Get_library_version(version, length);
}

int PMPI_Allreduce(const void *send, void *recv, int count, struct abi_datatype *type,
                   struct abi_op *op, struct abi_comm *comm)
{
    check(type == ABI_INT && op == ABI_SUM && comm == ABI_COMM_WORLD, "MPI_Allreduce");
    memcpy(recv, send, (size_t)count * sizeof(int));
    return 0;
}

int MPI_Allreduce(const void *send, void *recv, int count, struct abi_datatype *type,
                  struct abi_op *op, struct abi_comm *comm)
{
    return PMPI_Allreduce(send, recv, count, type, op, comm);
}

/* Takes any communicator that is an address. */
int PMPI_Barrier(struct abi_comm *comm)
{
    check((size_t)comm > 0xffffffff, "MPI_Barrier");
    return 0;
}

int MPI_Barrier(struct abi_comm *comm)
{
    return PMPI_Barrier(comm);
}
