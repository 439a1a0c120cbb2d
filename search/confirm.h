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

#endif
