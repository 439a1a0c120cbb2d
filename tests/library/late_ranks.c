/*
 * late_ranks - the last rank comes late to its first collective.
 *
 * MPI program; its argument: init (by MPI_Init) or session (without it).
 */
#include "tests/library/compare.h"

#include <string.h>
#include <time.h>

/* Longer than ranks wait for those that may have no library. */
#define LATE_S 2

static void call_on(MPI_Comm comm)
{
    static const struct timespec late = {.tv_sec = LATE_S};
    int rank, nranks, one = 1, sum = 0;

    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &nranks);
    if (rank == nranks - 1)
        nanosleep(&late, NULL);
    MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, comm);
    ct_compare_numbers("sum", sum, nranks);
}

static void call_in_session(void)
{
    MPI_Session session;
    MPI_Group group;
    MPI_Comm comm;

    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &session);
    MPI_Group_from_session_pset(session, "mpi://WORLD", &group);
    MPI_Comm_create_from_group(group, "late", MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &comm);
    MPI_Group_free(&group);
    call_on(comm);
    MPI_Comm_free(&comm);
    MPI_Session_finalize(&session);
}

int main(int argc, char **argv)
{
    if (argc > 1 && strcmp(argv[1], "session") == 0) {
        call_in_session();
        return ct_compare_result_here();
    }
    MPI_Init(&argc, &argv);
    call_on(MPI_COMM_WORLD);
    MPI_Finalize();
    return ct_compare_result_here();
}
