/*
 * reduce_scatter_block_swing - blocks go to partners 1, 1, 3, 5, 11, ... ranks
 * apart.
 *
 * As reduce_scatter_block_halving, block by block (scheme/swing.h): so for any
 * number of ranks, every block ends where it belongs, and nothing is sent that
 * need not be, but in many messages.
 * Scratch: two vectors, and two blocks where p is odd.
 * Source: De Sensi et al. 2024; which blocks: our own rule.
 */
#include "repo/scheme/swing.h"

CT_SERVES(reduce_scatter_block, reduce_scatter, swing,
          {
              .source = "De Sensi et al. 2024",
              .needs = "p > 4, a commutative operation",
              .cost = "ceil(log2 p) to (p-1) alpha + (p-1) n (beta + gamma)",
              .least_ranks = 5, /* with fewer ranks, partners are those of other butterflies */
              .plan = ct_swing_reduce_scatter,
          });
