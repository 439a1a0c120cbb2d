/*
 * frozen.h - the samples of journals (measurements.csv), sorted by cell, and
 * what they come to without the drift of the machine.
 */
#ifndef CT_BENCH_SEARCH_FROZEN_H
#define CT_BENCH_SEARCH_FROZEN_H

#include "base/status.h"

#include <stdbool.h>

/* One line of a journal. */
struct ct_frozen_line {
    int collective; /* numbers that ct_frozen_name_fn gave */
    int candidate;
    size_t bytes;
    int journal; /* its number */
    int place;   /* in all the journals, in order */
    int n;
    double *logs; /* natural logarithms of seconds */
};

struct ct_frozen {
    int nlines;
    struct ct_frozen_line *lines;
    int nunknown; /* lines of candidates that nobody knows */
};

/* Number a line's candidate; false: unknown. */
typedef bool ct_frozen_name_fn(void *ctx, const char *collective, const char *algorithm,
                               const char *setting, struct ct_frozen_line *line);

/*
 * Add a journal's lines.
 *
 * frozen   all zero before the first; ct_frozen_fini, also after a failure
 * journal  its number
 * returns  0, CT_ERR_INPUT, CT_ERR_MEMORY or CT_ERR_SYSTEM
 */
int ct_frozen_read(struct ct_frozen *frozen, const char *path, int journal, ct_frozen_name_fn *name,
                   void *ctx, struct ct_diag *diag);
void ct_frozen_fini(struct ct_frozen *frozen);

/* By collective, bytes, journal, then place. */
void ct_frozen_sort(struct ct_frozen *frozen);

/* The number of lines from `first` on that have its collective and size. */
int ct_frozen_cell(const struct ct_frozen *frozen, int first);

/*
 * Remove from the samples of one collective and size what they share with those
 * of other candidates at the same time, and the difference between journals.
 *
 * lines    sorted; logs are changed
 * spread   out: robust standard deviation of what was shared
 * returns  0 or CT_ERR_MEMORY
 */
int ct_frozen_detrend(struct ct_frozen_line *lines, int n, double *spread, struct ct_diag *diag);

/*
 * All samples of a candidate.
 *
 * logs     out: sorted; owned by the caller, free
 * returns  how many; -1: out of memory
 */
int ct_frozen_samples(const struct ct_frozen_line *lines, int n, int candidate, double **logs);

#endif
