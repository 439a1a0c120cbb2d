/*
 * home.h - where colltune's own files are, and compiling with them.
 *
 * Next to bin/colltune, in the build folder as where it is installed:
 * lib/colltune/ has the archives that timers and libraries are linked from,
 * include/colltune/ the headers of generated code.
 */
#ifndef CT_DRIVER_HOME_H
#define CT_DRIVER_HOME_H

#include "base/status.h"

#include <stdbool.h>
#include <stdint.h>

/* The absolute path of the folder above bin/; owned by the caller. */
int ct_home_find(char **home, struct ct_diag *diag);

/* The absolute path of an existing file or folder; owned by the caller. */
int ct_path_absolute(const char *path, char **absolute, struct ct_diag *diag);

/*
 * What a machine folder's programs are built from. A routine that is listed and
 * that no source defines is an error: CT_ERR_INPUT for those beside
 * decisions.csv, CT_ERR_INVALID for those that were just generated.
 *
 * dir        the machine folder
 * build_dir  the folder in it that is not committed: DIR/build
 * sources    generated routines: files sources_dir/NAME.c
 *
 * Simulated programs are linked from other archives, by SimGrid's wrapper.
 */
struct ct_build {
    const char *dir;
    const char *build_dir;
    const char *sources_dir;
    char **sources; /* names with .c */
    int nsources;
    const char *list;    /* file of build_dir that lists the sources: for
                            ct_build_list and what is built with it */
    uint64_t hash;       /* of the sources' texts; for ct_build_list only */
    const char *machine; /* name; what is built from decisions */
    bool is_simulated;
};

/* Write the list of the routines with their hash, unless it is there already:
   it is newer than any change of the routines. */
int ct_build_list(const struct ct_build *build, struct ct_diag *diag);

/* Build DIR/build/routines.so: the routines for the driver to look at. */
int ct_build_routines(const struct ct_build *build, struct ct_diag *diag);

/* Build DIR/build/timer with all routines of sources_dir; simulated:
   DIR/build/timer-simulated.so. */
int ct_build_timer(const struct ct_build *build, struct ct_diag *diag);

/* Build DIR/build/kept.so with its list: the routines beside decisions.csv, for
   the driver to look at. */
int ct_build_kept(const struct ct_build *build, struct ct_diag *diag);

/* Build the tuned library, DIR/build/libcolltuned-MACHINE.so, from DIR/tuned.c
   and the routines beside it. */
int ct_build_library(const struct ct_build *build, struct ct_diag *diag);

/*
 * Build DIR/build/bench-simulated.so: the benchmark with the choices of
 * DIR/tuned.c in it, as a simulation has no library to load before it.
 */
int ct_build_simulated_bench(const struct ct_build *build,
                             struct ct_diag *diag);

#endif
