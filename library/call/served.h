/*
 * served.h - which communicators took what was tuned for another job, for the
 * report.
 */
#ifndef CT_LIBRARY_SERVED_H
#define CT_LIBRARY_SERVED_H

#include "library/tuned.h"

#include <stdatomic.h>
#include <stdio.h>

/* Communicators of so many ranks, from one job. */
struct ct_served_comms {
    int nranks;
    const char *job; /* its name; NULL: those for which the table has no room */
    double distance; /* ct_traits_distance */
    atomic_ulong calls;
};

/*
 * The entry, a new one if there is none. Safe to call from several threads.
 *
 * job      NULL: the cluster file's own; else a name that lasts
 * returns  one for all others when there are too many of them
 */
struct ct_served_comms *ct_served_find(int nranks, const char *job, double distance);

/* One more call that took the job's choice. */
void ct_served_count(struct ct_served_comms *served);

/* Lines that begin with "colltune: ". */
void ct_served_print(FILE *file);

#endif
