/*
 * mechanism.h - a way to time a collective: one file, one descriptor.
 *
 * The file timer/mechanism_NAME.c exports the constant mechanism_NAME, whose
 * `.facts` are in timer/facts_NAME.c; the list is made from the folder listing.
 */
#ifndef CT_TIMER_MECHANISM_H
#define CT_TIMER_MECHANISM_H

#include "timer/facts.h"

#include <mpi.h>
#include <stdbool.h>

struct ct_together;

/* What is timed. */
struct ct_timed {
    MPI_Comm comm; /* for the mechanism's messages; all ranks */
    int rank;
    int (*call)(void *arg); /* one collective call; MPI error code */
    void *arg;
    int calls; /* of a sample: those of the facts, unless the request has others */

    double spread_s;     /* ranks arrive within this time */
    unsigned long round; /* since the timer started; a round has one sample of
                            each candidate */
    int late;            /* in, out: grows by the starts that were late */
    bool is_doubtful;    /* out: set if samples of this request may be wrong */
    bool is_unable;      /* out: set if no right sample can be taken, after which
                            calls are not made; as above, the same on all ranks */

    struct ct_together *together; /* for calls that start together */
};

struct ct_mechanism {
    const struct ct_mechanism_facts *facts;

    /* Prepare for the samples of one request, all ranks together; NULL:
       nothing to do. Returns an MPI error code. */
    int (*begin)(struct ct_timed *timed);

    /*
     * Take one sample, all ranks together. The samples of several candidates
     * take turns.
     *
     * seconds  out: of this rank for one call; the timer takes the slowest rank
     * returns  an MPI error code
     */
    int (*sample)(struct ct_timed *timed, double *seconds);
};

/* All mechanisms, NULL at the end. */
extern const struct ct_mechanism *const ct_mechanisms[];

#endif
