/*
 * confirm.h - a choice against native, in rounds that took no part in the
 * choice.
 */
#ifndef CT_SEARCH_CONFIRM_H
#define CT_SEARCH_CONFIRM_H

#include "search/asking.h"

/*
 * Time the choice and native in turn. If the choice is faster, so that the 95 %
 * interval of native / choice lies above 1, it becomes the point's, with the
 * figures of these rounds.
 *
 * is_confirmed  out: whether it did
 * returns       0 or a status of ct_ask
 */
int ct_confirm(struct ct_state *state, struct ct_point *point, int choice, bool *is_confirmed);

/* Past rounds of a candidate with native, or calls of it alone. */
struct ct_duel {
    size_t bytes;
    int candidate;
    bool confirms; /* its rounds took no part in the choice, as was noted */
    bool has_native;
    bool is_disturbed;
    int n;                            /* rounds */
    double own[CT_SEARCH_ROUNDS_MAX]; /* seconds */
    double native[CT_SEARCH_ROUNDS_MAX];
};

/*
 * The same by past rounds, in the order in which they were taken: by those that were noted as
 * taking no part in the choice, if there are any. Calls of the choice alone count from its first
 * round with native on.
 *
 * returns  0 or CT_ERR_MEMORY
 */
int ct_confirm_by_past(struct ct_state *state, struct ct_point *point, int choice,
                       const struct ct_duel *duels, int n, bool *is_confirmed);

#endif
