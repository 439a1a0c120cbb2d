/*
 * mechanism_check.h - what further mechanisms say of choices that the first
 * one decided.
 */
#ifndef CT_DRIVER_TUNING_MECHANISM_CHECK_H
#define CT_DRIVER_TUNING_MECHANISM_CHECK_H

#include "driver/spaces/outcome.h"

/*
 * Race the choice, native and the runner-up of each fixed size by every
 * mechanism of the options besides the first, where their calls are short.
 * What is found becomes the outcomes' others; times change no choice. What was
 * wrong is dropped in the journal: the search has to decide again.
 *
 * returns  0 (also when the budget ran out), CT_STOPPED when interrupted, or
 *          another enum ct_status
 */
int ct_mechanism_check(struct ct_tuning *tuning);

#endif
