/*
 * linking.h - the compiler calls that make a machine folder's programs.
 */
#ifndef CT_DRIVER_TOOLCHAIN_LINKING_H
#define CT_DRIVER_TOOLCHAIN_LINKING_H

#include "driver/flavours/flavour.h"

#include <stdint.h>

/*
 * What a machine folder's programs are built from. A routine that is named and
 * that no source defines is an error: CT_ERR_INPUT where tuned.c names it,
 * CT_ERR_INVALID where the generated list does.
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
    uint64_t hash;       /* of the sources' texts; for ct_build_list only */
    const char *machine; /* name; what is built from tuned.c */
    const struct ct_flavour *flavour; /* whose compiler makes them */
};

/* Write DIR/build/generated.c, the list of the routines with their hash,
   unless it is there already: it is newer than any change of the routines. */
int ct_build_list(const struct ct_build *build, struct ct_diag *diag);

/* Build DIR/build/routines.so: the routines for the driver to look at. */
int ct_build_routines(const struct ct_build *build, struct ct_diag *diag);

/* Build programs of the flavour, one after the other; those that have them
   get all routines of sources_dir. */
int ct_build_programs(const struct ct_build *build,
                      const struct ct_flavour_program *programs,
                      struct ct_diag *diag);

/* Build DIR/build/tuned.so: DIR/tuned.c with the routines beside it, for the
   driver to look at. */
int ct_build_tuned(const struct ct_build *build, struct ct_diag *diag);

/* Build the tuned library, DIR/build/libcolltuned-MACHINE.so, from DIR/tuned.c
   and the routines beside it. */
int ct_build_library(const struct ct_build *build, struct ct_diag *diag);

#endif
