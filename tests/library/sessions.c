/*
 * sessions - a program that never calls MPI_Init. Twice no communicator is
 * left that the library knows of, after which MPI might have ended and been
 * started anew. (Tried without the library: MPICH 4.0.2 stops with a
 * segmentation fault when it is.) A forked process that exits reports nothing.
 */
#include "tests/library/compare.h"

#include <stddef.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

static void call_on(MPI_Session session, const char *name)
{
    MPI_Group group;
    MPI_Comm comm;
    int nranks;
    int one = 1, sum = 0;

    MPI_Group_from_session_pset(session, "mpi://WORLD", &group);
    MPI_Comm_create_from_group(group, name, MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &comm);
    MPI_Group_free(&group);
    MPI_Comm_size(comm, &nranks);
    for (int i = 0; i < 3; i++) {
        MPI_Comm dup;

        MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, comm);
        ct_compare_numbers("sum", sum, nranks);
        MPI_Comm_dup(comm, &dup);
        MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, dup);
        ct_compare_numbers("sum on a dup", sum, nranks);
        MPI_Comm_free(&dup);
    }
    MPI_Comm_free(&comm);
}

static void fork_one(void)
{
    const pid_t child = fork();

    if (child == 0)
        exit(0);
    waitpid(child, NULL, 0);
}

int main(void)
{
    MPI_Session session;

    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &session);
    call_on(session, "first");
    call_on(session, "second");
    fork_one();
    MPI_Session_finalize(&session);
    return ct_compare_result_here();
}
