/*
 * tuning.h - all collectives through the search, whose questions the journal
 * and the timer answer.
 */
#ifndef CT_DRIVER_TUNING_TUNING_H
#define CT_DRIVER_TUNING_TUNING_H

#include "driver/spaces/outcome.h"

/*
 * Tune the collectives that the options name.
 *
 * tuning   in: cluster to session, begun_s, patterns; the rest zero;
 *          ct_tuning_fini
 * returns  0 (also when the budget ran out: results are then incomplete),
 *          CT_STOPPED when interrupted, or another enum ct_status
 */
int ct_tuning_run(struct ct_tuning *tuning, struct ct_diag *diag);

#endif
