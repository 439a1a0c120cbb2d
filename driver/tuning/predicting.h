/*
 * predicting.h - what candidates should take, by the cost model: counted from their plans, and
 * learned from what was timed in this tuning.
 */
#ifndef CT_DRIVER_TUNING_PREDICTING_H
#define CT_DRIVER_TUNING_PREDICTING_H

#include "driver/spaces/outcome.h"

/*
 * Let the spaces of all outcomes predict, each by a learning of its own, until
 * ct_predicting_end, which is due after a failure, too.
 *
 * returns  0 or CT_ERR_MEMORY
 */
int ct_predicting_begin(struct ct_tuning *tuning, struct ct_space *spaces);
void ct_predicting_end(struct ct_tuning *tuning);

/*
 * Where the model does not fit what was timed: leave to native what rests on predictions alone.
 * outcome->doubt says why then.
 */
void ct_predicting_withdraw(struct ct_outcome *outcome);

/* Begin to learn anew: each search asks what it would have asked without those before. */
void ct_predicting_forget(struct ct_tuning *tuning);

/* Say on standard error which collectives' models do not fit. */
void ct_predicting_say(const struct ct_tuning *tuning);

/* The search's callback `learn`. */
int ct_predicting_learn(void *ctx, int space, const struct ct_search_timed *timed, int n);

#endif
