/*
 * home.h - where colltune's own files are.
 *
 * Next to bin/colltune, in the build folder as where it is installed:
 * lib/colltune/ has the archives that timers and libraries are linked from,
 * include/colltune/ the headers of generated code.
 */
#ifndef CT_DRIVER_TOOLCHAIN_HOME_H
#define CT_DRIVER_TOOLCHAIN_HOME_H

#include "base/status.h"

/* The absolute path of the folder above bin/; owned by the caller. */
int ct_home_find(char **home, struct ct_diag *diag);

/* The absolute path of an existing file or folder; owned by the caller. */
int ct_path_absolute(const char *path, char **absolute, struct ct_diag *diag);

#endif
