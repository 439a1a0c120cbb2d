/*
 * job_cells.h - the figures of bench/jobs, from what side_by_side printed.
 */
#ifndef CT_BENCH_JOB_CELLS_H
#define CT_BENCH_JOB_CELLS_H

#include <stdbool.h>
#include <stdio.h>

#define CT_JOB_WORD 48 /* of a word, with the NUL */

/* The job, or the split of one, that cells belong to. */
struct ct_job_group {
    char kind[CT_JOB_WORD]; /* "job" or "split" */
    char seed[CT_JOB_WORD];
    int nhosts;
    int nranks; /* of the whole job */
};

/* One collective at one size, native beside tuned. */
struct ct_job_cell {
    struct ct_job_group group;
    char collective[CT_JOB_WORD];
    int bytes;
    int npairs;
    double native_s; /* medians */
    double tuned_s;
    double speedup; /* native over tuned: the median of the pairs' ratios */
    double lower;   /* their quartiles */
    double upper;
    double own;  /* speed-up of a library tuned for this very job; 0: unknown */
    double best; /* the highest of native's, which is 1, `speedup`, and those
                    with what was tuned for each job; 0: unknown */
};

struct ct_job_cells {
    struct ct_job_cell *cells;
    int n;
};

/*
 * Read lines:
 *   job SEED HOSTS RANKS, split SEED HOSTS RANKS   of what follows
 *   own                    what follows is of a library tuned for that job
 *   another                of the choices that one of the machine's jobs has
 *   COLLECTIVE BYTES N tuned T1 ... TN native T1 ... TN
 *   done
 *
 * cells    out: ct_job_cells_free, also after a failure
 * number   out: the line that was read last, from 1
 * returns  NULL, or what is wrong with it
 */
const char *ct_job_cells_read(struct ct_job_cells *cells, FILE *file,
                              int *number);
void ct_job_cells_free(struct ct_job_cells *cells);

#endif
