/*
 * synchronises.h - does a barrier keep all ranks until the last has entered?
 */
#ifndef CT_TIMER_SYNCHRONISES_H
#define CT_TIMER_SYNCHRONISES_H

#include "timer/timed_candidate.h"

/*
 * Make calls in which some ranks, one after the other, enter late. Collective.
 *
 * bench    of a collective that synchronises; on its communicator there are no
 *          other messages
 * early    out: a rank that left before this one had entered; -1: none
 * returns  an MPI error code
 */
int ct_synchronises(struct ct_bench *bench, int *early);

#endif
