/*
 * trial_clock.h - what calls cost in each scenario of trials.c.
 *
 * Time stands still but for that. Functions of MPI and of the library are
 * wrapped, and their calls counted.
 */
#ifndef CT_TESTS_LIBRARY_TRIAL_CLOCK_H
#define CT_TESTS_LIBRARY_TRIAL_CLOCK_H

#include <stdbool.h>

/* The program's argument. */
extern const char *scenario;

bool is(const char *name);

/* By the library, so far. */
extern struct trial_calls {
    int ncalls[3];   /* of the choice, of the second and of native in their turns */
    int nalltoalls;  /* of native */
    int nvotes;      /* that a turn begins */
    int fails_after; /* calls: where one is to fail */
    bool is_broken;  /* ranks cannot vote */
} trial_calls;

#endif
