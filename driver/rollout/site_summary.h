/*
 * site_summary.h - reports of many programs, added up.
 */
#ifndef CT_DRIVER_ROLLOUT_SITE_SUMMARY_H
#define CT_DRIVER_ROLLOUT_SITE_SUMMARY_H

#include "driver/rollout/program_report.h"

/* Calls of one program that ran one choice, or were native for one reason, over all reports. */
struct ct_site_cell {
    const char *program;
    struct ct_report_line sum; /* ranks, comm_ranks and job mean nothing here */
    int nreports;
};

struct ct_site_program {
    const char *name;
    int nreports;
    int most_ranks;
    bool is_of_rank_0; /* some report is of rank 0 alone */
    double time_s;     /* in collectives, of all ranks */
    double timed_s;    /* of that, in reports that say how long the program ran */
    double rank_s;     /* how long it ran in these, times ranks */
    double saved_s;
};

struct ct_site_summary {
    int ncells;
    struct ct_site_cell *cells; /* by time, most first */
    int nprograms;
    struct ct_site_program *programs; /* by time, most first */
    double time_s, saved_s;
};

/* summary  out: ct_site_summary_free, also after a failure; texts are the reports'
   returns  0 or CT_ERR_MEMORY */
int ct_site_summary_make(const struct ct_program_reports *reports, struct ct_site_summary *summary,
                         struct ct_diag *diag);
void ct_site_summary_free(struct ct_site_summary *summary);

/* The seconds that tuning might gain of a cell: its time times the part of native's time that
   tuned calls of the collective saved in these reports, by their own estimates. 0:
   tuning cannot gain; below 0: not known. */
double ct_site_summary_gain(const struct ct_site_summary *summary, const struct ct_site_cell *cell);

#endif
