/*
 * comparing.h - the last comparisons of results, of what was chosen.
 */
#ifndef CT_DRIVER_TUNING_COMPARING_H
#define CT_DRIVER_TUNING_COMPARING_H

#include "driver/spaces/outcome.h"

/* Let the timer work until then, ct_clock_s; no shorter than it may already. */
void ct_tuning_set_deadline(struct ct_tuning *tuning, double deadline_s);

/*
 * Compare the results of all that was chosen. Where the budget is used up,
 * choices that were not compared are left to native, which is reported on
 * standard error.
 *
 * returns  0: what is left is right; 1: a candidate was dropped, or native was
 *          wrong, so that the search has to decide again; or an enum ct_status
 */
int ct_compare_choices(struct ct_tuning *tuning, struct ct_outcome *outcome);

#endif
