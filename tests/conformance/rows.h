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
    /* Of a block, if not 0: MPICH 4.0.2's own function cuts longer ones by the extent of
       the receive datatype, by which ranks may differ, and then hangs. */
    int bytes_max;
    bool receives_in_place; /* else what is in place is sent */
    bool is_intra;          /* not on inter-communicators */
    bool send_has_displs;
    bool recv_has_displs;

    /* In a rank's buffers. */
    int (*send_blocks)(const struct ct_member *member);
    int (*recv_blocks)(const struct ct_member *member);
    /* Of these the result, in place; NULL: all. MPI says nothing of the others, and its own
       function computes in them. */
    int (*result_blocks)(const struct ct_member *member);

    /* By MPI_* or PMPI_*, with counts of type int or, where MPI has it,
       MPI_Count. Returns what MPI returned. */
    int (*call)(const struct ct_arguments_tried *args, int way);
};

/* Blocks of a buffer: none; one; one of each peer; those at the root alone; one on
   all ranks but, with an inter-communicator, those of the root's side. */
int ct_blocks_none(const struct ct_member *member);
int ct_blocks_one(const struct ct_member *member);
int ct_blocks_of_peers(const struct ct_member *member);
int ct_blocks_at_root(const struct ct_member *member);
int ct_blocks_off_root_side(const struct ct_member *member);

/* Call MPI_NAME or PMPI_NAME. */
#define CT_ROW_BY(way, name, ...)                                                                  \
    (((way)&CT_WAY_NATIVE) != 0 ? PMPI_##name : MPI_##name)(__VA_ARGS__)

/* Define a row's `call`, of arguments `a`, whose counts are of either type. */
#if MPI_VERSION >= 4
#define CT_ROW_CALL(name, ...)                                                                     \
    static int call(const struct ct_arguments_tried *a, int way)                                   \
    {                                                                                              \
        if ((way & CT_WAY_LARGE) != 0)                                                             \
            return CT_ROW_BY(way, name##_c, __VA_ARGS__);                                          \
        return CT_ROW_BY(way, name, __VA_ARGS__);                                                  \
    }
#else
#define CT_ROW_CALL(name, ...)                                                                     \
    static int call(const struct ct_arguments_tried *a, int way)                                   \
    {                                                                                              \
        return CT_ROW_BY(way, name, __VA_ARGS__);                                                  \
    }
#endif

/* NULL at the end. */
extern const struct ct_row *const ct_rows[];
extern const struct ct_row ct_row_barrier;

#endif
