/*
 * rounds.h - the rounds of one thread.
 */
#ifndef CT_TESTS_ROUNDS_H
#define CT_TESTS_ROUNDS_H

#include "tests/conformance/pool.h"

struct ct_rounds {
    uint64_t seed;
    int rounds;     /* how many; or */
    double seconds; /* how long, if not 0 */
    int only;       /* the only round with a call; -1: all */
    bool is_verbose;
    bool is_right;          /* no rank makes a wrong call alone */
    bool leaves_out;        /* as in struct ct_trial */
    bool is_intra;          /* no call on an inter-communicator */
    const char *collective; /* the only one; NULL: all */
    int thread;
    MPI_Comm base; /* this thread's alone */
    long rounds_done;
    long calls_done; /* of this rank */
};

/* Collective over the base. */
void ct_rounds_make(struct ct_rounds *rounds);

#endif
