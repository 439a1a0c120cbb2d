/*
 * report_roots.h - what runs with other roots than rank 0 and those like it,
 * below the sizes of the collective.
 */
#ifndef CT_RESULT_REPORT_ROOTS_H
#define CT_RESULT_REPORT_ROOTS_H

#include "base/text.h"
#include "result/result.h"

/* Nothing where all roots are alike, or were not tried. */
void ct_report_add_roots(struct ct_text *page, const struct ct_result_collective *own);

#endif
