/*
 * progress.h - the line that says what is being timed, how much is decided and
 * how long the rest will take.
 */
#ifndef CT_DRIVER_SESSION_PROGRESS_H
#define CT_DRIVER_SESSION_PROGRESS_H

#include "cluster/cluster.h"
#include "driver/journal/race_line.h"

struct ct_progress {
    bool is_quiet;
    int ncells; /* collectives times their sizes; 0: not known yet */
    int ndecided;
    double done_s;       /* of calls, those from the journal included */
    double left_s;       /* of calls, an estimate */
    double stop_s;       /* ct_clock_s; 0: no budget */
    double start_s;      /* ct_clock_s; 0: not shown yet */
    double start_done_s; /* done when it was first shown */
    double last_s;
};

/*
 * Show it on standard error, on a terminal as a line that changes, else as a
 * new line now and then.
 *
 * stage  what the race is for
 */
void ct_progress_show(struct ct_progress *progress, const char *stage,
                      const struct ct_asked_race *race);

/* Erase the line from the terminal. */
void ct_progress_clear(const struct ct_progress *progress);

/* Say which ranks are tuned, and what comes now. */
void ct_progress_stage(bool is_quiet, const struct ct_cluster *cluster, const char *stage);

#endif
