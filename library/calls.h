/*
 * calls.h - collectives called on plain buffers, by either name of MPI.
 *
 * For programs that call any collective in the same way: the timer, bench/ and
 * tests. Each file in library/collectives/ has one such description; compiled
 * with CT_CALLS_ONLY it has nothing else, and needs no more than this header
 * and any mpi.h: bench/ is an application like any other.
 */
#ifndef CT_LIBRARY_CALLS_H
#define CT_LIBRARY_CALLS_H

#include <mpi.h>
#include <stdbool.h>

/* One call. A buffer has its blocks one after the other, and is not looked at
   on ranks where the collective has none. */
struct ct_plain_call {
    void *send; /* only read; or MPI_IN_PLACE */
    void *recv;
    int count;              /* elements of a block; with counts: of this rank's own */
    const int *counts;      /* rank -> elements of its block, with counts only */
    const int *displs;      /* rank -> elements before its block */
    const int *recv_counts; /* with private counts: of what is received; the
                               others then are of what is sent */
    const int *recv_displs;
    MPI_Datatype type;
    MPI_Op op;
    int root;
    int rank; /* this one */
    MPI_Comm comm;
};

/* Which buffer may be MPI_IN_PLACE; with a root, only there. */
enum ct_in_place { CT_NOT_IN_PLACE, CT_SEND_IN_PLACE, CT_RECV_IN_PLACE };

struct ct_calls {
    const char *name; /* the collective's */
    bool reduces;     /* type and op matter; else any type does */
    bool is_vector;   /* buffers have one block, not one per rank */
    bool has_no_data; /* no buffers, so no size */
    bool has_counts;
    enum ct_in_place in_place;

    /* By MPI_* and by PMPI_*; return MPI error codes. */
    int (*mpi)(const struct ct_plain_call *call);
    int (*pmpi)(const struct ct_plain_call *call);
};

#ifdef CT_CALLS_ONLY
#define CT_CALLS const struct ct_calls
/* All of them, NULL at the end, in order of name. */
extern const struct ct_calls *const ct_all_calls[];
#else
#define CT_CALLS static const struct ct_calls
#endif

#endif
