/*
 * process.h - child processes: one to talk to, or one to wait for.
 */
#ifndef CT_BASE_PROCESS_H
#define CT_BASE_PROCESS_H

#include "base/status.h"

#include <stdbool.h>
#include <sys/types.h>

/* A child in a process group of its own, its input and output on pipes. */
struct ct_process {
    pid_t pid;   /* 0: none */
    int to_fd;   /* its standard input */
    int from_fd; /* its standard output */
};

/*
 * Start a command line by the shell.
 *
 * errors_path  file for its standard error
 */
int ct_process_start(struct ct_process *process, const char *line, const char *errors_path,
                     struct ct_diag *diag);

/* True if it has ended, even if a process that it left behind keeps its output open. */
bool ct_process_is_over(const struct ct_process *process);

/*
 * Close its input and give it `grace_ms` to end by itself; then ask it to
 * end, then kill it and its group.
 *
 * returns  its wait status
 */
int ct_process_end(struct ct_process *process, int grace_ms);

/*
 * Run a command line by the shell to its end; its output goes to a file.
 * Interrupts are passed on.
 *
 * errors_path  file for its standard error, which is shown while a launcher waits
 *              (base/launch_wait.h); NULL: the same file
 * idle_s       if the file of its output does not grow for this long, the command is
 *              ended, which is an error; 0: never
 * status       out: its wait status
 */
int ct_process_run(const char *line, const char *output_path, const char *errors_path,
                   double idle_s, int *status, struct ct_diag *diag);

/* True if this wait status says that there is no such program, or that it may
   not be run. */
bool ct_process_is_missing(int status);

/* "exit code 3", "signal 11 (Segmentation fault)". */
void ct_process_status_text(int status, char *text, size_t size);

/* The last lines of a file of errors, in one line, for a message; "" if it
   has none. */
void ct_last_lines(const char *path, char *text, size_t size);

/*
 * From now on SIGINT and SIGTERM set a flag, and end this process a second later
 * at the latest; SIGPIPE and SIGXFSZ are errors of
 * write.
 */
void ct_signals_catch(void);
bool ct_signals_interrupted(void);

/* Go on after an interruption, with what needs more than a second: the next one ends the process. */
void ct_signals_take(void);

/* After ct_signals_catch: a second after SIGINT or SIGTERM this process ends,
   if it has not ended by then, with its children, and these last words: a line,
   borrowed. */
void ct_signals_say(const char *words);

/* The same: from now on a line on standard error after 2 s, and every 10 s,
   says that it is at work. */
void ct_signals_show_progress(void);

/*
 * Become another program, with the signals as this process got them. The exit code of this
 * process, or the signal that ends the process, is the program's.
 *
 * words    the program and its arguments, NULL at the end
 * returns  only if there is no such program, or it may not be run: errno says why
 */
void ct_process_become(char **words);

/* Seconds of a clock that only goes forward. */
double ct_clock_s(void);

#endif
