/*
 * launch_wait.h - says what a launcher writes while nothing has come from the program.
 */
#ifndef CT_BASE_LAUNCH_WAIT_H
#define CT_BASE_LAUNCH_WAIT_H

/* A program that was launched, and has not printed anything yet. */
struct ct_launch_wait {
    const char *line;        /* the launch line; borrowed */
    const char *errors_path; /* where its standard error goes; borrowed */
    double begun_s;          /* ct_clock_s */
    double said_s;           /* the last line that names the wait; 0: none */
    long shown;              /* bytes of errors_path that were shown */
};

/*
 * Call this often while nothing has come. After 5 s, what the launcher writes to its standard
 * error is shown on ours. Every 10 s a line names the wait and the launch line.
 */
void ct_launch_wait_say(struct ct_launch_wait *wait);

#endif
