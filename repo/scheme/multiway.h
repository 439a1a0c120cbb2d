/*
 * multiway.h - several ranks combine their partial results at once, in order.
 *
 * As in partial.h, a result is left in the second operand of a reduction: the
 * partial result moves to where the highest rank's was received. All that is
 * received goes to blocks of scratch buffer 0, the slots.
 */
#ifndef CT_REPO_MULTIWAY_H
#define CT_REPO_MULTIWAY_H

#include "repo/scheme/digits.h"
#include "repo/scheme/fold.h"
#include "repo/scheme/partial.h"

/* Where the partial result is. */
struct ct_holding {
    int units;       /* of a vector */
    int buffer;      /* CT_SEND at first */
    int slot;        /* block of CT_SCRATCH; else 0 */
    bool in_scratch; /* the receive buffer has no room for a vector: a slot more
                        is used in its place */
};

/* The ranks that combine, in the order of what they hold. */
struct ct_multiway {
    int size; /* up to CT_RADIX_MAX */
    int place;
    int ranks[CT_RADIX_MAX];
    struct ct_part parts[CT_RADIX_MAX]; /* what each gets; nothing: 0 units */
};

/* The ranks whose numbers differ from `number` in the digit of this level alone
   (digits.h); of groups of ranks with one number, the first. Without parts. */
struct ct_multiway ct_multiway_level(const struct ct_digits *digits, int nranks, int number,
                                     int level);

/* Each of them gets its share of a part. */
void ct_multiway_share(struct ct_multiway *group, struct ct_part part);

/* Give each its part of the partial result, receive and combine the own. All
   earlier steps are complete before, all of this before later ones. */
void ct_multiway_combine(struct ct_builder *builder, struct ct_holding *holding,
                         const struct ct_multiway *group);

/* The first of a group of ranks with one number collects the parts `vector` of
   the others, which they send it. */
void ct_multiway_collect(struct ct_builder *builder, struct ct_holding *holding,
                         const struct ct_fold_group *of, struct ct_part vector);

/* Exchange the parts of the result, in the receive buffer; the same about
   earlier and later steps. */
void ct_multiway_gather(struct ct_builder *builder, const struct ct_multiway *group);

struct ct_span ct_holding_span(const struct ct_holding *holding, struct ct_part part);

#endif
