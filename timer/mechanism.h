/*
 * mechanism.h - a way to time a collective: one file, one descriptor.
 *
 * The file timer/mechanism_NAME.c exports the constant mechanism_NAME whose
 * `.name` is "NAME"; the list is made from the folder listing. CMake tells the driver about
 * `.is_one_call`: it looks for the line `    .is_one_call = true,`.
 */
#ifndef CT_TIMER_MECHANISM_H
#define CT_TIMER_MECHANISM_H

#include <mpi.h>
#include <stdbool.h>

/* What is timed. */
struct ct_timed {
    MPI_Comm comm;          /* the mechanism's own, all ranks */
    int (*call)(void *arg); /* one collective call; MPI error code */
    void *arg;
    int calls; /* calls in a row, for mechanisms that need several */
};

struct ct_mechanism {
    const char *name;
    const char *source;
    bool is_one_call; /* a sample is one call: `calls` is not looked at */

    /*
     * Take `repetitions` samples of one call, all ranks together.
     *
     * samples  out: seconds of this rank for one call; the timer takes the
     *          slowest rank of each repetition
     * returns  an MPI error code
     */
    int (*run)(const struct ct_timed *timed, int repetitions, double *samples);
};

/* All mechanisms, NULL at the end. */
extern const struct ct_mechanism *const ct_mechanisms[];

#endif
