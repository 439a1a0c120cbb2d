/*
 * report_sections.h - the parts of the report that are words and tables.
 */
#ifndef CT_RESULT_REPORT_SECTIONS_H
#define CT_RESULT_REPORT_SECTIONS_H

#include "base/text.h"
#include "result/result.h"

/* One screen: what it is worth and how sure that is, the heat map, what was tuned, when and
   how; then the network, and what the words of the report mean. */
void ct_report_add_overview(struct ct_text *page, const struct ct_result *result);

/* Speed-ups: a row for each collective, a column for each fixed size; what the cells say; what to
   do next. */
void ct_report_add_heat_map(struct ct_text *page, const struct ct_result *result);

/* One row for each fixed size. */
void ct_report_add_sizes(struct ct_text *page, const struct ct_result_collective *own);

/* Where the time of tuning went. Nothing when that is not known. */
void ct_report_add_spent(struct ct_text *page, const struct ct_result *result);

/* What other mechanisms measured. Nothing when none did. */
void ct_report_add_mechanisms(struct ct_text *page, const struct ct_result *result);

/* What was dropped, and why. */
void ct_report_add_left_out(struct ct_text *page, const struct ct_result *result);

#endif
