/*
 * switches.h - the environment variables of the library.
 *
 * Yes is 1, on, yes or true; no is 0, off, no or false; in upper or lower case.
 * What is unset or empty has its default. A value that a switch does not know is
 * taken as no, and rank 0 says so.
 *
 * COLLTUNE            yes, the default: tuned; no: every call is native, and
 *                     nothing is recorded
 * COLLTUNE_REPORT     yes: a report at the end; no, the default: none; otherwise
 *                     the file that it is written to (report/run_facts.h)
 * COLLTUNE_SIMULATED  yes: run also what was tuned in a simulation; no, the
 *                     default: every call is native then
 * COLLTUNE_REPRODUCIBLE  yes: reductions whose result depends on the order of
 *                     operands run in one order (fixed_order.h); no, the default:
 *                     only if the machine folder says so
 * COLLTUNE_DEVICE     "host": no buffer is in a device's memory (device.h)
 * COLLTUNE_WAIT       seconds that MPI_Init waits for ranks without the library;
 *                     0: for ever; 60 if it is not set (world.h)
 * COLLTUNE_TRIAL      in which calls choices of like jobs are compared with
 *                     native (native_trial.h): "exact" or yes, the default: those
 *                     whose result cannot depend on what runs; "all"; no: none
 * COLLTUNE_JOB        the tuned job whose choices all communicators take that are
 *                     not of the cluster's own ranks, however unlike they are; unset
 *                     or empty: the job that is most like them (like_job.h)
 * COLLTUNE_FORCE      see force.h
 * COLLTUNE_RECORD     see recorder.h
 *
 * Where COLLTUNE, _TRIAL, _JOB, _FORCE or _REPRODUCIBLE differ between ranks, calls are
 * native (roll_call.h).
 */
#ifndef CT_LIBRARY_SWITCHES_H
#define CT_LIBRARY_SWITCHES_H

#include <stdbool.h>

/* Before the first call: rank 0 of MPI_COMM_WORLD says which values are none of
   the above. */
void ct_switches_check(void);

/* On this rank: others may differ. So are all below. */
bool ct_switch_is_on(void);

/* True if a report is wanted. */
bool ct_report_is_wanted(void);

/* The file that it is written to; NULL: it is printed, if there is any. */
const char *ct_report_file(void);

/* True if choices that were measured in a simulation are to run. */
bool ct_simulated_is_wanted(void);

/* True if reductions are to run in one order. */
bool ct_reproducible_is_wanted(void);

/* True if the user promises that all buffers are in host memory. */
bool ct_host_memory_is_promised(void);

/* COLLTUNE_WAIT; 0: for ever. */
int ct_switch_wait_s(void);

enum ct_trial_mode { CT_TRIAL_OFF, CT_TRIAL_EXACT, CT_TRIAL_ALL };

enum ct_trial_mode ct_trial_mode(void);

/* COLLTUNE_JOB; "": unset. */
const char *ct_switch_job(void);

/* COLLTUNE_FORCE; NULL: unset. */
const char *ct_switch_force(void);

/* COLLTUNE_RECORD; NULL: unset, or the library is switched off. */
const char *ct_record_file(void);

/* On rank 0 of MPI_COMM_WORLD: "colltune: NAME=VALUE: MISTAKE; CONSEQUENCE". */
void ct_switch_complain(const char *name, const char *value, const char *mistake,
                        const char *consequence);

#endif
