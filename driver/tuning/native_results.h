/*
 * native_results.h - whether the MPI library's own collectives are right.
 */
#ifndef CT_DRIVER_TUNING_NATIVE_RESULTS_H
#define CT_DRIVER_TUNING_NATIVE_RESULTS_H

#include "driver/spaces/outcome.h"

/*
 * Compare native's results at each fixed size where it is chosen, or at a size
 * next to it, unless the journal has that. What is wrong is reported on
 * standard error. Where a comparison fails, as the timer is lost, the rest of
 * the collective is left out. Not for patterns of counts, nor in a simulation.
 *
 * returns  0: what is chosen is right, as far as is known; 1: native was found
 *          to be wrong, so what is chosen must be decided again; or an enum
 *          ct_status
 */
int ct_native_results_compare(struct ct_session *session, struct ct_outcome *outcome,
                              struct ct_diag *diag);

#endif
