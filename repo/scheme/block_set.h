/*
 * block_set.h - exchanges of blocks of the receive buffer that are not
 * consecutive.
 *
 * A set is an array of one flag per rank: whether its block belongs to it.
 * The two ends of a message must name the same set.
 */
#ifndef CT_REPO_BLOCK_SET_H
#define CT_REPO_BLOCK_SET_H

#include "repo/algorithm.h"

/* One round: what goes to one rank, and what comes from another. */
struct ct_set_round {
    int to;
    const bool *give;
    int from;
    const bool *take;
};

/*
 * The steps of a round, with a fence after it. The own block is sent from the
 * send buffer where it is sent alone.
 *
 * is_packed  one message, by way of scratch where the blocks are not
 *            consecutive (two buffers, each as large as the largest set):
 *            of one size, then; false: one message for each run of consecutive blocks
 */
void ct_set_exchange(struct ct_builder *builder, const struct ct_shape *shape,
                     const struct ct_set_round *round, bool is_packed);

#endif
