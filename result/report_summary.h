/*
 * report_summary.h - what tuning changed for a collective, and what it is
 * worth.
 */
#ifndef CT_RESULT_REPORT_SUMMARY_H
#define CT_RESULT_REPORT_SUMMARY_H

#include "result/result.h"

/* Over the fixed sizes. */
struct ct_summary {
    int nsizes;
    int by_basis[CT_RESULT_BASES]; /* sizes */
    int ncompared;                 /* sizes with a time of the choice and of native */
    double mean;                   /* geometric, of the speed-ups of these; 1 if none */
    double largest;                /* speed-up; 1 if none is larger */
    size_t largest_at;             /* bytes */
};

struct ct_summary ct_summary_of(const struct ct_result_collective *own);

/* Seconds of tuning: of one stage, NULL: of all; of one collective. */
double ct_spent_seconds(const struct ct_result_collective *own, const char *stage);

#endif
