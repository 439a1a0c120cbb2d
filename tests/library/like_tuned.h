/*
 * like_tuned.h - what like_jobs has as tuned.
 */
#ifndef CT_TESTS_LIBRARY_LIKE_TUNED_H
#define CT_TESTS_LIBRARY_LIKE_TUNED_H

#include <stdbool.h>

enum { RANKS = 6, THIRD = 3, SWITCHES = 2, NODES = SWITCHES + RANKS };
enum { LONG = 1000, LONG_BYTES = 4 * LONG };   /* of a long block */
enum { RADIX = 750, RADIX_BYTES = 4 * RADIX }; /* of one with a radix */

/* Whether this is the program's argument. */
bool is_mode(const char *name);

/*
 * Make ct_tuned what the argument asks for, as rank 0 has it.
 *
 * argument  like_jobs.c
 */
void like_tuned_make(const char *argument);

/* This rank is to differ from the others, as the argument says. */
void like_tuned_differ(void);

#endif
