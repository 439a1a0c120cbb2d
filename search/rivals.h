/*
 * rivals.h - what else was about as fast as the choice at a fixed size: where
 * other ranks are alike, one of these may suit them better.
 */
#ifndef CT_SEARCH_RIVALS_H
#define CT_SEARCH_RIVALS_H

#include "search/state.h"

/* How much longer than the choice a rival may have taken. */
#define CT_RIVAL_SLOWEST 1.5

/*
 * The fastest other algorithms that beat native and took no more than
 * CT_RIVAL_SLOWEST times as long as the choice, each with its best setting; the
 * fastest first. None where native is the choice.
 *
 * choice  candidate
 * row     its figures are filled in; rivals, nrivals: out
 */
void ct_rivals_list(const struct ct_state *state, int choice,
                    struct ct_size_row *row);

#endif
