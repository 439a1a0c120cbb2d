/*
 * lengths_differ - at the first calls of a communicator rank 0 names another length
 * than the others: where the lengths lead to different plans, all ranks get an
 * error. Calls of one length are right afterwards.
 *
 * MPI program. Prints what differs; the exit code is 1 if anything did on any rank.
 */
#include "tests/library/compare.h"

#include <stddef.h>

static const int lengths[] = {10, 300, 9000, 40000}; /* bytes */

enum { LENGTHS = sizeof lengths / sizeof *lengths };

static struct ct_compare compare;

typedef int call_fn(void *recv, int bytes, MPI_Comm comm);

static int allgather(void *recv, int bytes, MPI_Comm comm)
{
    return MPI_Allgather(compare.sent, bytes, MPI_BYTE, recv, bytes, MPI_BYTE, comm);
}

static int pmpi_allgather(void *recv, int bytes, MPI_Comm comm)
{
    return PMPI_Allgather(compare.sent, bytes, MPI_BYTE, recv, bytes, MPI_BYTE, comm);
}

static int allreduce(void *recv, int bytes, MPI_Comm comm)
{
    return MPI_Allreduce(compare.sent, recv, bytes, MPI_BYTE, MPI_BOR, comm);
}

static int pmpi_allreduce(void *recv, int bytes, MPI_Comm comm)
{
    return PMPI_Allreduce(compare.sent, recv, bytes, MPI_BYTE, MPI_BOR, comm);
}

/* Of ranks in another order there is another private communicator, which knows no
   plans yet. */
static MPI_Comm new_comm(int number)
{
    MPI_Comm comm;

    MPI_Comm_split(compare.comm, 0, number == 0 ? compare.rank : -compare.rank, &comm);
    MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
    return comm;
}

static void check(call_fn *mpi, call_fn *pmpi, int number)
{
    MPI_Comm comm = new_comm(number);

    for (int first = 0; first < LENGTHS; first++) {
        const int others = (first + 1 + number) % LENGTHS;
        const int bytes = lengths[compare.rank == 0 ? first : others];

        ct_compare_fill(&compare, number);
        ct_compare_numbers("class", ct_compare_class(mpi(compare.got, bytes, comm)),
                           MPI_ERR_TRUNCATE);
    }
    for (int i = 0; i < LENGTHS; i++) {
        ct_compare_fill(&compare, i);
        ct_compare_numbers("class of a right call",
                           ct_compare_class(mpi(compare.got, lengths[i], comm)), MPI_SUCCESS);
        pmpi(compare.wanted, lengths[i], comm);
        ct_compare_buffers(&compare, "right call", lengths[i], number);
    }
    MPI_Comm_free(&comm);
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    ct_compare_init(&compare, MPI_COMM_WORLD);
    for (int i = 0; i < 2; i++) {
        check(allgather, pmpi_allgather, i);
        check(allreduce, pmpi_allreduce, i);
    }
    ct_compare_fini(&compare);
    return ct_compare_end();
}
