/*
 * traffic.h - the steps of all ranks and the messages between them, numbered
 * through. For contention.c.
 */
#ifndef CT_CHECKER_TRAFFIC_H
#define CT_CHECKER_TRAFFIC_H

#include "checker/checker_parts.h"

struct ct_traffic {
    int nranks;
    const struct ct_schedule *const *schedules;
    int nsteps;
    int *first;   /* by rank: number of its first step; nranks + 1 entries */
    int *owner;   /* by step: rank */
    int *partner; /* by step: the other end of its message or token; -1 */
    int *message; /* by step: number of its message with data; -1 */
    int nmessages;
    int *sender; /* by message: rank */
    int *receiver;
};

/*
 * returns  0, CT_ERR_INVALID (a message without its other end), or
 *          CT_ERR_MEMORY; ct_traffic_fini in any case
 */
int ct_traffic_init(struct ct_traffic *traffic, const struct ct_schedule *const *schedules,
                    int nranks, struct ct_diag *diag);
/* Take out the messages that are not sent when items have these sizes: their
   steps have no partner. */
void ct_traffic_skip(struct ct_traffic *traffic, const struct ct_collective *collective,
                     const size_t *item_bytes);
void ct_traffic_fini(struct ct_traffic *traffic);

/* A step by its number among all ranks'. */
const struct ct_step *ct_traffic_step(const struct ct_traffic *traffic, int step);

#endif
