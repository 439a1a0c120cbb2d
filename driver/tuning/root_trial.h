/*
 * root_trial.h - whether it matters which rank the root is.
 *
 * The collectives are tuned with rank 0 as root. The first rank of every other
 * class of roots (repo/root_classes.h) then races the choices for rank 0, the
 * candidates next to them and their orders of ranks at a few sizes. Only where
 * one of these beats the choice there, and again at another rank of the class
 * (or, if all of it looks at the same numbers, in rounds of its own), is the
 * class decided for itself: among what was near the best for rank 0.
 */
#ifndef CT_DRIVER_TUNING_ROOT_TRIAL_H
#define CT_DRIVER_TUNING_ROOT_TRIAL_H

#include "driver/spaces/outcome.h"

/* How often they are raced. */
#define CT_ROOT_ROUNDS 9

/*
 * Find the classes of roots of the tuning's ranks: rank 0's alone where ranks
 * may be anywhere.
 *
 * returns  0 or CT_ERR_MEMORY
 */
int ct_root_trial_classes(struct ct_tuning *tuning);

/*
 * Race one class of roots of a collective; fills in outcome->trial.
 *
 * outcome  of a class besides rank 0's
 * returns  0, CT_STOPPED when time ran out, or another enum ct_status
 */
int ct_root_trial(struct ct_outcome *outcome);

#endif
