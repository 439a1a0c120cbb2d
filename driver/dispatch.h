/*
 * dispatch.h - the text of tuned.c.
 */
#ifndef CT_DRIVER_DISPATCH_H
#define CT_DRIVER_DISPATCH_H

#include "driver/tuning.h"

/* The line of tuned.c that marks a simulation's choices. */
#define CT_DISPATCH_SIMULATED "    .is_simulated = true,\n"

/*
 * The dispatch for what was found, clang-format clean, without dates: equal
 * results give equal bytes.
 *
 * text  out: owned by the caller
 */
int ct_dispatch_text(const struct ct_tuning *tuning, char **text,
                     struct ct_diag *diag);

/* Does any range of any collective choose this algorithm? */
bool ct_dispatch_names(const struct ct_tuning *tuning, const char *algorithm);

#endif
