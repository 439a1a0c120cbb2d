/*
 * tuned_figures.h - the table of figures of tuned.c, for the library's report.
 */
#ifndef CT_RESULT_TUNED_FIGURES_H
#define CT_RESULT_TUNED_FIGURES_H

#include "base/text.h"
#include "result/result.h"

/* The fixed sizes at which native and the choice were measured. */
void ct_tuned_figures_add(struct ct_text *text, const struct ct_result *result);

/* The members of struct ct_tuned. */
void ct_tuned_figures_add_members(struct ct_text *text, const struct ct_result *result);

#endif
