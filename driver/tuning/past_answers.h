/*
 * past_answers.h - what the journal has of a space, race by race.
 */
#ifndef CT_DRIVER_TUNING_PAST_ANSWERS_H
#define CT_DRIVER_TUNING_PAST_ANSWERS_H

#include "search/space.h"

/* For struct ct_search: ctx is the tuning. None where one call is all there is to know. */
bool ct_past_answer(void *ctx, int space, int i, struct ct_search_past *past);

#endif
