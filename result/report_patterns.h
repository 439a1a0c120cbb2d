/*
 * report_patterns.h - the part of the report that is about patterns of counts.
 */
#ifndef CT_RESULT_REPORT_PATTERNS_H
#define CT_RESULT_REPORT_PATTERNS_H

#include "base/text.h"
#include "result/result.h"

/* One row for each pattern. Nothing when there are none. */
void ct_report_add_patterns(struct ct_text *page, const struct ct_result_collective *own);

#endif
