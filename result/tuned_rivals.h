/*
 * tuned_rivals.h - what else was about as fast as the choices, in tuned.c.
 */
#ifndef CT_RESULT_TUNED_RIVALS_H
#define CT_RESULT_TUNED_RIVALS_H

#include "base/text.h"
#include "result/result.h"

/* The table, if there is one, and the members of ct_tuned that are about it. */
void ct_tuned_rivals_add(struct ct_text *text, const struct ct_result *result);
void ct_tuned_rivals_add_members(struct ct_text *text, const struct ct_result *result);

#endif
