/*
 * linking.h - the compiler calls that make a machine folder's programs.
 */
#ifndef CT_DRIVER_TOOLCHAIN_LINKING_H
#define CT_DRIVER_TOOLCHAIN_LINKING_H

#include "driver/flavours/flavour.h"

#include <stdint.h>

/*
 * What a machine folder's programs are built from. A routine that is listed and
 * that no source defines is an error: CT_ERR_INPUT for those beside
 * decisions.csv, CT_ERR_INVALID for those that were just generated.
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
    const char *list;                 /* file of build_dir that lists the sources: for
                            ct_build_list and what is built with it */
    const char *site;                 /* C text of ct_generated_site, for the list */
    const char *counts;               /* C text of ct_generated_counts; NULL: none */
    uint64_t hash;                    /* of the sources' texts; for ct_build_list only */
    const char *machine;              /* name; what is built from decisions */
    const struct ct_flavour *flavour; /* whose compiler makes them */
};

/* Write the list of the routines with their hash, unless it is there already:
   it is newer than any change of the routines. */
int ct_build_list(const struct ct_build *build, struct ct_diag *diag);

/* Build DIR/build/routines.so: the routines for the driver to load. */
int ct_build_routines(const struct ct_build *build, struct ct_diag *diag);

/* Build programs of the flavour, one after the other; those that have them
   get all routines of sources_dir. */
int ct_build_programs(const struct ct_build *build, const struct ct_flavour_program *programs,
                      struct ct_diag *diag);

/* Build DIR/build/kept.so with its list: the routines beside decisions.csv, for
   the driver to load. */
int ct_build_kept(const struct ct_build *build, struct ct_diag *diag);

/* Build the tuned library, DIR/build/libcolltuned-MACHINE.so, from DIR/tuned.c
   and the routines beside it. */
int ct_build_library(const struct ct_build *build, struct ct_diag *diag);

#endif
