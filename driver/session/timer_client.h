/*
 * timer_client.h - the driver's end of the conversation with the timer.
 *
 * The timer is launched when the first request needs it, and again after it
 * died or was ended because it did not answer.
 */
#ifndef CT_DRIVER_SESSION_TIMER_CLIENT_H
#define CT_DRIVER_SESSION_TIMER_CLIENT_H

#include "base/process.h"

#include <stdint.h>

struct ct_timer_client {
    const char *launch_line; /* by the shell; borrowed */
    const char *errors_path; /* its standard error goes here; borrowed */
    double launch_more_s;    /* time a launch may take beyond the usual */
    int launches;
    int last_status;   /* wait status of the timer that died last */
    bool has_answered; /* once: the hosts could be reached */
    struct ct_process process;
    char *pending; /* what was read beyond the last line */
    size_t npending;
    char chatter[200]; /* the first line that was no answer; "": none */
    double deadline_s; /* ct_clock_s; no answer is awaited longer; 0: none */
};

/* What the timer says of itself. */
struct ct_timer_hello {
    int nranks;
    int nparts; /* of nranks ranks each, whose calls are timed together */
    uint64_t placement_hash;
    uint64_t mpi_version_hash;
    uint64_t registry_hash;
    bool has_load; /* it answers `load` */
    char version[128];
};

/*
 * Send one line and read the line that answers it.
 *
 * request    without newline
 * timeout_s  time for the answer; a launch that comes first has
 *            CT_LAUNCH_TIMEOUT_S more
 * answer     out: without newline; owned by the caller
 * returns    0, CT_ERR_SYSTEM with why in diag (it died, with the last
 *            words on its standard error; no answer in time, or to the first
 *            launch before the deadline): the timer is
 *            then ended and the next request launches it again; or
 *            CT_STOPPED: interrupted, or the deadline has passed
 *
 * A launch that was begun before the deadline has CT_LAUNCH_LEAST_S, and the
 * requests after it CT_REQUEST_LEAST_S: every launch measures something.
 */
int ct_timer_ask(struct ct_timer_client *client, const char *request, double timeout_s,
                 char **answer, struct ct_diag *diag);

#define CT_LAUNCH_TIMEOUT_S 60
#define CT_LAUNCH_LEAST_S 10
#define CT_REQUEST_LEAST_S 2

/* Ask who it is; CT_ERR_SYSTEM also when the answer is no timer's. */
int ct_timer_hello(struct ct_timer_client *client, struct ct_timer_hello *hello,
                   struct ct_diag *diag);

/* End the timer if it runs. */
void ct_timer_end(struct ct_timer_client *client);

#endif
