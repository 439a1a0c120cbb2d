/*
 * chunk_rounds.h - allreduce and reduce-scatter in rounds that move chunks of
 * the vector which need not be consecutive.
 *
 * The vector is cut into chunks, one unit each. In each round of the
 * reduce-scatter, a rank gives some chunks away and takes the same number of
 * others, which it combines with its own; the allgather is the same rounds
 * backwards, with the results. There is one message for each run of
 * consecutive chunks. Needs a commutative operation. Scratch of an
 * allreduce: one vector.
 */
#ifndef CT_REPO_CHUNK_ROUNDS_H
#define CT_REPO_CHUNK_ROUNDS_H

#include "repo/builder.h"

#include <stdbool.h>

/* The ranks of a round of the reduce-scatter. */
struct ct_chunk_ends {
    int to;
    int from;
};

/* A rank's rounds, which are numbered from 0 on. What it gives, the rank that
   gets it must take. */
struct ct_chunk_rounds {
    int nchunks;
    int nrounds;
    struct ct_chunk_ends (*ends)(const void *context, int round);
    bool (*gives)(const void *context, int round, int chunk);
    bool (*takes)(const void *context, int round, int chunk);
    /* Steps more in a round, before the others; NULL: none. */
    void (*extra)(const void *context, struct ct_builder *builder, int round, bool is_allgather);
    const void *context;
};

/* Ends with the chunks that were never given away in the receive buffer; at
   least one round. A fence follows. */
void ct_chunks_scatter(struct ct_builder *builder, const struct ct_chunk_rounds *rounds);

/* The reduce-scatter for blocks of p ranks, of which one is the rank's own: it
   alone is taken in the last round, and ends in `result`, one unit. Scratch: two
   vectors; none in the last round. */
void ct_chunks_reduce_scatter(struct ct_builder *builder, const struct ct_chunk_rounds *rounds,
                              struct ct_span result);

/* All in the receive buffer. */
void ct_chunks_gather(struct ct_builder *builder, const struct ct_chunk_rounds *rounds);

#endif
