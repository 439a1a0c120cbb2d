/*
 * rounding.h - as many digits as figures have: a tuning of an unchanged cluster
 * should say the same again.
 */
#ifndef CT_RESULT_ROUNDING_H
#define CT_RESULT_ROUNDING_H

#include "result/result.h"

/* Round all times to three significant digits, and ratios to three decimals. */
void ct_result_round(struct ct_result *result);

#endif
