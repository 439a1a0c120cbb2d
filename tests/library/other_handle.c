/*
 * other_handle - a program that has a function of MPI by a handle of its own, as
 * ctypes and Julia's ccall do, so that the tuned library sees none of its calls.
 */
#include <dlfcn.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

typedef int allreduce_fn(const void *send, void *recv, int count, MPI_Datatype type, MPI_Op op,
                         MPI_Comm comm);

int main(int argc, char **argv)
{
    void *mpi = dlopen("libmpich.so.12", RTLD_NOW);
    int one = 1, sum = 0, nranks;
    allreduce_fn *allreduce;

    if (mpi == NULL) {
        fprintf(stderr, "%s\n", dlerror());
        return EXIT_FAILURE;
    }
    *(void **)&allreduce = dlsym(mpi, "MPI_Allreduce");
    MPI_Init(&argc, &argv);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    for (int i = 0; i < 100; i++)
        allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    MPI_Finalize();
    return sum == nranks ? EXIT_SUCCESS : EXIT_FAILURE;
}
