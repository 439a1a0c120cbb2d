/*
 * contention_match.h - the steps of all ranks numbered through, and the
 * messages between them. For contention.c.
 */
#ifndef CT_CHECKER_CONTENTION_MATCH_H
#define CT_CHECKER_CONTENTION_MATCH_H

#include "repo/schedule.h"

#include <stdbool.h>

struct ct_matched {
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
 *          CT_ERR_MEMORY; ct_matched_fini in any case
 */
int ct_matched_build(const struct ct_schedule *const *schedules, int nranks,
                     struct ct_matched *matched, struct ct_diag *diag);
void ct_matched_fini(struct ct_matched *matched);

/* A step by its number among all ranks'. */
const struct ct_step *ct_matched_step(const struct ct_matched *matched,
                                      int step);

bool ct_step_sends(const struct ct_step *step);
bool ct_step_receives(const struct ct_step *step);
bool ct_step_is_token(const struct ct_step *step);

#endif
