/*
 * swing.h - chunks go to partners 1, 1, 3, 5, 11, ... ranks apart.
 *
 * The partners are those of bine.h, for any even number of ranks. In step k of
 * the reduce-scatter, a rank gives its partner the chunks of the ranks that the
 * partner still reaches, in the last step in which one does: what comes later
 * only concerns the rank's own chunk. The allgather is the same backwards.
 * Chunks are seldom consecutive: a message for each run. Where p is odd, the
 * last rank exchanges single chunks with all the others, most of them in the
 * steps with large messages. p > 2; needs a commutative operation. Source: De
 * Sensi et al. 2024; which chunks: our own rule.
 */
#ifndef CT_REPO_SWING_H
#define CT_REPO_SWING_H

#include "repo/algorithm.h"

/* Of a vector of p chunks, one unit each. Scratch: at most two vectors. */
void ct_swing_allreduce(struct ct_builder *builder, const struct ct_shape *shape);

/* Of blocks. Scratch: two vectors; two blocks more where p is odd. */
void ct_swing_reduce_scatter(struct ct_builder *builder, const struct ct_shape *shape);

#endif
