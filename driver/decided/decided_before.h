/*
 * decided_before.h - what earlier runs decided for collectives that this one was not
 * asked for: it follows from their measurements, so it is decided again by the
 * journal alone.
 */
#ifndef CT_DRIVER_DECIDED_DECIDED_BEFORE_H
#define CT_DRIVER_DECIDED_DECIDED_BEFORE_H

#include "driver/spaces/outcome.h"
#include "result/result.h"

/*
 * Read the decisions of a machine folder. After --restart, or if they are of an earlier
 * format, it is only said on standard error that they cannot be read.
 *
 * before   out: ct_result_free; NULL: there are none
 * returns  0; CT_ERR_INPUT if they cannot be read, or if some are for collectives that
 *          the options do not name, and the folder has no measurements from which they
 *          could follow; CT_ERR_SYSTEM; CT_ERR_MEMORY
 */
int ct_decided_before_read(const char *dir, const struct ct_options *options,
                           struct ct_result **before, struct ct_diag *diag);

/* Before others are written: decisions that could not be read become decisions-N.csv.
   before: NULL: they could not, or there are none */
int ct_decided_before_put_aside(const char *dir, const struct ct_result *before,
                                struct ct_diag *diag);

/*
 * Decide the collectives again that the options do not name, each up to its size and by
 * its mechanisms of then. What is not decided as completely as it was is not kept, which
 * is said on standard error, with the reason; after --restart nothing is kept.
 *
 * now      a tuning that has not run yet, with an open journal
 * before   NULL: there is nothing
 * kept     out: ct_result_free, after failures too; NULL before the call
 * returns  0, CT_STOPPED when interrupted, or CT_ERR_MEMORY
 */
int ct_decided_before_again(const struct ct_tuning *now, const struct ct_result *before,
                            struct ct_result **kept, struct ct_diag *diag);

/*
 * Add them to what was decided now, in the order of ct_collectives.
 *
 * names    out: "gather, scatter", owned by the caller, free; "" if there are none;
 *          NULL before the call
 */
int ct_decided_before_add(struct ct_result *kept, struct ct_result *result, char **names,
                          struct ct_diag *diag);

#endif
