/*
 * tuned_reason.h - the figures that decided, as comments of tuned.c.
 */
#ifndef CT_RESULT_TUNED_REASON_H
#define CT_RESULT_TUNED_REASON_H

#include "base/text.h"
#include "result/result.h"

/* Why: the figures of the size that decided range `i`, or of the pattern. */
void ct_tuned_reason_add(struct ct_text *text, const char *collective,
                         const struct ct_result_case *of, int i);

#endif
