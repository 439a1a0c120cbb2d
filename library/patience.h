/*
 * patience.h - say so when the other ranks do not come.
 */
#ifndef CT_LIBRARY_PATIENCE_H
#define CT_LIBRARY_PATIENCE_H

/* A wait for the other ranks of a communicator. */
struct ct_patience;

/*
 * From now on until ct_patience_end: after CT_PATIENCE_S seconds a message on
 * standard error says that rank `rank` of `nranks` still waits and what is
 * probably missing. Once per process, and only by some ranks of a
 * communicator. Without memory or a thread for it there is none.
 */
#define CT_PATIENCE_S 10
struct ct_patience *ct_patience_begin(int rank, int nranks);
void ct_patience_end(struct ct_patience *patience);

#endif
