/*
 * rows.h - the collectives that are tried: one file each, row_NAME.c; the list
 * is made from the folder listing.
 */
#ifndef CT_TESTS_ROWS_H
#define CT_TESTS_ROWS_H

#include "tests/conformance/displs.h"
#include "tests/conformance/pool.h"

struct ct_arguments_tried {
    const void *send;
    int send_count;
    MPI_Datatype send_type;
    void *recv;
    int recv_count;
    MPI_Datatype recv_type;
    struct ct_displs send_displs; /* of rows that have some */
    struct ct_displs recv_displs;
    MPI_Op op;
    int root;
    bool is_root; /* has this rank what the root has? */
    MPI_Comm comm;
};

/* How a call is made: any of these together. */
enum { CT_WAY_NATIVE = 1, CT_WAY_LARGE = 2 };

struct ct_row {
    const char *name;
    bool reduces; /* else it moves blocks */
    bool is_rooted;
    bool is_never_in_place;
    /* MPICH 4.0.2's own function writes outside its memory where the operation
       does not commute and elements are not dense: such calls are not made. */
    bool is_dense_in_order;
    bool receives_in_place; /* else what is in place is sent */
    bool is_intra;          /* not on inter-communicators */
    bool send_has_displs;
    bool recv_has_displs;

    /* In a rank's buffers. */
    int (*send_blocks)(const struct ct_member *member);
    int (*recv_blocks)(const struct ct_member *member);

    /* By MPI_* or PMPI_*, with counts of type int or, where MPI has it,
       MPI_Count. Returns what MPI returned. */
    int (*call)(const struct ct_arguments_tried *args, int way);
};

/* NULL at the end. */
extern const struct ct_row *const ct_rows[];
extern const struct ct_row ct_row_barrier;

#endif
