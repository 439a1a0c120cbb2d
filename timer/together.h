/*
 * together.h - calls that all ranks start at an agreed time, by rank 0's
 * clock.
 *
 * All functions are collective and return MPI error codes.
 */
#ifndef CT_TIMER_TOGETHER_H
#define CT_TIMER_TOGETHER_H

#include "timer/clock.h"
#include "timer/mechanism.h"

/* Kept from one request to the next; all zero at first. All but the clock is
   the same on all ranks. */
struct ct_together {
    struct ct_clock clock; /* reference: rank 0's */
    double compared_s;     /* when clocks were compared last, rank 0's time */
    double interval_s;     /* until they are compared again */
    double margin_s;       /* from agreeing on a start to the start */
    int nset;              /* comparisons by which some rank's clock was set */
};

/* A call by rank 0's clock, the same on all ranks. */
struct ct_course {
    double start;   /* as agreed */
    double arrival; /* the last rank's */
    double finish;  /* the last rank's */
};

/*
 * A mechanism's `begin`: compares clocks unless that was done recently.
 *
 * timed  out: doubtful if some rank's clock was set since they were compared
 *        last; unable once that was found four times
 */
int ct_together_begin(struct ct_timed *timed);

/*
 * Make the call, this rank `delay_s` seconds after a common start. A rank is
 * late if it enters more than 10 us and a hundredth of the call after its
 * time; the call is then made again, at most three times.
 *
 * timed   `late` grows by the calls with a late rank; as above
 * course  out: of the last call; zero if unable
 */
int ct_together_call(struct ct_timed *timed, double delay_s, struct ct_course *course);

#endif
