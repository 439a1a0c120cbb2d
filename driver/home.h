/*
 * home.h - where colltune's own files are, and compiling with them.
 *
 * Next to bin/colltune, in the build folder as where it is installed:
 * lib/colltune/ has the archives that timers and libraries are linked from,
 * include/colltune/ the headers of generated code.
 */
#ifndef CT_DRIVER_HOME_H
#define CT_DRIVER_HOME_H

#include "repo/status.h"

#include <stdint.h>

/* The absolute path of the folder above bin/; owned by the caller. */
int ct_home_find(char **home, struct ct_diag *diag);

/* The absolute path of an existing file or folder; owned by the caller. */
int ct_path_absolute(const char *path, char **absolute, struct ct_diag *diag);

/*
 * What a machine folder's programs are built from.
 *
 * dir        the machine folder
 * build_dir  the folder in it that is not committed: DIR/build
 * sources    generated routines: files sources_dir/NAME.c
 */
struct ct_build {
    const char *dir;
    const char *build_dir;
    const char *sources_dir;
    char **sources; /* names with .c */
    int nsources;
    uint64_t hash; /* of the sources' texts; for ct_build_list only */
};

/* Write DIR/build/generated.c, the list of the routines with their hash,
   unless it is there already: it is newer than any change of the routines. */
int ct_build_list(const struct ct_build *build, struct ct_diag *diag);

/*
 * Build DIR/build/timer with all routines of sources_dir, and
 * DIR/build/routines.so, the same routines for the driver to look at.
 */
int ct_build_timer(const struct ct_build *build, struct ct_diag *diag);

/*
 * Build the tuned library from DIR/tuned.c and the routines beside it.
 *
 * library  out: its absolute path, owned by the caller
 */
int ct_build_library(const struct ct_build *build, const char *machine,
                     char **library, struct ct_diag *diag);

#endif
