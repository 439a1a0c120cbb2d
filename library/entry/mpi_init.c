/*
 * mpi_init.c - MPI_Init and MPI_Init_thread: passed on, then the ranks agree.
 *
 * In C, and in Fortran by `use mpi` or mpif.h, which call the C functions. That
 * of `use mpi_f08` calls PMPI_* instead, so its functions stand here, too, by
 * the names that MPICH and Open MPI give them.
 *
 * A tool that was loaded after this library has functions of these names, too,
 * and works only if they are called. So calls go to whichever comes next, which
 * is MPI's where there is no tool.
 *
 * Not in a simulation, whose ranks are one process: they have one library.
 */
#define _GNU_SOURCE /* RTLD_NEXT */
#include "library/group/world.h"
#include "library/mpi/abi.h"
#include "library/mpi/pmpi.h"
#include "library/report/finish.h"
#include "library/switches/switches.h"

#include <dlfcn.h>
#include <stddef.h>

#ifndef SMPI_H

typedef int init_fn(int *argc, char ***argv);
typedef int init_thread_fn(int *argc, char ***argv, int required, int *provided);
typedef void init_f08_fn(int *error);
typedef void init_thread_f08_fn(const int *required, int *provided, int *error);

init_f08_fn mpi_init_f08_;
init_thread_f08_fn mpi_init_thread_f08_;

/* MPI's own, where no other library comes next: one that was loaded for a plugin
   alone. Who asks for its kind finds its functions, too. */
static int init(int *argc, char ***argv)
{
    ct_abi_is_ours();
    return PMPI_Init(argc, argv);
}

static int init_thread(int *argc, char ***argv, int required, int *provided)
{
    ct_abi_is_ours();
    return PMPI_Init_thread(argc, argv, required, provided);
}

static int agree(int err)
{
    if (err == MPI_SUCCESS && ct_abi_is_ours()) {
        ct_switches_check();
        ct_world_agree();
        ct_finish_expect_report();
    }
    return err;
}

int MPI_Init(int *argc, char ***argv)
{
    init_fn *next;

    *(void **)&next = dlsym(RTLD_NEXT, "MPI_Init");
    return agree(next == NULL ? init(argc, argv) : next(argc, argv));
}

int MPI_Init_thread(int *argc, char ***argv, int required, int *provided)
{
    init_thread_fn *next;

    *(void **)&next = dlsym(RTLD_NEXT, "MPI_Init_thread");
    return agree(next == NULL ? init_thread(argc, argv, required, provided)
                              : next(argc, argv, required, provided));
}

/* error  NULL: the program left it out */
void mpi_init_f08_(int *error)
{
    init_f08_fn *next;
    int err;

    *(void **)&next = dlsym(RTLD_NEXT, "mpi_init_f08_");
    if (next == NULL)
        err = init(NULL, NULL);
    else
        next(&err);
    agree(err);
    if (error != NULL)
        *error = err;
}

void mpi_init_thread_f08_(const int *required, int *provided, int *error)
{
    init_thread_f08_fn *next;
    int err;

    *(void **)&next = dlsym(RTLD_NEXT, "mpi_init_thread_f08_");
    if (next == NULL)
        err = init_thread(NULL, NULL, *required, provided);
    else
        next(required, provided, &err);
    agree(err);
    if (error != NULL)
        *error = err;
}

#endif
