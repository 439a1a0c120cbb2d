/*
 * mpi_barrier.c - MPI_Barrier.
 */
#include "library/calls.h"

#define NAME barrier
#define FUNCTION Barrier
#define TRAITS .has_no_data = true
#define PLAIN_CALL c->comm

#define BY CT_BY_NO_SIDE
#define HAS_NO_LARGE
#define PARAMETERS(count_type, displ_type) ct_word comm
#define PASSED comm
#define TAKEN(has_large_counts) .comm = (MPI_Comm)comm

#include "library/collectives/interpose.h"
