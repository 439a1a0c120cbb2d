/*
 * must.h - for what the test itself asks of MPI and of memory.
 */
#ifndef CT_TESTS_MUST_H
#define CT_TESTS_MUST_H

#include <stddef.h>

/* End the job, saying so, unless this is MPI_SUCCESS. */
void ct_must(int err);

/* Zeroed memory; ends the job when there is none. At least one byte. */
void *ct_must_allocate(size_t bytes);

#endif
