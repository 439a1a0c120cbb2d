/*
 * naive_starts.h - checks that no rank finishes while another has not started.
 *
 * Each rank in turn does nothing, while the others go as far as they can:
 * tokens move at once, and messages with data are not waited for, as they may
 * have no bytes. None of the others may finish.
 */
#ifndef CT_TESTS_CHECKER_NAIVE_STARTS_H
#define CT_TESTS_CHECKER_NAIVE_STARTS_H

#include "tests/checker/naive_steps.h"

static inline bool naive_can_start(const struct naive *n, int rank, int number)
{
    const struct ct_schedule *s = n->check->schedules[rank];
    const int first = s->epochs[naive_epoch(s, number)];

    for (int i = 0; i < number; i++) {
        bool is_pred = i < first;

        for (int j = 0; j < s->steps[i].nsuccs; j++)
            is_pred = is_pred || s->succs[s->steps[i].first_succ + j] == number;
        if (is_pred && !n->done[rank][i])
            return false;
    }
    return !n->done[rank][number];
}

static inline bool naive_can_end(const struct naive *n, int rank, int number)
{
    const struct ct_step *step = &n->check->schedules[rank]->steps[number];

    if (!naive_can_start(n, rank, number) || step->action == CT_DO_BARRIER)
        return false; /* one of the ranks never comes to the barrier */
    if (step->action == CT_DO_TOKEN_RECV)
        return n->done[step->peer][naive_partner(n->check, rank, step)];
    if (naive_fetches(step))
        return n->done[step->peer][naive_post_of(n->check, rank, step)];
    return true;
}

/* Without the rank that does nothing. */
static inline bool naive_finishes(struct naive *n, int still)
{
    bool goes_on = true;

    memset(n->done, 0, sizeof n->done);
    while (goes_on) {
        goes_on = false;
        for (int i = 0; i < n->check->nranks; i++) {
            for (int j = 0; j < n->check->schedules[i]->nsteps; j++) {
                if (i != still && naive_can_end(n, i, j)) {
                    n->done[i][j] = true;
                    goes_on = true;
                }
            }
        }
    }
    for (int i = 0; i < n->check->nranks; i++) {
        int left = 0;

        for (int j = 0; j < n->check->schedules[i]->nsteps; j++)
            left += !n->done[i][j];
        if (i != still && left == 0)
            return true;
    }
    return false;
}

static inline bool naive_waits_for_all(struct naive *n)
{
    for (int i = 0; i < n->check->nranks; i++) {
        if (naive_finishes(n, i))
            return false;
    }
    return true;
}

#endif
