/*
 * progress.h - the line that says what is being timed, how far the job is and
 * how long it will take.
 */
#ifndef CT_DRIVER_SESSION_PROGRESS_H
#define CT_DRIVER_SESSION_PROGRESS_H

#include "repo/setting.h"

#include <stdbool.h>
#include <stddef.h>

struct ct_progress {
    bool is_quiet;
    int nparts;                    /* of the job: collectives */
    int part;                      /* the one under way, from 0 */
    const char *stage;             /* of the part; NULL: not begun */
    int done;                      /* steps of the part */
    int total;                     /* an estimate */
    const char *candidate;         /* being timed */
    char setting[CT_SETTING_TEXT]; /* "": none */
    size_t bytes;
    double start_s;     /* ct_clock_s; 0: not shown yet */
    double start_share; /* of the job, done when it was first shown */
    double last_s;
};

/* Show it on standard error, on a terminal as a line that changes, else as a
   new line now and then. */
void ct_progress_show(struct ct_progress *progress);

/* Erase the line from the terminal. */
void ct_progress_clear(const struct ct_progress *progress);

#endif
