/*
 * plain.h - text from outside, made harmless where it is written.
 */
#ifndef CT_DRIVER_OPTIONS_PLAIN_H
#define CT_DRIVER_OPTIONS_PLAIN_H

#include "base/status.h"

#include <stdbool.h>

/*
 * Make a text fit for a comment in C, a line of CSV and a message: printable
 * ASCII and tabs stay, but for what can end a comment, continue a line or be
 * a trigraph (* \ ?); all else becomes _.
 */
void ct_plain_make(char *text);

/* True if it is 1 to CT_PLAIN_WORD_MOST letters, digits, dots, underscores and
   hyphens: a request to the timer has room for such a word. */
#define CT_PLAIN_WORD_MOST 48
bool ct_plain_is_word(const char *text);

/* True if the routine in file `name` can have its name in C: the name of a
   collective, _, letters, digits and _, then .c. */
bool ct_plain_is_routine(const char *name);

/* The same of a file that a generator wrote: 0, or CT_ERR_INVALID. */
int ct_plain_check_routine(const char *name, struct ct_diag *diag);

#endif
