/*
 * library_hash.h - one number for all in a library that makes ranks decide alike.
 */
#ifndef CT_LIBRARY_LIBRARY_HASH_H
#define CT_LIBRARY_LIBRARY_HASH_H

#include "library/tuned.h"

/* For the text of all sources of the library, in digits (cmake/sources_hash.cmake). */
extern const char ct_sources_hash[];

/* Of the library's version, sources and layouts, the signature and the choices of `tuned`, and those
   of its other jobs. Ranks with equal numbers and switches choose and plan
   alike. */
uint64_t ct_library_hash(const struct ct_tuned *tuned);

#endif
