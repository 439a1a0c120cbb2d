/*
 * measured_jobs.h - what the files of measurements of a machine folder and of its jobs say,
 * for the cost model: the time of each candidate at each fixed size, and what it costs by
 * its schedules.
 */
#ifndef CT_DRIVER_DECIDED_MEASURED_JOBS_H
#define CT_DRIVER_DECIDED_MEASURED_JOBS_H

#include "driver/folder/machine.h"
#include "model/fit/calibrate.h"
#include "repo/candidate.h"

struct ct_measured_jobs {
    struct ct_measured_set measurements; /* its arrays are those below */
    char **names; /* by job: CT_RESULT_OWN_RANKS, or that of a folder in jobs/ */
    struct ct_measured_job *jobs;
    int njobs;
    struct ct_measured *at;
    int n;
    struct ct_offered *candidates;
    int ncandidates;

    struct ct_candidate_set set; /* all that the files name */
    int *place;                  /* by number in the set: where it is among the candidates; -1: it
                                    is none */
    int nplaces;
};

/*
 * Read measurements.csv, where there is one. Times are medians without the machine's drift.
 * What algorithms took that plan otherwise now is left out.
 *
 * mechanism  times by others are left out
 * jobs       out: ct_measured_jobs_fini, after failures too
 * returns    0 or an enum ct_status
 */
int ct_measured_jobs_read(const struct ct_machine *machine, const char *mechanism,
                          struct ct_measured_jobs *jobs, struct ct_diag *diag);
void ct_measured_jobs_fini(struct ct_measured_jobs *jobs);

#endif
