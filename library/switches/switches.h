/*
 * switches.h - the environment variables of the library.
 *
 * Yes is 1, on, yes or true; no is 0, off, no or false; in upper or lower case.
 * What is unset or empty has its default. A value that a switch does not know is
 * taken as no, and rank 0 says so.
 *
 * What each is for and its default are in driver/manual/variables.c, the table of the manual.
 * Where COLLTUNE, _TRIAL, _FORCE or _REPRODUCIBLE differ between ranks, calls are
 * native (roll_call.h).
 */
#ifndef CT_LIBRARY_SWITCHES_H
#define CT_LIBRARY_SWITCHES_H

#include <stdbool.h>
#include <stddef.h>

/* Before the first call: rank 0 of MPI_COMM_WORLD says which values no switch knows. */
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

/* COLLTUNE_WINDOW: bytes of a host; 0: none. */
size_t ct_switch_window(void);

/* COLLTUNE_WINDOW_READ: bytes of a post that is read where it is whatever the choice says; 0:
   none is. */
size_t ct_switch_window_read(void);

enum ct_trial_mode { CT_TRIAL_OFF, CT_TRIAL_EXACT, CT_TRIAL_ALL };

enum ct_trial_mode ct_trial_mode(void);

/* COLLTUNE_FORCE; NULL: unset. */
const char *ct_switch_force(void);

/* COLLTUNE_RECORD; NULL: unset, or the library is switched off. */
const char *ct_record_file(void);

/* The path of such a file: a name without a folder is of the folder in which the process was when
   it called MPI_Init. On the heap; NULL: out of memory. */
char *ct_switch_path(const char *file);

/* On rank 0 of MPI_COMM_WORLD: "colltune: NAME=VALUE: MISTAKE; CONSEQUENCE". */
void ct_switch_complain(const char *name, const char *value, const char *mistake,
                        const char *consequence);

#endif
