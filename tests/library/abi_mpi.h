/*
 * abi_mpi.h - a little of the mpi.h that the MPI standard 5.0 prescribes
 * (section 20.2): handles are pointers.
 */
#ifndef ABI_MPI_H
#define ABI_MPI_H

struct abi_comm;
struct abi_datatype;
struct abi_op;

#define ABI_COMM_WORLD ((struct abi_comm *)0x101)
#define ABI_INT ((struct abi_datatype *)0x209)
#define ABI_SUM ((struct abi_op *)0x21)

int MPI_Init(int *argc, char ***argv);
int MPI_Finalize(void);
int MPI_Abi_get_version(int *major, int *minor);
int MPI_Get_library_version(char *version, int *length);
int MPI_Allreduce(const void *send, void *recv, int count, struct abi_datatype *type,
                  struct abi_op *op, struct abi_comm *comm);
int MPI_Barrier(struct abi_comm *comm);
int PMPI_Abi_get_version(int *major, int *minor);
int PMPI_Get_library_version(char *version, int *length);
int PMPI_Allreduce(const void *send, void *recv, int count, struct abi_datatype *type,
                   struct abi_op *op, struct abi_comm *comm);
int PMPI_Barrier(struct abi_comm *comm);

#endif
