/*
 * decide_again.h - what is known of choices by today's rules, from measurements
 * that are there.
 */
#ifndef CT_DRIVER_DECIDED_DECIDE_AGAIN_H
#define CT_DRIVER_DECIDED_DECIDE_AGAIN_H

#include "driver/decided/timed_rounds.h"
#include "result/result.h"

/*
 * Call each choice by what its rounds say. It is confirmed if the interval of
 * native / choice is above 1 in the rounds that compared the two; otherwise it is a
 * first look if it was far faster in them, and gives way to native, undecided, if it
 * was not. Choices that were carried, those of patterns, and those of collectives
 * that no round is of stay as they are.
 *
 * returns  0 or CT_ERR_MEMORY
 */
int ct_decide_again(struct ct_result *result, struct ct_timed_rounds *rounds, struct ct_diag *diag);

#endif
