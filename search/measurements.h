/*
 * measurements.h - asks for the times of candidates, and keeps them.
 *
 * This is the only place that calls the time callback. After that returned
 * CT_STOPPED it is not called again: ct_measurements_time then returns
 * CT_STOPPED itself.
 */
#ifndef CT_SEARCH_MEASUREMENTS_H
#define CT_SEARCH_MEASUREMENTS_H

#include "base/hash_index.h"
#include "search/candidates.h"

/* What was measured of one candidate at one size. */
struct ct_measurement {
    int candidate;
    size_t bytes;
    int nbatches;
    int nsamples;
    double least_s;  /* best sample */
    double median_s; /* of the last batch, or as ct_measurements_set_median
                        set it */
    int previous;    /* row of the same candidate, at another size, that was
                        added before; -1: none */
};

struct ct_measurements {
    const struct ct_space *space;
    const struct ct_search_options *options;
    struct ct_diag *diag;
    struct ct_candidates candidates;
    int nrows;
    struct ct_measurement *rows;
    struct ct_hash_index index; /* of the rows, by candidate and bytes */
    int *latest;                /* each candidate's row added last; -1: none */
    double *samples;            /* room for one batch */
    int ndropped;
    struct ct_dropped *dropped; /* room for every candidate but native */
    int ndrops; /* how often one was dropped, at smaller and smaller sizes */
    long nrequests;
    bool is_stopped;
};

/*
 * measured  the caller's storage, also to be given to ct_measurements_fini
 *           after a failure
 * returns   0, CT_ERR_INVALID for a malformed space, or CT_ERR_MEMORY
 */
int ct_measurements_init(struct ct_measurements *measured,
                         const struct ct_space *space,
                         const struct ct_search_options *options,
                         struct ct_diag *diag);
void ct_measurements_fini(struct ct_measurements *measured);

/* Crashed or hung at this size or a smaller one, or was wrong anywhere. */
bool ct_measurements_is_dropped(const struct ct_measurements *measured,
                                int candidate, size_t bytes);

/* Native failed at this size or a smaller one: nothing is compared here. */
bool ct_native_has_failed(const struct ct_measurements *measured, size_t bytes);

/* Neither dropped nor excluded at this size; true for native. */
bool ct_measurements_applies(const struct ct_measurements *measured,
                             int candidate, size_t bytes);

/* Native failed: ct_redecide_run then gives up the sizes concerned. */
#define CT_NATIVE_FAILED 1

/*
 * Time a batch.
 *
 * is_survey  a short one
 * median     out: seconds; INFINITY when the candidate was dropped
 * returns    0, CT_NATIVE_FAILED, CT_STOPPED or another enum ct_status
 */
int ct_measurements_time(struct ct_measurements *measured, int candidate,
                         size_t bytes, bool is_survey, double *median);

/* Keep `median` as the candidate's time at a size that it was timed at. */
void ct_measurements_set_median(struct ct_measurements *measured, int candidate,
                                size_t bytes, double median);

/* NULL when not measured; valid until the next ct_measurements_time. */
const struct ct_measurement *
ct_measurements_find(const struct ct_measurements *measured, int candidate,
                     size_t bytes);

/* Median seconds; INFINITY when not measured. */
double ct_measurements_median(const struct ct_measurements *measured,
                              int candidate, size_t bytes);

/*
 * Of the candidates on a line, besides algorithm `except` (-1: none), the one
 * with the least median at this size; -1: none measured.
 */
int ct_measurements_fastest(const struct ct_measurements *measured,
                            struct ct_line line, int except, size_t bytes);

/* At this size or the next smaller one at which the candidate was timed;
   NULL: none. Valid until the next ct_measurements_time. */
const struct ct_measurement *
ct_measurements_below(const struct ct_measurements *measured, int candidate,
                      size_t bytes);

/*
 * About how many seconds one call takes: as measured, else as at the next
 * smaller size, grown with the bytes (no algorithm grows faster). A setting of
 * several parameters that was never timed: as the algorithm's best one. 0: no
 * idea.
 */
double ct_measurements_expect(const struct ct_measurements *measured,
                              int candidate, size_t bytes);

/* Best sample beyond `hopeless` times `best_s`, or not measured. */
bool ct_measurements_is_hopeless(const struct ct_measurements *measured,
                                 int candidate, size_t bytes, double best_s);

#endif
