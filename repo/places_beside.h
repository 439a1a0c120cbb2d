/*
 * places_beside.h - how many communicators like this one may load each cable.
 *
 * A program that splits its ranks makes several communicators of as many ranks, whose calls meet
 * on the cables. None of them knows where the others' ranks are, but all know where the
 * program's are.
 */
#ifndef CT_REPO_PLACES_BESIDE_H
#define CT_REPO_PLACES_BESIDE_H

#include "repo/places.h"

/* All ranks of a program. */
struct ct_program_ranks {
    int n;
    const int *on_host; /* by host of the site, in its order */
};

/*
 * Count for each cable as many communicators as the ranks beyond it, on either side, are enough
 * for, if each has as many there as this one.
 *
 * places    of this one
 * on        its rank -> node of the site: the rank's host
 * nparts    communicators of its size, at most
 * on_cable  out: by cable of the places' tree, 1 to nparts; 1 inside hosts. For struct ct_parts
 * returns   0 or CT_ERR_MEMORY
 */
int ct_places_beside(const struct ct_site *site, const struct ct_program_ranks *program,
                     const struct ct_places *places, const int *on, int nparts, int *on_cable);

#endif
