/*
 * abi.h - the kind of the MPI library that runs the program.
 */
#ifndef CT_LIBRARY_MPI_ABI_H
#define CT_LIBRARY_MPI_ABI_H

#include <stdbool.h>

/*
 * False, for example, where an environment that preloads the library into
 * every program of a job meets one of Open MPI: no handle or constant of
 * mpi.h means anything there, so every call must be passed on untouched.
 * Asked of each call first; costs next to nothing after the first time. Says
 * so once per process when a report is wanted.
 */
bool ct_abi_is_ours(void);

#endif
