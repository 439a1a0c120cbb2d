/*
 * patience.h - how long a rank waits for others that may have no library.
 */
#ifndef CT_LIBRARY_PATIENCE_H
#define CT_LIBRARY_PATIENCE_H

enum ct_wait {
    CT_WAIT_FOR_LIBRARY, /* in MPI_Init, where no rank is late by the program's
                            doing: in the end the job is aborted */
    CT_WAIT_FOR_RANKS,   /* in a first collective: they may be late, so the rank
                            goes on waiting */
};

/* A wait for the other ranks of a communicator. */
struct ct_patience;

/*
 * From now on until ct_patience_end: after ct_switch_wait_s() seconds a message
 * on standard error says that rank `rank` of `nranks` still waits, and what is
 * probably missing. One line for a job that is aborted; otherwise only ranks 0
 * and 1 say so, once per process. Without memory or a thread for it there is
 * none.
 */
struct ct_patience *ct_patience_begin(enum ct_wait wait, int rank, int nranks);
void ct_patience_end(struct ct_patience *patience);

#endif
