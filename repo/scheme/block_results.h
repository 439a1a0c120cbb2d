/*
 * block_results.h - reduce-scatter of blocks where some ranks work for others,
 * before and after the work.
 *
 * The send buffer has a block for each rank. The working ranks are numbered;
 * each stands for one group of consecutive ranks (fold.h).
 */
#ifndef CT_REPO_BLOCK_RESULTS_H
#define CT_REPO_BLOCK_RESULTS_H

#include "repo/algorithm.h"

/* Working ranks, and what one of them has at the end. */
struct ct_block_results {
    int nworking;
    int held;              /* this rank works: it has the result for the group of this
                   number; -1: it does not work */
    int holder;            /* the rank that has the result for this rank's group */
    struct ct_span vector; /* where: a block for each rank */
};

/* Send the results to their ranks, or copy that for this rank. All earlier steps
   are complete before. */
void ct_block_results(struct ct_builder *builder, const struct ct_shape *shape,
                      const struct ct_block_results *results);

#endif
