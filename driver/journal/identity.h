/*
 * identity.h - what measurements are for, in words key=value.
 */
#ifndef CT_DRIVER_JOURNAL_IDENTITY_H
#define CT_DRIVER_JOURNAL_IDENTITY_H

#include "base/status.h"

/* It begins with this if the times are a simulation's. */
#define CT_JOURNAL_SIMULATED "simulated "

/* In the words of the mechanism (driver/options/mechanism_names.h): how blocks differ.
   Left out if they do not. */
#define CT_IDENTITY_COUNTS " counts="

/* The number that goes with it. */
#define CT_IDENTITY_SEED " seed="

/* Before the thread level; it is left out for "single". */
#define CT_IDENTITY_THREADS " threads="

/* Before "on": dominated algorithms are candidates, too. Left out if they are
   not. */
#define CT_IDENTITY_ALL " all-algorithms="

/*
 * Check that two identities are the same.
 *
 * path     of the measurements, for the message
 * found    of the measurements
 * wanted   of this run
 * returns  0; CT_ERR_INPUT saying what differs first
 */
int ct_identity_compare(const char *path, const char *found, const char *wanted,
                        struct ct_diag *diag);

#endif
