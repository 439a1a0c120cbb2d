/*
 * report_collective.h - the drawings of a collective, in the report and alone.
 */
#ifndef CT_RESULT_REPORT_COLLECTIVE_H
#define CT_RESULT_REPORT_COLLECTIVE_H

#include "result/report_palette.h"

/* Its section: drawings, ranges, figures, other roots and patterns. */
void ct_report_add_collective(struct ct_text *page, const struct ct_result_collective *own,
                              struct ct_palette *palette);

/* A drawing in a file of its own, right on light and dark pages. `name`: of a tuned
   collective. */
void ct_report_picture(struct ct_text *text, const struct ct_result *result, const char *name);

/*
 * The same of times that are predicted, which it says.
 *
 * head  what is drawn: "bcast on 8 ranks of birch"
 * of    has sizes
 */
void ct_report_predicted_picture(struct ct_text *text, const char *head, const char *collective,
                                 const struct ct_result_case *of);

#endif
