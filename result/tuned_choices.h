/*
 * tuned_choices.h - the table of choices of tuned.c: native first, then what
 * ranges choose, then what patterns choose, then what else ranges of classes of
 * roots do, then what else rivals are.
 */
#ifndef CT_RESULT_TUNED_CHOICES_H
#define CT_RESULT_TUNED_CHOICES_H

#include "base/text.h"
#include "result/result.h"

void ct_tuned_choices_add(struct ct_text *text, const struct ct_result *result);

/* The entry of a range in the table, of a class of roots or a rival, too; 0:
   native.  */
int ct_tuned_entry(const struct ct_result *result,
                   const struct ct_result_collective *own,
                   const struct ct_result_range *range);

/* The same of a pattern; of one that was not timed, that of the other whose
   choice it takes. */
int ct_tuned_pattern_entry(const struct ct_result *result,
                           const struct ct_result_collective *own,
                           const struct ct_result_pattern *pattern);

#endif
