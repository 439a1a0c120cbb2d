/*
 * left_out.h - which candidates and sizes were left out.
 */
#ifndef CT_DRIVER_TUNING_LEFT_OUT_H
#define CT_DRIVER_TUNING_LEFT_OUT_H

#include "driver/spaces/outcome.h"
#include "result/result.h"

/*
 * Add each candidate of the collective that was dropped, with the sizes that
 * this is about, native if it failed, and what the options left out.
 *
 * returns  false: out of memory
 */
bool ct_left_out_add(struct ct_result_collective *own, const struct ct_tuning *tuning,
                     const struct ct_outcome *outcome);

/* The record of native's failure if that is all there is: no size of any
   collective was decided by times. Else NULL. */
const struct ct_record *ct_left_out_all(const struct ct_tuning *tuning);

#endif
