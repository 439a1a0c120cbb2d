/*
 * mechanism_names.h - what the driver knows of the timer's mechanisms: it is
 * not linked with them, as they need MPI.
 */
#ifndef CT_DRIVER_MECHANISM_NAMES_H
#define CT_DRIVER_MECHANISM_NAMES_H

#include <stdbool.h>

/* The name of mechanism number `i`, from 0; NULL: there are no more. */
const char *ct_mechanism_name(int i);

/* Whether a sample by this mechanism is one call; false also for a mechanism
   of a user's own timer. */
bool ct_mechanism_is_one_call(const char *name);

#endif
