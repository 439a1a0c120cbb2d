/*
 * native_settings.h - variables by which the user set the MPI library's own
 * collectives, though others ran.
 */
#ifndef CT_LIBRARY_NATIVE_SETTINGS_H
#define CT_LIBRARY_NATIVE_SETTINGS_H

#include "base/text.h"

#include <stdio.h>

/*
 * Add a line for each environment variable of this process that sets a
 * collective of which calls were run by other algorithms than native, as
 * MPIR_CVAR_ALLREDUCE_INTRA_ALGORITHM does. It names these collectives.
 *
 * beginning  of each line: "colltune: "
 */
void ct_native_settings_add(struct ct_text *text, const char *beginning);

/* Print these lines. */
void ct_native_settings_print(FILE *file);

#endif
