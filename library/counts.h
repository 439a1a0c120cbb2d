/*
 * counts.h - what became of the calls of this process, for the report.
 *
 * Safe to call from several threads once ct_counts_start knows of them.
 */
#ifndef CT_LIBRARY_COUNTS_H
#define CT_LIBRARY_COUNTS_H

#include "library/tuned.h"

#include <stdio.h>

struct ct_interposed;

/* Why a call was passed on to the MPI library. */
enum ct_reason {
    CT_TUNED, /* it was not */
    CT_NATIVE_CHOSEN,
    CT_SWITCHED_OFF,
    CT_SIMULATED,
    CT_OTHER_NRANKS,
    CT_OTHER_PLACEMENT,
    CT_OTHER_MPI,
    CT_OTHER_LIBRARY,
    CT_OUT_OF_MEMORY,
    CT_SETUP_FAILED,
    CT_NO_ROOM,
    CT_NO_MEMORY,
    CT_FINISHED,
    CT_WRONG_COMMUNICATOR,
    CT_INTERCOMM,
    CT_NEVER_TUNED,
    CT_NO_BYTES,
    CT_TOO_LARGE,
    CT_WRONG_ARGUMENTS,
    CT_NOT_CONTIGUOUS,
    CT_NOT_COMMUTATIVE,
    CT_NO_SUCH_REDUCTION,
    CT_NOT_APPLICABLE,
    CT_LARGE_BLOCK,
    CT_REASONS
};

/* A phrase for the report. */
const char *ct_reason_text(enum ct_reason reason);

/*
 * Before the first call.
 *
 * has_threads  calls may be counted by several threads at the same time
 * level        MPI's thread level; -1: not known
 */
void ct_counts_start(bool has_threads, int level);

/* One call that ran the choice, or CT_NATIVE_CHOSEN with its bytes. */
void ct_count_choice(const struct ct_interposed *interposed,
                     const struct ct_choice *choice, size_t bytes);

/* One call that was passed on for any other reason. */
void ct_count_native(const struct ct_interposed *interposed,
                     enum ct_reason reason);

/* One call for which ct_tuned.patterns[pattern] was chosen. */
void ct_count_pattern(int pattern);

/* A communicator left the sequence of patterns, at its call of this number. */
void ct_count_left(unsigned long long number);

/* Write the report; each line starts with "colltune: ". */
void ct_counts_print(FILE *file);

#endif
