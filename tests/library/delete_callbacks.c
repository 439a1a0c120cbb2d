/*
 * delete_callbacks - callbacks of the program's attributes are called in the order
 * that MPI has for them, and may make calls on the communicator that is being
 * freed, whether their attributes are older than the library's or not.
 *
 * With MPI_THREAD_MULTIPLE: what the library keeps for a communicator then goes
 * with it.
 */
#include "tests/library/compare.h"

#include <stddef.h>

enum { ATTRIBUTES = 4 };

static int keys[ATTRIBUTES];
static int deleted[ATTRIBUTES], ndeleted;
static int nranks;

static int sum(MPI_Comm comm)
{
    int one = 1, all = 0;

    MPI_Allreduce(&one, &all, 1, MPI_INT, MPI_SUM, comm);
    return all;
}

/* All ranks delete as many, in their own order: one call each. */
static int call_and_note(MPI_Comm comm, int key, void *value, void *extra)
{
    (void)key;
    (void)extra;
    deleted[ndeleted++] = (int)((int *)value - keys);
    ct_compare_numbers("a sum in a callback", sum(comm), nranks);
    return MPI_SUCCESS;
}

static void set(MPI_Comm comm, int first, int end)
{
    for (int i = first; i < end; i++)
        MPI_Comm_set_attr(comm, keys[i], &keys[i]);
}

/* So many attributes are older than the library's. */
static void free_one(int nolder, int (*function)(MPI_Comm *comm))
{
    MPI_Comm comm;

    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    set(comm, 0, nolder);
    ct_compare_numbers("a sum", sum(comm), nranks);
    set(comm, nolder, ATTRIBUTES);
    ndeleted = 0;
    ct_compare_numbers("freed", function(&comm), MPI_SUCCESS);
    ct_compare_numbers("callbacks", ndeleted, ATTRIBUTES);
    for (int i = 0; i < ndeleted; i++)
        ct_compare_numbers("the youngest first", deleted[i], ATTRIBUTES - 1 - i);
}

int main(int argc, char **argv)
{
    int rank, level;

    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &level);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    for (int i = 0; i < ATTRIBUTES; i++)
        MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, call_and_note, &keys[i], NULL);
    free_one(rank == 0 ? 0 : ATTRIBUTES, MPI_Comm_free);
    free_one(rank == 0 ? 3 : 1, MPI_Comm_free);
    free_one(rank == 0 ? 3 : 1, MPI_Comm_disconnect);
    for (int i = 0; i < ATTRIBUTES; i++)
        MPI_Comm_free_keyval(&keys[i]);
    return ct_compare_end();
}
