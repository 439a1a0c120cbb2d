/*
 * tuned_choices.h - the table of choices of tuned.c: native first, then what ranges
 * of all calls choose, then what else those of other cases choose.
 */
#ifndef CT_RESULT_TUNED_CHOICES_H
#define CT_RESULT_TUNED_CHOICES_H

#include "base/text.h"
#include "result/result.h"

/* The entries of the table from 1 on: no two are the same choice of a collective, on
   the same basis: predicted or not. */
struct ct_tuned_choices {
    int n;
    struct ct_tuned_entry *entries;
};

/* All choices of a result; ct_tuned_choices_fini, after failures, too. CT_OK or
   CT_ERR_MEMORY */
int ct_tuned_choices_init(struct ct_tuned_choices *choices, const struct ct_result *result);
void ct_tuned_choices_fini(struct ct_tuned_choices *choices);

/* The number of a range's choice in the table; 0: native. */
int ct_tuned_choices_number(const struct ct_tuned_choices *choices,
                            const struct ct_result_collective *own,
                            const struct ct_result_range *range);

void ct_tuned_choices_add(struct ct_text *text, const struct ct_tuned_choices *choices);

/* Add a choice's setting as C text: of the parameters, as many values as the setting has words
   for; then the order of ranks. */
void ct_tuned_setting_add(struct ct_text *text, const struct ct_result_choice *choice);

#endif
