/*
 * session.h - a conversation with the timer about one cluster, and what it
 * needs to know.
 */
#ifndef CT_DRIVER_SESSION_SESSION_H
#define CT_DRIVER_SESSION_SESSION_H

#include "cluster/cluster.h"
#include "driver/flavours/flavour.h"
#include "driver/journal/journal.h"
#include "driver/session/progress.h"
#include "driver/session/timer_client.h"
#include "repo/places.h"

/* Comparisons of results that were asked for, and their time. */
struct ct_comparing {
    int n;
    double seconds;
};

/* Other programs on the hosts, driver/session/disturbance.h. */
struct ct_disturbance {
    bool is_told;    /* the timer can tell */
    bool has_waited; /* for them to end */
    double asked_s;  /* ct_clock_s */
    double own_s;    /* that this process had run then */
    double others;   /* part of the processors of the host with most of them */
    double stolen;
    char host[64];
    double said_s;  /* ct_clock_s; 0: never */
    double busy_s;  /* with others, of all intervals, */
    double whole_s; /* and all of these */
};

struct ct_session {
    const struct ct_cluster *cluster;
    const struct ct_places *places;   /* of the cluster's ranks */
    const struct ct_flavour *flavour; /* of the timer */
    const char *mechanism;            /* that decides, with its parameters */
    double limit_s;                   /* for one call */
    bool is_timer_own;                /* it says where its ranks are, */
    bool is_placement_checked;        /* and they must be where the cluster file has them */
    struct ct_journal *journal;       /* borrowed */
    bool is_silent;                   /* no timer is asked: the journal alone answers */
    bool is_short;                    /* and had no answer once */
    struct ct_timer_client client;
    struct ct_progress progress;
    struct ct_comparing comparing;
    struct ct_disturbance disturbance;

    int nknown;            /* of the first so many records it is not known that
                              the running timer ran what they are of */
    int failures_in_a_row; /* of the timer */
    int ended;             /* why the timer is asked no more, an enum ct_status; CT_OK: it is */
    struct ct_diag why;    /* then: in words */
};

#endif
