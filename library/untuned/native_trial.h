/*
 * native_trial.h - native and what nobody timed on these ranks, in turn.
 *
 * What is predicted may be wrong: the choice on ranks that were not tuned, and on the tuned
 * ranks that of a size which tuning had no time to measure (is_predicted in library/tuned.h;
 * without a next best algorithm). So a communicator's first calls of
 * each choice, at each doubling of the bytes, run the choice, the next best
 * algorithm (predicted_choice.h) and native in turn, each after a vote of
 * all ranks (library/group/consent.h), and the ranks compare
 * what the slowest of them took. What is clearly slower drops out. Later calls run what was
 * the fastest; where that is not native it is compared with native once
 * more, after as many calls like these as take a second, 4 to 32 of them, as a
 * program's first calls need not be like those that follow. Only calls of as many bytes, with the
 * same root, are compared; others in between run the choice. Native takes no part where it
 * is predicted to take more than twice as long, unless what runs in its place turns out to take
 * longer than that prediction: then it comes to the second comparison.
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

/* Calls of what was the fastest, before it is compared again: as many as take this long,
   but no fewer and no more than that. */
#define CT_TRIAL_WAIT_NS 1e9
#define CT_TRIAL_WAIT_LEAST 4
#define CT_TRIAL_WAIT_MOST 32

/* True if a predicted choice can be compared with native in calls like this one.
   The same on all ranks. */
bool ct_trial_is_possible(const struct ct_task *task);

/* What a call is in a trial. */
struct ct_turn {
    struct ct_native_trial *trial; /* that is not over: until then what is found about the call
                                      holds for no other; NULL: none */
    bool is_timed;                 /* it is a turn */
    enum ct_rival rival;           /* then: whose */
};

/*
 * Find the trial of a call that is to run a predicted choice, and pick whose turn it is, or
 * what was the fastest; the same on all ranks. A turn begins when all ranks have come to it.
 *
 * err      set when MPI fails
 * returns  CT_TUNED; or, when the trial is over, why native runs: CT_TRIAL_LOST,
 *          or CT_UNDECIDED: it is in doubt and could not be compared
 */
enum ct_reason ct_trial_join(const struct ct_task *task, struct ct_pick *pick, struct ct_turn *turn,
                             int *err);

/*
 * After a call that was a turn, on all ranks; otherwise nothing. Communicates.
 *
 * comm     of the context
 * err      of the call
 * returns  an MPI error code
 */
int ct_trial_end(const struct ct_turn *turn, MPI_Comm comm, int err);

/* A line for the report, if there was any trial; it begins with "colltune: ". */
void ct_trials_print(FILE *file);

#endif
