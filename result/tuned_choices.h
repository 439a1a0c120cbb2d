/*
 * tuned_choices.h - the table of choices of tuned.c: native first, then what
 * ranges choose, then what else patterns and classes of roots choose, then what
 * else was about as fast.
 */
#ifndef CT_RESULT_TUNED_CHOICES_H
#define CT_RESULT_TUNED_CHOICES_H

#include "base/text.h"
#include "result/result.h"

void ct_tuned_choices_add(struct ct_text *text, const struct ct_result *result);

/* The entry of any choice in the table; 0: native. */
int ct_tuned_entry(const struct ct_result *result, const struct ct_result_collective *own,
                   const struct ct_result_range *choice);

#endif
