/*
 * force.h - COLLTUNE_FORCE: one algorithm for every size of a collective.
 *
 * The value is COLLECTIVE:ALGORITHM, or COLLECTIVE:ALGORITHM=VALUE with a
 * value of its parameter (else its first), several with commas between them;
 * ALGORITHM may be native. A choice as reports print it, "allreduce_ring
 * segment_bytes=8192", is an entry, too. order=dealt is a value of every algorithm, and of
 * native. Such calls run it on any number of ranks, placed in
 * any way. Where it differs between ranks, all calls are native.
 */
#ifndef CT_LIBRARY_FORCE_H
#define CT_LIBRARY_FORCE_H

#include "library/call/interposed.h"

/* The forced choice; NULL: none. A value that names no algorithm forces
   nothing, and rank 0 of MPI_COMM_WORLD says so. */
const struct ct_choice *ct_force_find(const struct ct_interposed *interposed);

/* True if anything is forced. */
bool ct_force_is_any(void);

/* The text; "" when nothing is forced. */
const char *ct_force_text(void);

/* Say, once per collective, that the forced algorithm cannot do a call. */
void ct_force_refuse(const struct ct_interposed *interposed, int nranks, size_t bytes);

#endif
