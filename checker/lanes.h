/*
 * lanes.h - whether messages fit on a link that carries several at a time.
 */
#ifndef CT_CHECKER_LANES_H
#define CT_CHECKER_LANES_H

#include "base/status.h"

#include <stdbool.h>

/* Some messages on a link. */
struct ct_lane_users {
    int n;
    const int *messages; /* in an order in which they may run */

    /* True if the earlier message is over when the later one starts. */
    bool (*follows)(const void *context, int earlier, int later);
    const void *context;
};

/*
 * How few lanes the messages fit on, each with one message at a time: the
 * fewest chains of messages that follow each other. Cost: up to the cube of
 * messages.
 *
 * nlanes   out
 * returns  0 or CT_ERR_MEMORY
 */
int ct_lanes_count(const struct ct_lane_users *users, int *nlanes);

#endif
