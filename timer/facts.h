/*
 * facts.h - what the driver, which has no MPI, knows of a mechanism.
 *
 * The file timer/facts_NAME.c exports the constant facts_NAME whose `.name` is
 * "NAME"; timer/mechanism_NAME.c has the functions. The list is made from the
 * folder listing, and is part of the driver and of the timer.
 */
#ifndef CT_TIMER_FACTS_H
#define CT_TIMER_FACTS_H

#include <stdbool.h>

/* Seconds within which ranks enter a call of a mechanism with a spread, unless another
   spread is asked for. */
#define CT_SPREAD_S 0.001

struct ct_mechanism_facts {
    const char *name;
    const char *source; /* paper, for readers of the file */
    int calls;          /* that one sample makes; more than 1: `calls` of ct_timed */
    bool has_spread;    /* ranks enter a call at different times: messages may pass
                           before the sample begins */
};

/* All mechanisms, NULL at the end. */
extern const struct ct_mechanism_facts *const ct_mechanism_facts[];

#endif
