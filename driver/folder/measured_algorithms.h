/*
 * measured_algorithms.h - what measurements of a machine folder are of.
 */
#ifndef CT_DRIVER_FOLDER_MEASURED_ALGORITHMS_H
#define CT_DRIVER_FOLDER_MEASURED_ALGORITHMS_H

#include "driver/folder/machine.h"
#include "driver/journal/journal_algorithms.h"

struct ct_measured {
    struct ct_journal_algorithm *list; /* owned: free */
    int n;
};

/*
 * The algorithms for the collectives that the options name, the repository's and
 * the routines for these ranks, with a hash of all that each plans
 * (repo/fingerprint.h); of routines, which may do more than plan, of their text,
 * too.
 *
 * machine   its routines were generated, and `routines` are they
 * measured  out; empty after failures
 * returns   0, CT_ERR_SYSTEM or CT_ERR_MEMORY
 */
int ct_measured_algorithms(const struct ct_machine *machine, const struct ct_options *options,
                           const struct ct_routines *routines, const struct ct_places *places,
                           struct ct_measured *measured, struct ct_diag *diag);

#endif
