/*
 * program_report.h - the reports that the library wrote by COLLTUNE_REPORT=FILE.
 */
#ifndef CT_DRIVER_ROLLOUT_PROGRAM_REPORT_H
#define CT_DRIVER_ROLLOUT_PROGRAM_REPORT_H

#include "base/status.h"

#include <stdbool.h>

/* Calls that ran one algorithm, or were native for one reason. Times and numbers are sums over the
   ranks of the report. */
struct ct_report_line {
    const char *collective;
    const char *algorithm; /* "": further choices */
    const char *setting;
    const char *because; /* of native calls; otherwise "" */
    int ranks;
    unsigned long long calls;
    unsigned long long bytes;
    bool has_sizes; /* of choices */
    unsigned long long least_bytes, most_bytes;
    double time_s;
    double longest_s; /* of the rank that it took longest */
    double saved_s;   /* estimated against native, for saved_calls of the calls */
    unsigned long long saved_calls;
    int comm_ranks;  /* of choices on ranks that are not the tuned job; otherwise 0 */
    const char *job; /* "": the tuned ranks */
};

struct ct_program_report {
    const char *program, *job, *host, *ended; /* "20261126T141003Z" */
    const char *tuned;                        /* "lab-c, 32 ranks" */
    double seconds;                           /* of the program since MPI_Init; 0: not known */
    int nranks;                               /* that the sums are over */
    bool is_of_rank_0;                        /* alone: how many others there were is not known */
    int nlines;
    struct ct_report_line *lines;
};

struct ct_program_reports {
    int n;
    struct ct_program_report *items;
    int ntexts;
    char **texts; /* of the files: what the strings point into */
};

/*
 * Read the reports of a file, one or several, and add them. After a failure those before the line
 * that is wrong are added. What others wrote is made printable (ct_text_printable).
 *
 * reports   ct_program_reports_free, also after a failure
 * returns   0; CT_ERR_INPUT with "FILE:LINE: what is wrong"; CT_ERR_MEMORY
 */
int ct_program_reports_read(const char *path, struct ct_program_reports *reports,
                            struct ct_diag *diag);

/* The same for a text; `name` is for messages. */
int ct_program_reports_parse(const char *name, const char *text, struct ct_program_reports *reports,
                             struct ct_diag *diag);
void ct_program_reports_free(struct ct_program_reports *reports);

#endif
