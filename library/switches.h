/*
 * switches.h - the environment variables of the library.
 *
 * COLLTUNE            unset, empty or "on": tuned; "off": every call is native
 * COLLTUNE_REPORT     "1": a report at the end; unset, empty or "0": none;
 *                     else the file that it is written to
 * COLLTUNE_SIMULATED  "1": run also what was tuned in a simulation; unset,
 *                     empty or "0": every call is native then
 * COLLTUNE_REPRODUCIBLE
 *                     "1": reductions whose result depends on the order of operands
 *                     run in one order (fixed_order.h); unset, empty or "0": only
 *                     if the machine folder says so
 * COLLTUNE_TRIAL      in which calls choices of like jobs are compared with
 *                     native (native_trial.h): unset, empty or "exact": those whose
 *                     result cannot depend on what runs; "all"; "off": none
 * COLLTUNE_JOB        the tuned job whose choices all communicators take that are
 *                     not of the cluster's own ranks, however unlike they are; unset
 *                     or empty: the job that is most like them (like_job.h)
 * COLLTUNE_WAIT       seconds that MPI_Init waits for ranks without the library;
 *                     unset or empty: 60; 0: for ever
 * COLLTUNE_DEVICE     see device.h
 * COLLTUNE_FORCE      see force.h
 * COLLTUNE_RECORD     see recorder.h
 *
 * Where COLLTUNE, _TRIAL, _JOB or _FORCE differ between ranks, calls are native
 * (roll_call.h).
 */
#ifndef CT_LIBRARY_SWITCHES_H
#define CT_LIBRARY_SWITCHES_H

#include <stdbool.h>

/*
 * False, too, when the value is none of the above: rank 0 of MPI_COMM_WORLD
 * says so when this is first asked. On this rank: others may differ.
 */
bool ct_switch_is_on(void);

/* Is there to be a report? */
bool ct_report_is_wanted(void);

/* The file that it is written to; NULL: it is printed, if there is any. */
const char *ct_report_file(void);

/* The same as for ct_switch_is_on, for choices measured in a simulation. */
bool ct_simulated_is_wanted(void);

/* COLLTUNE_REPRODUCIBLE, which is in the library's hash. */
bool ct_reproducible_is_wanted(void);

enum ct_trial_mode { CT_TRIAL_OFF, CT_TRIAL_EXACT, CT_TRIAL_ALL };

/* As for ct_switch_is_on. */
enum ct_trial_mode ct_trial_mode(void);

/* COLLTUNE_JOB; "": unset. */
const char *ct_switch_job(void);

/* COLLTUNE_WAIT; 0: for ever. */
int ct_switch_wait_s(void);

/* On rank 0 of MPI_COMM_WORLD: "colltune: NAME=VALUE: MISTAKE; CONSEQUENCE". */
void ct_switch_complain(const char *name, const char *value,
                        const char *mistake, const char *consequence);

#endif
