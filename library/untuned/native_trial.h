/*
 * native_trial.h - native and what nobody timed on these ranks, in turn.
 *
 * What a communicator takes from a like job is a guess. So its first calls of
 * each choice, at each doubling of the bytes, run the choice and native in
 * turn, each after a barrier, and the ranks compare what the slowest of them
 * took. Later calls run what was faster; a choice that was is compared once
 * more, after as many calls like these as take a second, 4 to 32 of them, as a
 * program's first calls need not be like those that follow. Only calls of as many bytes, with the
 * same root, are compared; others in between run the choice.
 *
 * Results must not depend on how long calls took: reductions whose result
 * may depend on the order of operands, those of floating-point numbers among
 * them, take the choice without a trial, unless COLLTUNE_TRIAL is "all"
 * (library/switches/switches.h).
 *
 * Source of the idea: Faraj, Yuan, Lowenthal: STAR-MPI: Self Tuned Adaptive
 * Routines for MPI Collective Operations, ICS 2006.
 */
#ifndef CT_LIBRARY_NATIVE_TRIAL_H
#define CT_LIBRARY_NATIVE_TRIAL_H

#include "library/task/pick.h"
#include "library/task/task.h"

#include <stdio.h>

/* Calls of a choice that was faster, before it is compared again: as many as
   take this long, but no fewer and no more than that. */
#define CT_TRIAL_WAIT_S 1
#define CT_TRIAL_WAIT_LEAST 4
#define CT_TRIAL_WAIT_MOST 32

/* True if the choice of a like job can be compared with native in calls like this one.
   The same on all ranks. */
bool ct_trial_is_possible(const struct ct_task *task);

/* What a call is in a trial. */
struct ct_turn {
    struct ct_native_trial *trial; /* that is not over: until then what is found about the call
                                      holds for no other; NULL: none */
    bool is_timed;                 /* it is a turn; otherwise the choice runs untimed */
    bool is_native;                /* native's turn */
};

/*
 * Find the trial of a call that is to run a like job's choice. The same on all ranks.
 *
 * returns  CT_TUNED; or, when the trial is over, why native runs: CT_TRIAL_LOST,
 *          or CT_UNDECIDED: it is in doubt and could not be compared
 */
enum ct_reason ct_trial_join(const struct ct_task *task, const struct ct_pick *pick,
                             struct ct_turn *turn);

/*
 * Around a call that was prepared, on all ranks; nothing where it is no turn. Communicate.
 *
 * comm     of the context
 * err      of the call, the beginning included
 * returns  an MPI error code
 */
int ct_trial_begin(const struct ct_turn *turn, MPI_Comm comm);
int ct_trial_end(const struct ct_turn *turn, MPI_Comm comm, int err);

/* A line for the report, if there was any trial; it begins with "colltune: ". */
void ct_trials_print(FILE *file);

#endif
