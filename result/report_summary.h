/*
 * report_summary.h - what tuning changed, what it is worth, and how sure that is.
 */
#ifndef CT_RESULT_REPORT_SUMMARY_H
#define CT_RESULT_REPORT_SUMMARY_H

#include "base/text.h"
#include "result/result.h"

/* A fixed size of a collective. */
struct ct_summary_cell {
    const struct ct_result_collective *own; /* NULL: there is none */
    const struct ct_result_size *size;
    double speed_up; /* native / choice */
};

/* Over the fixed sizes. */
struct ct_summary {
    int nsizes;
    int by_basis[CT_RESULT_BASES]; /* sizes */
    int ndisturbed;                /* sizes measured while other programs ran */
    int nreplaced;                 /* sizes with a choice that is not native, */
    int nreplaced_disturbed;       /* while other programs ran, */
    int nsure;                     /* and confirmed while none ran */
    int ncompared;                 /* sizes that are sure, or where native runs */
    double mean;                   /* geometric, of their speed-ups: 1 where native runs */
    double gain;                   /* the mean; 0: nothing was measured, or no change is sure */
    struct ct_summary_cell best, worst; /* of those that are sure */
    double seconds;                     /* of tuning: of its calls */
};

struct ct_summary ct_summary_of(const struct ct_result_collective *own);

/* Say which changes are no ground for a claim, and why; nothing if all are sure. */
void ct_summary_add_unsure(struct ct_text *text, const struct ct_summary *summary);

/* Of all collectives. */
struct ct_summary ct_summary_of_all(const struct ct_result *result);

/*
 * How wide the 95 % intervals of native / choice are.
 *
 * result  with its collectives
 * spread  out: half the width over the ratio, the median over the confirmed sizes; 0:
 *         there are none
 * returns CT_OK or CT_ERR_MEMORY
 */
int ct_summary_spread(const struct ct_result *result, double *spread);

/* A sentence on sizes that are not measured enough, and what to do; nothing where all are. */
void ct_add_left_open(struct ct_text *text, const struct ct_result *result);

/* Seconds of tuning: of one stage, NULL: of all; of one collective. */
double ct_spent_seconds(const struct ct_result_collective *own, const char *stage);

#endif
