/*
 * roll_call.h - which library the ranks have, and how it is switched.
 *
 * Ranks whose libraries or switches differ would choose differently, so all of
 * them run native. A library that is switched off answers like the others.
 */
#ifndef CT_LIBRARY_ROLL_CALL_H
#define CT_LIBRARY_ROLL_CALL_H

#include "library/call/reason.h"

#include <mpi.h>
#include <stdbool.h>
#include <stdio.h>

/* What the ranks found, the same on all of them. */
struct ct_roll_call {
    enum ct_reason reason; /* CT_TUNED, CT_SWITCHED_OFF on all ranks,
                              CT_OTHER_LIBRARY, or CT_SETUP_FAILED */
    bool is_meant;         /* unless it is from a simulation and some rank does
                              not want that */
    bool is_same_mpi;      /* on all ranks, as what was tuned with */
    bool gathers_report;   /* all ranks want the report as a file */
    bool counts_hosts;     /* all ranks are prepared for that (world_hosts.h) */
    bool records;          /* all ranks have COLLTUNE_RECORD */
};

/*
 * Collective: one message between some pairs of ranks where nothing differs.
 *
 * comm          all its ranks are known to be in this call, and in no other on `comm`
 * counts_hosts  this rank is prepared for that
 */
struct ct_roll_call ct_roll_call(MPI_Comm comm, bool counts_hosts);

/* A line for each difference that was found, with a rank and its host. */
void ct_roll_call_print(FILE *file);

#endif
