/*
 * frozen.h - the samples of journals (measurements.csv), sorted by cell, without
 * the drift of the machine.
 */
#ifndef CT_DRIVER_JOURNAL_FROZEN_H
#define CT_DRIVER_JOURNAL_FROZEN_H

#include "driver/journal/journal_algorithms.h"
#include "repo/candidate.h"

#include <stdbool.h>

/* One line of a journal. */
struct ct_frozen_line {
    const struct ct_candidate *candidate;
    size_t bytes;
    int journal; /* its number */
    int place;   /* in all the journals, in order */
    int n;
    double *logs; /* natural logarithms of seconds */
};

/* The lines of a collective at a size, by journal, then place. */
struct ct_frozen_cell {
    struct ct_frozen_line *lines;
    int n;
    double spread; /* robust standard deviation of the drift */
};

struct ct_frozen {
    const char *mechanism; /* lines of others are left out; NULL: barrier */
    struct ct_candidate_set candidates;
    /* how algorithms plan now: lines of what planned otherwise then are left out, if the
       journal says how */
    struct ct_journal_fingerprints fingerprints;
    int nlines;
    struct ct_frozen_line *lines;
    int ncells;
    struct ct_frozen_cell *cells;
    int nunknown; /* lines that were left out */
};

/*
 * Read journals, and take the drift out of each cell.
 *
 * frozen      all zero but for mechanism, candidates and fingerprints; ct_frozen_fini, also after a failure
 * must_know   leave out lines of candidates that are not in the set before
 * returns     0, CT_ERR_INPUT, CT_ERR_MEMORY or CT_ERR_SYSTEM
 */
int ct_frozen_read(struct ct_frozen *frozen, char *const *paths, int npaths, bool must_know,
                   struct ct_diag *diag);
void ct_frozen_fini(struct ct_frozen *frozen);

/*
 * Remove from the samples of a cell what they share with those of other candidates
 * at the same time, and the difference between journals.
 *
 * cell     logs are changed; spread: out
 * returns  0 or CT_ERR_MEMORY
 */
int ct_frozen_detrend(struct ct_frozen_cell *cell, struct ct_diag *diag);

/*
 * All samples of a candidate.
 *
 * logs     out: sorted; owned by the caller, free
 * returns  how many; -1: out of memory
 */
int ct_frozen_samples(const struct ct_frozen_line *lines, int n,
                      const struct ct_candidate *candidate, double **logs);

#endif
