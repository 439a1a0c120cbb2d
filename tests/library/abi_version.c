/*
 * abi_version.c - the function by which an MPI library of today says which
 * interface it has: MAJOR, -1 for its own.
 */
int PMPI_Abi_get_version(int *major, int *minor);

int PMPI_Abi_get_version(int *major, int *minor)
{
    *major = MAJOR;
    *minor = MAJOR < 0 ? -1 : 0;
    return 0;
}
