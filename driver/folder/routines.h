/*
 * routines.h - the algorithms that may be used on a cluster: the repository's
 * and the routines generated for it.
 */
#ifndef CT_DRIVER_FOLDER_ROUTINES_H
#define CT_DRIVER_FOLDER_ROUTINES_H

#include "repo/algorithm.h"

/* Routines loaded from a shared object. */
struct ct_routines {
    void *handle;
    const struct ct_algorithm *const *list; /* NULL at the end */

    /* The repository that they were linked with; NULL: it is not in the
       object. Libraries are linked with the same. */
    const struct ct_algorithm *const *repository;
};

/*
 * Load a machine folder's build/routines.so.
 *
 * routines  out: ct_routines_unload
 */
int ct_routines_load(const char *path, struct ct_routines *routines, struct ct_diag *diag);
void ct_routines_unload(struct ct_routines *routines);

/*
 * Check names: each routine has the name of its file, which is its symbol and
 * begins with its collective, and no algorithm of the repository has it too.
 *
 * files  NAME.c, in the order of the list
 */
int ct_routines_check_names(const struct ct_routines *routines, char *const *files,
                            struct ct_diag *diag);

/*
 * Prove what all routines for these ranks plan with the checker, up to
 * CT_ROUTINES_CHECKED ranks, and that there is no contention on the wiring
 * where a routine claims it (checker/plan_check.h); above, the timer's
 * comparison with native has to suffice. The same of the repository's algorithms
 * that are planned by places and claim it.
 *
 * open     out: the first routine with a claim that was not proved, as there
 *          are too many ranks; NULL: none
 * returns  0, CT_ERR_INVALID naming the routine that is wrong, or
 *          CT_ERR_MEMORY
 */
#define CT_ROUTINES_CHECKED 128
int ct_routines_check(const struct ct_routines *routines, const struct ct_places *places,
                      const struct ct_algorithm **open, struct ct_diag *diag);

/* True if it can be for so many ranks: a routine may be made for one number. */
bool ct_routine_is_for(const struct ct_algorithm *algorithm, int nranks);

/*
 * All algorithms for a collective and these ranks; entry 0 is NULL: native.
 *
 * list  out: owned by the caller, free
 * n     out: entries, native included
 */
int ct_routines_select(const struct ct_routines *routines, const struct ct_collective *collective,
                       int nranks, const struct ct_algorithm ***list, int *n, struct ct_diag *diag);

#endif
