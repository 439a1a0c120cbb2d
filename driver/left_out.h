/*
 * left_out.h - which candidates and sizes were given up, for the files that
 * people read.
 */
#ifndef CT_DRIVER_LEFT_OUT_H
#define CT_DRIVER_LEFT_OUT_H

#include "base/text.h"
#include "driver/tuning.h"

/*
 * Add a line for each candidate of the collective that was dropped, with the
 * sizes that this is about, and one if native failed.
 *
 * before, after  around each line, its newline included
 */
void ct_left_out_add(struct ct_text *text, const struct ct_tuning *tuning,
                     const struct ct_outcome *outcome, const char *before,
                     const char *after);

/* The same for native alone: the sizes from which it failed. */
void ct_left_out_add_sizes(struct ct_text *text,
                           const struct ct_outcome *outcome, const char *before,
                           const char *after);

/* The record of native's failure if that is all there is: no size of any
   collective was decided by times. Else NULL. */
const struct ct_record *ct_left_out_all(const struct ct_tuning *tuning);

#endif
