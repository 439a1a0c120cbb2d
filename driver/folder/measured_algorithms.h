/*
 * measured_algorithms.h - what measurements of a machine folder are of.
 */
#ifndef CT_DRIVER_FOLDER_MEASURED_ALGORITHMS_H
#define CT_DRIVER_FOLDER_MEASURED_ALGORITHMS_H

#include "driver/folder/machine.h"
#include "driver/session/journal_algorithms.h"

/*
 * The repository's algorithms and the routines for these ranks, with a hash of
 * all that each plans (repo/fingerprint.h); of routines, which may do more than
 * plan, of their text, too. Not those made for a pattern of counts: the hash of
 * its measurements has their texts.
 *
 * machine   its routines were generated, and `routines` are they
 * list      out: owned by the caller, free; names are borrowed
 * returns   0, CT_ERR_SYSTEM or CT_ERR_MEMORY
 */
int ct_measured_algorithms(const struct ct_machine *machine,
                           const struct ct_routines *routines,
                           const struct ct_places *places,
                           struct ct_journal_algorithm **list, int *n,
                           struct ct_diag *diag);

#endif
