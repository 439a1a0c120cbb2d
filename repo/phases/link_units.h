/*
 * link_units.h - how many messages of an all-to-all a cable carries at the
 * same time.
 *
 * The unit is the slowest of the first cables above ranks whose bandwidth is
 * known, and that are crossed: mostly the slowest host's. A rank sends one
 * message at a time and receives one, so no cable above it needs to be faster
 * for it.
 */
#ifndef CT_REPO_LINK_UNITS_H
#define CT_REPO_LINK_UNITS_H

#include "repo/tree.h"

#include <stdint.h>

/*
 * beyond  by link, as of ct_ranks_beyond
 * units   out: by link, messages at once, 1 to nranks. On what is slower than the
 *         unit, and on a rank's own cable: 1. Of unknown bandwidth: nranks, or 1 if
 *         none is known
 */
void ct_link_units(const struct ct_tree *tree, const int *beyond, int *units);

/* Phases in which at most as many messages cross a cable as it carries: at
   least so many. 0 for one rank.

   units  NULL: 1 on all */
int64_t ct_units_bound(const struct ct_tree *tree, const int *beyond, const int *units);

#endif
