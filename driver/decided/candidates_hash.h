/*
 * candidates_hash.h - whether decisions were made among the algorithms that
 * there are now.
 */
#ifndef CT_DRIVER_CANDIDATES_HASH_H
#define CT_DRIVER_CANDIDATES_HASH_H

#include "driver/options/options.h"
#include "repo/places.h"

/* A hash of all that the repository's candidates for a collective plan, never
   0. Generated routines are not in it: it is for folders whose routines were
   not generated now. */
uint64_t ct_candidates_hash(const struct ct_collective *collective,
                            const struct ct_options *options, const struct ct_places *places);

#endif
