/*
 * bruck.h - what algorithms after Bruck's with a radix share.
 *
 * Block j of rank r is the one for rank r+j. It goes as many ways as j has
 * digits other than 0 to the base `radix`.
 */
#ifndef CT_REPO_BRUCK_H
#define CT_REPO_BRUCK_H

#include "repo/algorithm.h"

/* "radix": values from 3 on, where another algorithm has radix 2; and from 2
   on. */
extern const struct ct_param ct_bruck_radix;
extern const struct ct_param ct_bruck_any_radix;

/* For `applies` of algorithms whose first parameter it is: not above, since
   then each block would go straight to its rank. */
bool ct_bruck_applies(const struct ct_problem *problem);

/*
 * Forward the p blocks that are in CT_SCRATCH, block j at place j, to their
 * ranks, into the places of those that they come from: the rounds of
 * repo/scheme/forward.h, one for each digit, the highest first.
 */
void ct_bruck_forward(struct ct_builder *builder, const struct ct_shape *shape);

#endif
