/*
 * measurements.h - what was measured of the candidates of a space.
 */
#ifndef CT_SEARCH_MEASUREMENTS_H
#define CT_SEARCH_MEASUREMENTS_H

#include "base/hash_index.h"
#include "search/candidates.h"
#include "search/points.h"

/* Of one candidate at one size. */
struct ct_measurement {
    int candidate;
    size_t bytes;
    int nrequests;
    double first_s; /* predicted before it was ever timed here; 0: it was not */
    double first_error;
    double warm_s; /* the least of its untimed calls; 0: none */
    int nsamples;
    int room;
    double *samples; /* in the order taken */
    double median_s; /* 0: no samples; for these two see below */
    double low_s;
    bool is_disturbed; /* some of them */
    int previous;      /* row of the same candidate that was added before;
                        -1: none */
};

struct ct_measurements {
    struct ct_diag *diag;
    struct ct_candidates candidates;
    int nrows;
    struct ct_measurement *rows;
    struct ct_hash_index index; /* of the rows, by candidate and bytes */
    int *latest;                /* each candidate's row added last; -1: none */
    int ndrops;                 /* how often one was dropped, at smaller and smaller sizes */
};

/*
 * measured  the caller's storage, also to be given to ct_measurements_fini
 *           after a failure
 * returns   0, CT_ERR_INVALID for a malformed space, or CT_ERR_MEMORY
 */
int ct_measurements_init(struct ct_measurements *measured, const struct ct_space *space,
                         struct ct_diag *diag);
void ct_measurements_fini(struct ct_measurements *measured);

/* Crashed or hung at this size or a smaller one, or was wrong anywhere. */
bool ct_measurements_is_dropped(const struct ct_measurements *measured, int candidate,
                                size_t bytes);

/* Native failed at this size or a smaller one: nothing is compared here. */
bool ct_native_has_failed(const struct ct_measurements *measured, size_t bytes);

/* Neither dropped nor excluded at this size; true for native. */
bool ct_measurements_applies(const struct ct_measurements *measured, int candidate, size_t bytes);

/* The row of a candidate at a size, added if need be; NULL: no memory. Valid
   until the next is added. */
struct ct_measurement *ct_measurements_row(struct ct_measurements *measured, int candidate,
                                           size_t bytes);

/*
 * Add the answer about a candidate to its row.
 *
 * returns  0; CT_ERR_INVALID: not a time; or CT_ERR_MEMORY
 */
int ct_measurements_add(struct ct_measurements *measured, int candidate, size_t bytes,
                        const struct ct_search_answer *answer);

/* NULL when it was never asked for; valid until the next row is added. */
const struct ct_measurement *ct_measurements_find(const struct ct_measurements *measured,
                                                  int candidate, size_t bytes);

/* The median of its samples; with one or two, its untimed call counts like one
   of them; INFINITY when not measured. */
double ct_measurement_s(const struct ct_measurement *measurement);

/* The same with the lower quartile in place of the median, of one or two calls
   the least: stalls of some of a few calls hardly move it. */
double ct_measurement_low_s(const struct ct_measurement *measurement);

/* The median with its interval; all zero for NULL. */
struct ct_timing ct_measurement_timing(const struct ct_measurement *measurement);

/* The median of a candidate at a size. */
double ct_measurements_s(const struct ct_measurements *measured, int candidate, size_t bytes);

/* The nearest sizes below and above this one at which the candidate was
   measured; NULL: none. */
void ct_measurements_around(const struct ct_measurements *measured, int candidate, size_t bytes,
                            const struct ct_measurement **below,
                            const struct ct_measurement **above);

/*
 * The fastest candidate at a size that is not dropped.
 *
 * algorithm  of this one only; -1: of all
 * except     not this candidate; CT_NOBODY: any
 * returns    -1: none was measured
 */
int ct_measurements_fastest(const struct ct_measurements *measured, int algorithm, int except,
                            size_t bytes);

#endif
