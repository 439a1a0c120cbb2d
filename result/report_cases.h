/*
 * report_cases.h - what runs with other roots than rank 0 and those like it, and for
 * patterns of counts: below the sizes of the collective.
 */
#ifndef CT_RESULT_REPORT_CASES_H
#define CT_RESULT_REPORT_CASES_H

#include "base/text.h"
#include "result/result.h"

/* A table of each kind of case that there is. */
void ct_report_add_cases(struct ct_text *page, const struct ct_result_collective *own);

#endif
