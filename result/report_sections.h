/*
 * report_sections.h - the parts of the report that are words and tables.
 */
#ifndef CT_RESULT_REPORT_SECTIONS_H
#define CT_RESULT_REPORT_SECTIONS_H

#include "base/text.h"
#include "result/result.h"

/* One screen: what was tuned, when and how, the network, what it is worth and how sure
   that is; then a table of the collectives. */
void ct_report_add_overview(struct ct_text *page, const struct ct_result *result);

/* One row for each fixed size. */
void ct_report_add_sizes(struct ct_text *page, const struct ct_result_collective *own);

/* Where the time of tuning went. Nothing when that is not known. */
void ct_report_add_spent(struct ct_text *page, const struct ct_result *result);

/* What other mechanisms measured. Nothing when none did. */
void ct_report_add_mechanisms(struct ct_text *page, const struct ct_result *result);

/* What was dropped, and why. */
void ct_report_add_left_out(struct ct_text *page, const struct ct_result *result);

#endif
