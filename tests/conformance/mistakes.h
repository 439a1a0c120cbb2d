/*
 * mistakes.h - counts and reports what is wrong; by any thread.
 */
#ifndef CT_TESTS_MISTAKES_H
#define CT_TESTS_MISTAKES_H

#include "tests/conformance/trial.h"

/*
 * A byte is wrong.
 *
 * where  what it is a byte of: "of the result"
 * at     its number, from the buffer's first byte on
 */
void ct_mistake(const struct ct_trial *trial, const char *where, long at, int got, int wanted);

/* Native alone: every call is right, so that is the MPI library's mistake. */
void ct_native_failed(const struct ct_trial *trial);

/* So far, on this rank. */
long ct_mistakes(void);
long ct_native_failures(void);

/* Print what a trial is, with a word before. */
void ct_trial_print(const struct ct_trial *trial, const char *word);

#endif
