/*
 * provenance.h - when, where and how a result came about.
 */
#ifndef CT_DRIVER_DECIDED_PROVENANCE_H
#define CT_DRIVER_DECIDED_PROVENANCE_H

#include "driver/spaces/outcome.h"
#include "result/result.h"

/*
 * Say it in the result. A run that measured nothing leaves what the earlier
 * decisions say: that is how the figures came about.
 *
 * before    the folder's earlier decisions; NULL: there are none
 * began_s   when the run began, by ct_clock_s
 * nbatches  that it measured
 * returns   0 or CT_ERR_MEMORY
 */
int ct_provenance_add(const struct ct_tuning *tuning, const struct ct_result *before,
                      double began_s, int nbatches, struct ct_result *result, struct ct_diag *diag);

#endif
