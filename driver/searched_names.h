/*
 * searched_names.h - what the search takes for an algorithm: each name that an
 * algorithm has (repo/aliases.h).
 *
 * Settings of one name are alike, as those of one tree: by the time of some the
 * search expects that of others. Of another tree it knows nothing, so it looks
 * at each.
 */
#ifndef CT_DRIVER_SEARCHED_NAMES_H
#define CT_DRIVER_SEARCHED_NAMES_H

#include "driver/tuning.h"

/* In place of each algorithm of the outcome that has aliases put these, in order
   of name. Returns CT_ERR_MEMORY. */
int ct_searched_names_list(struct ct_outcome *outcome);

/* The setting of the algorithm, given that of the name with a number. */
struct ct_setting ct_searched_setting(const struct ct_outcome *outcome,
                                      int algorithm,
                                      const struct ct_setting *own);

/* True if the setting of the algorithm is searched under the name with this
   number. */
bool ct_searched_is_meant(const struct ct_outcome *outcome, int algorithm,
                          const struct ct_setting *setting);

/* True if no name before this one is of the same algorithm. */
bool ct_searched_is_first(const struct ct_outcome *outcome, int number);

#endif
