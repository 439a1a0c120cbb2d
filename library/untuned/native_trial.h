/*
 * native_trial.h - native and what nobody timed on these ranks, in turn.
 *
 * What a communicator takes from a like job is a guess. So its first calls of
 * each choice, at each doubling of the bytes, run the choice, the like job's next best
 * algorithm (rival_choice.h) and native in turn, each after a barrier, and the ranks compare
 * what the slowest of them took. What is clearly slower drops out. Later calls run what was
 * the fastest; where that is not native it is compared with native once
 * more, after as many calls like these as take a second, 4 to 32 of them, as a
 * program's first calls need not be like those that follow. Only calls of as many bytes, with the
 * same root, are compared; others in between run the choice. Native takes no part where it
 * took four times as long as the choice in the like job.
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

#include "library/task/task.h"

#include <stdio.h>

/* Calls of what was the fastest, before it is compared again: as many as take this long,
   but no fewer and no more than that. */
#define CT_TRIAL_WAIT_S 1
#define CT_TRIAL_WAIT_LEAST 4
#define CT_TRIAL_WAIT_MOST 32

/*
 * True if the choice of a like job can be compared with native in calls like this one.
 * The same on all ranks.
 *
 * task  its choice and algorithm need not be known yet
 */
bool ct_trial_is_possible(const struct ct_task *task);

/*
 * Find the trial of a call that is to run a like job's choice, and let run whose turn it
 * is, or what was the fastest. Of native, task->algorithm and its problem's setting are
 * then set; of the second, the choice, too. The same on all ranks, which communicate.
 *
 * task     its trial is set if there is one that is not over: until then what
 *          is found about the call holds for no other
 * returns  CT_TUNED; or, when the trial is over, why native runs: CT_TRIAL_LOST,
 *          or CT_UNDECIDED: it is in doubt and could not be compared
 */
enum ct_reason ct_trial_join(struct ct_task *task);

/* Whose turn it is; CT_RIVALS: none's. */
enum ct_rival ct_trial_turn(const struct ct_task *task);

/*
 * Around a call that was prepared, on all ranks; nothing where it has no turn. Without the
 * first, the call could not be prepared on any rank: it took for ever.
 * Communicate; set task->err when MPI fails.
 */
void ct_trial_begin(struct ct_task *task);
void ct_trial_end(struct ct_task *task);

/* A line for the report, if there was any trial; it begins with "colltune: ". */
void ct_trials_print(FILE *file);

#endif
