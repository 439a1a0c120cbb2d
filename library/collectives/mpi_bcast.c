/*
 * mpi_bcast.c - MPI_Bcast.
 */
#include "library/calls.h"

#define NAME bcast
#define FUNCTION Bcast
#define TRAITS .is_vector = true
#define PLAIN_CALL c->rank == c->root ? c->send : c->recv, c->count, c->type, c->root, c->comm

#define BY CT_BY_ROOT
#define HAS_NATIVE_PLAN
#define PARAMETERS(count_type, displ_type)                                                         \
    void *buffer, count_type count, ct_word datatype, int root, ct_word comm
#define PASSED buffer, count, datatype, root, comm
#define VECTOR                                                                                     \
    {                                                                                              \
        .count = count, .type = (MPI_Datatype)datatype                                             \
    }
#define TAKEN(has_large_counts)                                                                    \
    .send = buffer, .recv = buffer, .elements = {[CT_SEND] = VECTOR, [CT_RECV] = VECTOR},          \
    .root = root, .comm = (MPI_Comm)comm

#include "library/collectives/interpose.h"
