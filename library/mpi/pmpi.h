/*
 * pmpi.h - the functions of the MPI library that runs the program.
 *
 * The tuned library is linked with no MPI library: it is loaded into whatever a
 * job starts, also into programs without MPI, and MPI libraries of one kind have
 * several names. The MPI library may come later than this one, too, and be
 * hidden from it: Python loads mpi4py, which brings MPI along, for itself alone.
 * So all calls go through a table of functions, `ct_pmpi`.
 *
 * Every source of library/ and library/run/ that calls a PMPI_* function
 * includes this header. A function that is new there needs a line in each of the
 * two lists below: without, the linker says that it is undefined.
 */
#ifndef CT_LIBRARY_MPI_PMPI_H
#define CT_LIBRARY_MPI_PMPI_H

#include <mpi.h>
#include <stdbool.h>
#include <stddef.h>

#define CT_PMPI_FUNCTIONS(X)                                                                       \
    X(Abort)                                                                                       \
    X(Allgather)                                                                                   \
    X(Allgatherv)                                                                                  \
    X(Allreduce)                                                                                   \
    X(Alltoall)                                                                                    \
    X(Alltoallv)                                                                                   \
    X(Barrier)                                                                                     \
    X(Bcast)                                                                                       \
    X(Cancel)                                                                                      \
    X(Comm_call_errhandler)                                                                        \
    X(Comm_compare)                                                                                \
    X(Comm_create_errhandler)                                                                      \
    X(Comm_create_group)                                                                           \
    X(Comm_create_keyval)                                                                          \
    X(Comm_delete_attr)                                                                            \
    X(Comm_disconnect)                                                                             \
    X(Comm_free)                                                                                   \
    X(Comm_free_keyval)                                                                            \
    X(Comm_get_attr)                                                                               \
    X(Comm_get_errhandler)                                                                         \
    X(Comm_group)                                                                                  \
    X(Comm_rank)                                                                                   \
    X(Comm_set_attr)                                                                               \
    X(Comm_set_errhandler)                                                                         \
    X(Comm_size)                                                                                   \
    X(Comm_split)                                                                                  \
    X(Comm_split_type)                                                                             \
    X(Comm_test_inter)                                                                             \
    X(Errhandler_free)                                                                             \
    X(Error_class)                                                                                 \
    X(Error_string)                                                                                \
    X(Exscan)                                                                                      \
    X(Finalized)                                                                                   \
    X(Gather)                                                                                      \
    X(Gatherv)                                                                                     \
    X(Get_library_version)                                                                         \
    X(Get_processor_name)                                                                          \
    X(Grequest_complete)                                                                           \
    X(Grequest_start)                                                                              \
    X(Group_compare)                                                                               \
    X(Group_free)                                                                                  \
    X(Group_incl)                                                                                  \
    X(Group_translate_ranks)                                                                       \
    X(Init)                                                                                        \
    X(Init_thread)                                                                                 \
    X(Initialized)                                                                                 \
    X(Iprobe)                                                                                      \
    X(Irecv)                                                                                       \
    X(Isend)                                                                                       \
    X(Op_commutative)                                                                              \
    X(Pack)                                                                                        \
    X(Query_thread)                                                                                \
    X(Recv)                                                                                        \
    X(Reduce)                                                                                      \
    X(Reduce_local)                                                                                \
    X(Reduce_scatter)                                                                              \
    X(Reduce_scatter_block)                                                                        \
    X(Request_free)                                                                                \
    X(Scan)                                                                                        \
    X(Scatter)                                                                                     \
    X(Scatterv)                                                                                    \
    X(Send)                                                                                        \
    X(Sendrecv)                                                                                    \
    X(Test)                                                                                        \
    X(Testany)                                                                                     \
    X(Type_commit)                                                                                 \
    X(Type_create_hindexed)                                                                        \
    X(Type_free)                                                                                   \
    X(Type_get_contents)                                                                           \
    X(Type_get_envelope)                                                                           \
    X(Type_get_extent_x)                                                                           \
    X(Type_get_true_extent_x)                                                                      \
    X(Type_size_x)                                                                                 \
    X(Unpack)                                                                                      \
    X(Wait)                                                                                        \
    X(Waitall)                                                                                     \
    X(Waitany)                                                                                     \
    X(Wtime)

#if MPI_VERSION >= 4
/* With large counts. An MPI library of the same kind may be too old for them:
   all are NULL then, but those of collectives, of which there is no call. */
#define CT_PMPI_LARGE_FUNCTIONS(X)                                                                 \
    X(Irecv_c)                                                                                     \
    X(Isend_c)                                                                                     \
    X(Pack_c)                                                                                      \
    X(Sendrecv_c)                                                                                  \
    X(Type_get_contents_c)                                                                         \
    X(Type_get_envelope_c)                                                                         \
    X(Unpack_c)
#define CT_PMPI_LARGE_COLLECTIVES(X)                                                               \
    X(Allgather_c)                                                                                 \
    X(Allgatherv_c)                                                                                \
    X(Allreduce_c)                                                                                 \
    X(Alltoall_c)                                                                                  \
    X(Alltoallv_c)                                                                                 \
    X(Bcast_c)                                                                                     \
    X(Exscan_c)                                                                                    \
    X(Gather_c)                                                                                    \
    X(Gatherv_c)                                                                                   \
    X(Reduce_c)                                                                                    \
    X(Reduce_scatter_block_c)                                                                      \
    X(Reduce_scatter_c)                                                                            \
    X(Scan_c)                                                                                      \
    X(Scatter_c)                                                                                   \
    X(Scatterv_c)
#else
#define CT_PMPI_LARGE_FUNCTIONS(X)
#define CT_PMPI_LARGE_COLLECTIVES(X)
#endif

/* The type of a function, of gcc and clang only. */
#define CT_PMPI_MEMBER(name) __typeof__(PMPI_##name) *(name);

struct ct_pmpi {
    CT_PMPI_FUNCTIONS(CT_PMPI_MEMBER)
    CT_PMPI_LARGE_FUNCTIONS(CT_PMPI_MEMBER)
    CT_PMPI_LARGE_COLLECTIVES(CT_PMPI_MEMBER)
    /* Of MPI 5, which few mpi.h have; NULL where it is absent. */
    int (*Abi_get_version)(int *major, int *minor);
};

/* Filled when this library is loaded, if there is an MPI library then. */
extern struct ct_pmpi ct_pmpi;

enum ct_pmpi_state {
    CT_PMPI_ABSENT,     /* there is no MPI library */
    CT_PMPI_INCOMPLETE, /* it lacks functions, not only those with large counts:
                           none must be called but what the program called */
    CT_PMPI_COMPLETE
};

/*
 * Complete the table: find an MPI library that was loaded later, and where there
 * is no function put one that ends the program with a message. To be called
 * once, before the first of the functions is.
 */
enum ct_pmpi_state ct_pmpi_complete(void);

/* True if the MPI library has the functions with large counts. */
static inline bool ct_pmpi_has_large_counts(void)
{
#if MPI_VERSION >= 4
    return ct_pmpi.Isend_c != NULL;
#else
    return false;
#endif
}

/* True if a call failed for want of memory, and is to be made again. tries: of it so far */
bool ct_pmpi_fails_for_now(int err, int *tries);

/*
 * What MPI does by itself, and all ranks rely on: a rank that cannot find out how many ranks a
 * communicator has, or how long a datatype is, would go another way than the others, which
 * wait for it. So it is tried again where there is no memory for a moment. Of gcc and clang.
 */
#define CT_PMPI_INSIST(name, ...)                                                                  \
    __extension__({                                                                                \
        int tries_ = 0, err_;                                                                      \
        do                                                                                         \
            err_ = ct_pmpi.name(__VA_ARGS__);                                                      \
        while (err_ != MPI_SUCCESS && ct_pmpi_fails_for_now(err_, &tries_));                       \
        err_;                                                                                      \
    })

#ifndef CT_PMPI_BY_NAME
#define PMPI_Abort (*ct_pmpi.Abort)
#define PMPI_Allgather (*ct_pmpi.Allgather)
#define PMPI_Allgatherv (*ct_pmpi.Allgatherv)
#define PMPI_Allreduce (*ct_pmpi.Allreduce)
#define PMPI_Alltoall (*ct_pmpi.Alltoall)
#define PMPI_Alltoallv (*ct_pmpi.Alltoallv)
#define PMPI_Barrier (*ct_pmpi.Barrier)
#define PMPI_Bcast (*ct_pmpi.Bcast)
#define PMPI_Cancel (*ct_pmpi.Cancel)
#define PMPI_Comm_call_errhandler (*ct_pmpi.Comm_call_errhandler)
#define PMPI_Comm_compare(...) CT_PMPI_INSIST(Comm_compare, __VA_ARGS__)
#define PMPI_Comm_create_errhandler (*ct_pmpi.Comm_create_errhandler)
#define PMPI_Comm_create_group (*ct_pmpi.Comm_create_group)
#define PMPI_Comm_create_keyval(...) CT_PMPI_INSIST(Comm_create_keyval, __VA_ARGS__)
#define PMPI_Comm_delete_attr(...) CT_PMPI_INSIST(Comm_delete_attr, __VA_ARGS__)
#define PMPI_Comm_disconnect (*ct_pmpi.Comm_disconnect)
#define PMPI_Comm_free (*ct_pmpi.Comm_free)
#define PMPI_Comm_free_keyval (*ct_pmpi.Comm_free_keyval)
#define PMPI_Comm_get_attr(...) CT_PMPI_INSIST(Comm_get_attr, __VA_ARGS__)
#define PMPI_Comm_get_errhandler (*ct_pmpi.Comm_get_errhandler)
#define PMPI_Comm_group(...) CT_PMPI_INSIST(Comm_group, __VA_ARGS__)
#define PMPI_Comm_rank(...) CT_PMPI_INSIST(Comm_rank, __VA_ARGS__)
#define PMPI_Comm_set_attr (*ct_pmpi.Comm_set_attr)
#define PMPI_Comm_set_errhandler(...) CT_PMPI_INSIST(Comm_set_errhandler, __VA_ARGS__)
#define PMPI_Comm_size(...) CT_PMPI_INSIST(Comm_size, __VA_ARGS__)
#define PMPI_Comm_split (*ct_pmpi.Comm_split)
#define PMPI_Comm_split_type (*ct_pmpi.Comm_split_type)
#define PMPI_Comm_test_inter(...) CT_PMPI_INSIST(Comm_test_inter, __VA_ARGS__)
#define PMPI_Errhandler_free (*ct_pmpi.Errhandler_free)
#define PMPI_Error_class (*ct_pmpi.Error_class)
#define PMPI_Error_string (*ct_pmpi.Error_string)
#define PMPI_Exscan (*ct_pmpi.Exscan)
#define PMPI_Finalized (*ct_pmpi.Finalized)
#define PMPI_Gather (*ct_pmpi.Gather)
#define PMPI_Gatherv (*ct_pmpi.Gatherv)
#define PMPI_Get_library_version (*ct_pmpi.Get_library_version)
#define PMPI_Get_processor_name (*ct_pmpi.Get_processor_name)
#define PMPI_Grequest_complete (*ct_pmpi.Grequest_complete)
#define PMPI_Grequest_start (*ct_pmpi.Grequest_start)
#define PMPI_Group_compare(...) CT_PMPI_INSIST(Group_compare, __VA_ARGS__)
#define PMPI_Group_free (*ct_pmpi.Group_free)
#define PMPI_Group_incl (*ct_pmpi.Group_incl)
#define PMPI_Group_translate_ranks(...) CT_PMPI_INSIST(Group_translate_ranks, __VA_ARGS__)
#define PMPI_Init (*ct_pmpi.Init)
#define PMPI_Init_thread (*ct_pmpi.Init_thread)
#define PMPI_Initialized (*ct_pmpi.Initialized)
#define PMPI_Iprobe (*ct_pmpi.Iprobe)
#define PMPI_Irecv (*ct_pmpi.Irecv)
#define PMPI_Isend (*ct_pmpi.Isend)
#define PMPI_Op_commutative(...) CT_PMPI_INSIST(Op_commutative, __VA_ARGS__)
#define PMPI_Pack (*ct_pmpi.Pack)
#define PMPI_Query_thread(...) CT_PMPI_INSIST(Query_thread, __VA_ARGS__)
#define PMPI_Recv (*ct_pmpi.Recv)
#define PMPI_Reduce (*ct_pmpi.Reduce)
#define PMPI_Reduce_local (*ct_pmpi.Reduce_local)
#define PMPI_Reduce_scatter (*ct_pmpi.Reduce_scatter)
#define PMPI_Reduce_scatter_block (*ct_pmpi.Reduce_scatter_block)
#define PMPI_Request_free (*ct_pmpi.Request_free)
#define PMPI_Scan (*ct_pmpi.Scan)
#define PMPI_Scatter (*ct_pmpi.Scatter)
#define PMPI_Scatterv (*ct_pmpi.Scatterv)
#define PMPI_Send (*ct_pmpi.Send)
#define PMPI_Sendrecv (*ct_pmpi.Sendrecv)
#define PMPI_Test (*ct_pmpi.Test)
#define PMPI_Testany (*ct_pmpi.Testany)
#define PMPI_Type_commit (*ct_pmpi.Type_commit)
#define PMPI_Type_create_hindexed (*ct_pmpi.Type_create_hindexed)
#define PMPI_Type_free (*ct_pmpi.Type_free)
#define PMPI_Type_get_contents (*ct_pmpi.Type_get_contents)
#define PMPI_Type_get_envelope (*ct_pmpi.Type_get_envelope)
#define PMPI_Type_get_extent_x(...) CT_PMPI_INSIST(Type_get_extent_x, __VA_ARGS__)
#define PMPI_Type_get_true_extent_x(...) CT_PMPI_INSIST(Type_get_true_extent_x, __VA_ARGS__)
#define PMPI_Type_size_x(...) CT_PMPI_INSIST(Type_size_x, __VA_ARGS__)
#define PMPI_Unpack (*ct_pmpi.Unpack)
#define PMPI_Wait (*ct_pmpi.Wait)
#define PMPI_Waitall (*ct_pmpi.Waitall)
#define PMPI_Waitany (*ct_pmpi.Waitany)
#define PMPI_Wtime (*ct_pmpi.Wtime)
#if MPI_VERSION >= 4
#define PMPI_Allgather_c (*ct_pmpi.Allgather_c)
#define PMPI_Allgatherv_c (*ct_pmpi.Allgatherv_c)
#define PMPI_Allreduce_c (*ct_pmpi.Allreduce_c)
#define PMPI_Alltoall_c (*ct_pmpi.Alltoall_c)
#define PMPI_Alltoallv_c (*ct_pmpi.Alltoallv_c)
#define PMPI_Bcast_c (*ct_pmpi.Bcast_c)
#define PMPI_Exscan_c (*ct_pmpi.Exscan_c)
#define PMPI_Gather_c (*ct_pmpi.Gather_c)
#define PMPI_Gatherv_c (*ct_pmpi.Gatherv_c)
#define PMPI_Irecv_c (*ct_pmpi.Irecv_c)
#define PMPI_Isend_c (*ct_pmpi.Isend_c)
#define PMPI_Pack_c (*ct_pmpi.Pack_c)
#define PMPI_Reduce_c (*ct_pmpi.Reduce_c)
#define PMPI_Reduce_scatter_block_c (*ct_pmpi.Reduce_scatter_block_c)
#define PMPI_Reduce_scatter_c (*ct_pmpi.Reduce_scatter_c)
#define PMPI_Scan_c (*ct_pmpi.Scan_c)
#define PMPI_Scatter_c (*ct_pmpi.Scatter_c)
#define PMPI_Scatterv_c (*ct_pmpi.Scatterv_c)
#define PMPI_Sendrecv_c (*ct_pmpi.Sendrecv_c)
#define PMPI_Type_get_contents_c (*ct_pmpi.Type_get_contents_c)
#define PMPI_Type_get_envelope_c (*ct_pmpi.Type_get_envelope_c)
#define PMPI_Unpack_c (*ct_pmpi.Unpack_c)
#endif
#define PMPI_Abi_get_version (*ct_pmpi.Abi_get_version)
#endif

#endif
