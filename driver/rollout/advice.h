/*
 * advice.h - what a site can do about calls that were native.
 */
#ifndef CT_DRIVER_ROLLOUT_ADVICE_H
#define CT_DRIVER_ROLLOUT_ADVICE_H

#include <stdbool.h>

struct ct_advice {
    bool can_gain;    /* by tuning, or by using what is tuned */
    const char *text; /* what to do, or why nothing is to be done */
};

/* reason  as reports and the library say it (library/call/reason.h) */
struct ct_advice ct_advice_for(const char *reason);

#endif
