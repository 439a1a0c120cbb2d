/*
 * decided_before.h - what earlier runs decided for collectives that this one
 * was not asked for: it stays where it holds.
 */
#ifndef CT_DRIVER_DECIDED_BEFORE_H
#define CT_DRIVER_DECIDED_BEFORE_H

#include "driver/folder/machine.h"
#include "driver/spaces/outcome.h"

/*
 * Add to a result what the folder's decisions.csv has of collectives that the
 * options do not name, if it is of the same cluster, MPI library and way of
 * timing, and its algorithms plan what they planned then. What is not kept is
 * said on standard error, with the reason; after --restart nothing is kept.
 * Two things that decisions.csv does not say are not compared: --spread, and
 * --all-algorithms, which changes only what the choices were compared with.
 *
 * tuning    that has ended
 * result    in, out: what was decided now, in the order of ct_collectives
 * names     out: those added, "gather, scatter", owned by the caller, free; ""
 *           if there are none; NULL before the call
 * returns   0; CT_ERR_SYSTEM or CT_ERR_INPUT if a routine beside decisions.csv
 *           cannot be used; CT_ERR_MEMORY
 */
int ct_decided_before_add(const struct ct_machine *machine, const struct ct_tuning *tuning,
                          struct ct_result *result, char **names, struct ct_diag *diag);

#endif
