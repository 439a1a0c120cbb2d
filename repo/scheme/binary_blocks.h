/*
 * binary_blocks.h - reduce-scatter of any number of ranks in blocks of powers of
 * two.
 *
 * p is a sum of powers of two: blocks of consecutive ranks, the largest first.
 * In each block a reduce-scatter by halving, nearest partner first. Then, from
 * the smallest block on, each rank gives its chunk in pieces to those ranks of
 * the next larger block that have the same part, so that the largest block
 * ends with the result in chunks. Keeps the order of ranks. Rabenseifner 2004,
 * section 3.6.
 */
#ifndef CT_REPO_BINARY_BLOCKS_H
#define CT_REPO_BINARY_BLOCKS_H

#include "repo/scheme/butterfly.h"

/* A block of 2^e ranks. */
struct ct_rank_block {
    int first; /* rank */
    int size;  /* 0: there is none */
};

/* A rank with its block and the neighbouring ones. */
struct ct_binary_blocks {
    struct ct_rank_block larger; /* none: this is the largest */
    struct ct_rank_block own;
    struct ct_rank_block smaller;
    int number; /* in its own block */
    int units;  /* of a vector: the size of the largest block */
};

struct ct_binary_blocks ct_binary_blocks_of(int nranks, int rank);

/* The halving in the own block. */
struct ct_butterfly ct_binary_blocks_butterfly(const struct ct_binary_blocks *blocks);

/* How often the partial result moves: for ct_partial. */
int ct_binary_blocks_moves(const struct ct_binary_blocks *blocks);

/*
 * Until the largest block has the result in chunks; a fence follows. Ranks of
 * other blocks have then given theirs away.
 *
 * returns  the part of this rank in its own block
 */
struct ct_part ct_binary_blocks_scatter(struct ct_builder *builder,
                                        const struct ct_binary_blocks *blocks,
                                        struct ct_partial *partial);

/* The results of the own part from those ranks of the larger block that have
   them, into the receive buffer. */
void ct_binary_blocks_take_back(struct ct_builder *builder, const struct ct_binary_blocks *blocks);

/* And the result of the own part to the smaller block, if there is one. */
void ct_binary_blocks_give_back(struct ct_builder *builder, const struct ct_binary_blocks *blocks,
                                struct ct_part part);

#endif
