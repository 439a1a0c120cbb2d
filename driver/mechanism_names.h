/*
 * mechanism_names.h - what the driver knows of the timer's mechanisms: it is
 * not linked with them, as they need MPI.
 */
#ifndef CT_DRIVER_MECHANISM_NAMES_H
#define CT_DRIVER_MECHANISM_NAMES_H

#include "driver/session/record.h"

#include <stdbool.h>

/* The name of mechanism number `i`, from 0; NULL: there are no more. */
const char *ct_mechanism_name(int i);

/*
 * A mechanism and its parameters, as requests have them: "arrival
 * spread=0.001".
 *
 * spread_s  0: left to the timer
 * text      out; returned
 */
char *ct_mechanism_words(const char *name, double spread_s,
                         char text[CT_MECHANISM_TEXT]);

/* Whether a sample by this mechanism, with its parameters, is one call; false
   also for a mechanism of a user's own timer. */
bool ct_mechanism_is_one_call(const char *words);

/* Whether ranks enter a call at different times by this mechanism: messages
   may then pass before the sample begins. */
bool ct_mechanism_has_spread(const char *words);

#endif
