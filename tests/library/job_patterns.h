/*
 * job_patterns.h - the patterns of a program of three ranks, in bytes: what
 * the library is tuned for, and what the program calls.
 */
#ifndef CT_TESTS_LIBRARY_JOB_PATTERNS_H
#define CT_TESTS_LIBRARY_JOB_PATTERNS_H

#include <stddef.h>

enum { PATTERN_RANKS = 3 };

/* Alltoallv, by sender, then by receiver. */
static const size_t keys_bytes[PATTERN_RANKS * PATTERN_RANKS] = {4000,  12000, 800,  400, 0,
                                                                 20000, 40,    8000, 120};
static const size_t rows_bytes[PATTERN_RANKS * PATTERN_RANKS] = {0, 0, 0, 40000, 0, 400, 0, 0, 0};

/* The same, where rank 1 has none. */
static const size_t apart_bytes[PATTERN_RANKS * PATTERN_RANKS] = {4000, 0,  800, 0,  0,
                                                                  0,    40, 0,   120};

/* Allgatherv. */
static const size_t heads_bytes[PATTERN_RANKS] = {4000, 40, 400};

/* Calls of alltoallv in a row, then the same again. */
enum { FIRST_KEYS = 3, FIRST_ROWS = 1, LAST_KEYS = 2 };

#endif
