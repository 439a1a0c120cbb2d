/*
 * mechanism_names.h - what the driver knows of the timer's mechanisms: it is
 * not linked with them, as they need MPI.
 */
#ifndef CT_DRIVER_OPTIONS_MECHANISM_NAMES_H
#define CT_DRIVER_OPTIONS_MECHANISM_NAMES_H

#include <stdbool.h>

/* Room for a mechanism with its parameters, and the counts of a pattern:
   "arrival spread=0.001 counts=pattern:keys:0123456789abcdef". */
#define CT_MECHANISM_TEXT 160

/* The name of mechanism number `i`, from 0; NULL: there are no more. */
const char *ct_mechanism_name(int i);

/*
 * A mechanism and its parameters, as requests have them: "arrival
 * spread=0.001 counts=random seed=7".
 *
 * spread_s  0: left to the timer
 * counts    "random:7", or NULL or "equal" of which nothing is said: how blocks
 *           differ where a collective has counts
 * text      out; returned
 */
char *ct_mechanism_words(const char *name, double spread_s, const char *counts,
                         char text[CT_MECHANISM_TEXT]);

/* How many calls a sample by this mechanism, with its parameters, makes; 10 for a
   mechanism of a user's own timer. */
int ct_mechanism_calls(const char *words);

/* True if ranks enter a call at different times by this mechanism: messages
   may then pass before the sample begins. */
bool ct_mechanism_has_spread(const char *words);

/* The same where blocks differ: limits and bounds, which are of equal ones, say
   nothing then. */
bool ct_mechanism_has_counts(const char *words);

/* The name of pattern of counts number `i`, from 0; NULL: there are no more. */
const char *ct_counts_name(int i);

/* Is it one of these; of random and hot perhaps with ':' and a number? */
bool ct_counts_are_right(const char *counts);

#endif
