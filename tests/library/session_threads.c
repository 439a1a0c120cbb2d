/*
 * session_threads - a program that never calls MPI_Init. Each of two threads
 * makes a communicator of itself, calls on it and frees it, so that at any
 * moment the last one may go that the library knows of, or the first come.
 */
#include "tests/library/compare.h"

#include <pthread.h>
#include <stddef.h>

#define ROUNDS 100000

static MPI_Group group;

static void *call_often(void *name)
{
    int one = 1, sum = 0, nranks;

    for (int i = 0; i < ROUNDS; i++) {
        MPI_Comm comm;

        MPI_Comm_create_from_group(group, name, MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &comm);
        MPI_Comm_size(comm, &nranks);
        MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, comm);
        ct_compare_numbers("sum", sum, nranks);
        MPI_Comm_free(&comm);
    }
    return NULL;
}

int main(void)
{
    static char names[2][8] = {"first", "second"};
    MPI_Session session;
    pthread_t other;
    MPI_Info info;

    MPI_Info_create(&info);
    MPI_Info_set(info, "thread_level", "MPI_THREAD_MULTIPLE");
    MPI_Session_init(info, MPI_ERRORS_ARE_FATAL, &session);
    MPI_Info_free(&info);
    MPI_Group_from_session_pset(session, "mpi://SELF", &group);
    pthread_create(&other, NULL, call_often, names[0]);
    call_often(names[1]);
    pthread_join(other, NULL);
    MPI_Group_free(&group);
    MPI_Session_finalize(&session);
    return ct_compare_result_here();
}
