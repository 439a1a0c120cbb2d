/*
 * positions.h - allgathers of p = 2^s ranks whose runs are of positions, not
 * of ranks.
 *
 * Every rank has a position, each another. In round i a rank has the blocks
 * of an aligned run of 2^i positions, its own among them, and exchanges it
 * with one of a rank in the neighbouring run. Blocks come in order of position
 * and must be brought in order of rank: by copies at the end, or by an
 * exchange at first, in which the rank at position i gets the block of rank i
 * in place of its own.
 */
#ifndef CT_REPO_POSITIONS_H
#define CT_REPO_POSITIONS_H

#include "repo/algorithm.h"

/* How blocks get in order, also without positions: by one message for each
   run of consecutive ranks. */
enum ct_order_by { CT_BY_MESSAGES, CT_BY_COPIES, CT_BY_EXCHANGE };

/* "order_by", with these values. */
extern const struct ct_param ct_order_by_param;

/* True if blocks can be ordered so: in an exchange, one block takes the place
   of another, which must be as large. */
bool ct_order_by_fits(const struct ct_problem *problem, enum ct_order_by order_by);

struct ct_positions {
    int (*position)(int rank, int nranks);      /* 0 to nranks - 1 */
    int (*peer)(int rank, int nranks, int run); /* in the round in which runs
                                                   of `run` are exchanged */
};

/* order_by  CT_BY_COPIES (scratch: p blocks) or CT_BY_EXCHANGE */
void ct_positions_allgather(struct ct_builder *builder, const struct ct_shape *shape,
                            const struct ct_positions *positions, enum ct_order_by order_by);

#endif
