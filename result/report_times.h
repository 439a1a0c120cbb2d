/*
 * report_times.h - the plots of a collective: times over size, and speed-ups.
 */
#ifndef CT_RESULT_REPORT_TIMES_H
#define CT_RESULT_REPORT_TIMES_H

#include "base/text.h"
#include "result/result.h"

/* Choice, native, runner-up and limit over size, on logarithmic axes, with
   intervals, over the ranges' shades. Nothing when nothing was measured. */
void ct_report_add_times(struct ct_text *page, const struct ct_result_collective *own);

/* A bar for each size: native's time over the choice's. Nothing when nothing
   was compared. */
void ct_report_add_speed_ups(struct ct_text *page, const struct ct_result_collective *own);

#endif
