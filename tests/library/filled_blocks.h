/*
 * filled_blocks.h - buffers of a call of any collective, and what must be in them in the end,
 * by the collective's descriptor.
 */
#ifndef CT_TESTS_FILLED_BLOCKS_H
#define CT_TESTS_FILLED_BLOCKS_H

#include "library/run/collective_call.h"
#include "repo/algorithm.h"

#include <mpi.h>

enum { FILLED_RANKS_MAX = 64 };

/* x -> scale * x + shift, modulo 2^32 */
struct filled_map {
    unsigned scale;
    unsigned shift;
};

/* What elements are, and how ranks' contributions are combined. */
struct filled_kind {
    const char *name;
    size_t element_bytes;
    bool in_order; /* only by algorithms that keep the order of ranks */
    MPI_Datatype type;
    MPI_Op op;
    struct ct_element_memory own; /* of an operation of the program; otherwise all zero */
};

/* The blocks of one buffer, one after the other. */
struct filled_side {
    int nblocks;
    size_t block_bytes[FILLED_RANKS_MAX];
    size_t bytes;
    unsigned char *data; /* bytes behind it stay as they are */
};

/* One kind, size and root: buffers, and what they must hold in the end. */
struct filled_work {
    const struct filled_kind *kind;
    const struct ct_collective *collective;
    struct ct_member member;
    size_t bytes;                            /* of a block, or of the average one */
    size_t item_bytes[2 * FILLED_RANKS_MAX]; /* with counts, by ct_size_place */
    struct filled_side sent;
    struct filled_side wanted;
    unsigned char *send, *recv;
};

/* Two MPI_User_functions, composition of maps, associative, not commutative, and the sum of
   both numbers. They use up their first argument, and see the elements as the datatype says. */
void filled_compose(void *in, void *inout, int *count, MPI_Datatype *type);
void filled_add(void *in, void *inout, int *count, MPI_Datatype *type);

/* work: kind, collective, member and bytes are set */
void filled_work_init(struct filled_work *work);
void filled_work_fini(struct filled_work *work);

/* Fill the buffers. In place, the send buffer may begin in the receive buffer: at the block
   that the descriptor names. Returns the call's arguments. */
struct ct_call filled_work_begin(const struct filled_work *work, bool in_place);

/* After the call that was begun: how many of both buffers are wrong. Prints the first byte
   that differs in each. */
int filled_work_end(const struct filled_work *work, bool in_place,
                    const struct ct_algorithm *algorithm, const struct ct_problem *problem);

#endif
