/*
 * decide.h - the best candidate at a size: race, choice, confirmation.
 */
#ifndef CT_SEARCH_DECIDE_H
#define CT_SEARCH_DECIDE_H

#include "search/asking.h"

/*
 * Race those that were near the best in their first calls, and confirm the
 * winner against native.
 *
 * point     in the state's points; decided then
 * returns   0 or a status of ct_ask
 */
int ct_decide(struct ct_state *state, struct ct_point *point);

/*
 * Race a challenger that was looked at against the point's choice. It takes the
 * place of the choice if it is faster and then confirmed against native.
 */
int ct_decide_challenge(struct ct_state *state, struct ct_point *point, int challenger);

#endif
