/*
 * rules.h - the figures that the search goes by; docs/inside/method.md says what they
 * rest on.
 */
#ifndef CT_SEARCH_RULES_H
#define CT_SEARCH_RULES_H

#include <stddef.h>

struct ct_search_options {
    /* Calls. */
    double long_s;     /* longer calls are looked at one by one */
    double request_s;  /* of calls: about what a request may take */
    double overhead_s; /* of a call, besides its time: barrier and request */
    int look_calls;    /* of a short candidate */

    /* What is looked at. */
    double distrust;    /* part of an expected time that is believed */
    double tails;       /* least chance of winning by 1 % that is worth a look, */
    double tails_per_s; /* more per second of a call, */
    double tails_most;  /* and no more than that */
    double flat;        /* the part does not count where the best takes less than
                    this times the best at the smallest size */

    /* Races. */
    double near_short; /* times the best: who takes part, short calls, */
    double near_long;  /* and long ones */
    int max_heats;
    double few_loss;      /* expected loss at which a candidate leaves */
    double stop_loss;     /* expected of the leader, at which a race of long calls
                         ends */
    double level;         /* in standard errors, of a difference that counts */
    double tie;           /* differences that do not count */
    double keep;          /* the neighbouring size's choice stays within this of
                         the best, */
    double keep_native;   /* and native */
    double gain;          /* from here a choice beats native or a challenger
                             the choice */
    double disturbed;     /* the same where other programs ran meanwhile */
    double margin_s;      /* nor does a gain below this: the clock's resolution
                             and what a call costs at one address or another */
    int confirm_heats;    /* at most */
    double confirm_level; /* in standard errors */

    /* The limit. */
    double at_limit;      /* times the limit: nothing more is to be gained */
    double at_limit_long; /* the same where calls take over half a second */
    double least_limit_s; /* shorter limits do not count */

    /* When stopped early: times native's time. */
    double first_look;
    double first_look_disturbed; /* the same where other programs ran meanwhile */

    /* Between sizes. */
    double resolution;       /* of a boundary, as part of its size, */
    size_t resolution_bytes; /* or in bytes, whichever is larger */
    double surprise;         /* a time this far from what its neighbours suggest has
                        its size decided in full */
    double sliver;           /* ranges shorter than this factor are not kept */
    int max_depth;           /* how often a gap between sizes is halved */
};

extern const struct ct_search_options ct_search_defaults;

/* The same where other calls share the cables: one long call differs from the
   next by a factor of two. */
struct ct_search_options ct_search_contended(void);

#endif
