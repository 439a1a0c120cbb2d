/*
 * pairwise.h - reduce-scatter by pairwise exchange.
 *
 * In step i, rank r sends its contribution to chunk r+i to rank r+i and
 * receives one to chunk r from rank r-i. Those of lower ranks come in falling
 * order, then those of higher ones: with one partial sum of each kind, rank
 * order is kept. Two steps may overlap.
 */
#ifndef CT_REPO_PAIRWISE_H
#define CT_REPO_PAIRWISE_H

#include "repo/builder.h"

enum { CT_PAIRWISE_SLOTS = 2 };

/* One unit each. */
struct ct_pairwise_places {
    struct ct_span own;                      /* the contribution to the own chunk */
    struct ct_span slots[CT_PAIRWISE_SLOTS]; /* to receive into */
    struct ct_span lower;                    /* sum of the ranks up to this one; `own` on rank 0 */
    struct ct_span upper;                    /* of those above */
    struct ct_span result;                   /* may be where the last sum is: `upper`, but `lower`
                              on the highest rank */
};

/* The contribution to chunk i is unit i of the send buffer. A fence follows. */
void ct_pairwise_scatter(struct ct_builder *builder, int rank,
                         const struct ct_pairwise_places *places);

#endif
