/*
 * measurements.c - ask for times, remember them.
 */
#include "search/measurements.h"

#include "base/array.h"
#include "base/hash.h"
#include "base/statistics.h"

#include <math.h>
#include <stdlib.h>

/* Clocks are not finer; keeps logarithms finite. */
#define LEAST_S 1e-9

/* What a row is found by. */
struct key {
    int candidate;
    size_t bytes;
};

static int allocate(struct ct_measurements *measured)
{
    const size_t n = (size_t)measured->candidates.n;
    const struct ct_search_options *options = measured->options;

    measured->dropped = calloc(n, sizeof *measured->dropped);
    measured->latest = calloc(n, sizeof *measured->latest);
    measured->samples = calloc((size_t)options->max_repetitions +
                                   (size_t)options->survey_repetitions,
                               sizeof *measured->samples);
    if (measured->dropped == NULL || measured->latest == NULL ||
        measured->samples == NULL)
        return ct_diag_set(measured->diag, CT_ERR_MEMORY,
                           "out of memory for %d candidates",
                           measured->candidates.n);
    for (size_t i = 0; i < n; i++)
        measured->latest[i] = -1;
    return 0;
}

int ct_measurements_init(struct ct_measurements *measured,
                         const struct ct_space *space,
                         const struct ct_search_options *options,
                         struct ct_diag *diag)
{
    int err;

    *measured = (struct ct_measurements){
        .space = space, .options = options, .diag = diag};
    err = ct_candidates_init(&measured->candidates, space, diag);
    return err != CT_OK ? err : allocate(measured);
}

void ct_measurements_fini(struct ct_measurements *measured)
{
    ct_candidates_fini(&measured->candidates);
    ct_hash_index_fini(&measured->index);
    free(measured->latest);
    free(measured->rows);
    free(measured->samples);
    free(measured->dropped);
}

bool ct_measurements_is_dropped(const struct ct_measurements *measured,
                                int candidate, size_t bytes)
{
    const struct ct_search_candidate *c = &measured->candidates.at[candidate];

    return c->is_dropped && bytes >= c->dropped_from;
}

bool ct_native_has_failed(const struct ct_measurements *measured, size_t bytes)
{
    return ct_measurements_is_dropped(measured, measured->candidates.native,
                                      bytes);
}

bool ct_measurements_applies(const struct ct_measurements *measured,
                             int candidate, size_t bytes)
{
    if (candidate == measured->candidates.native)
        return true;
    return !ct_measurements_is_dropped(measured, candidate, bytes) &&
           !ct_native_has_failed(measured, bytes) &&
           ct_candidates_may_use(&measured->candidates, candidate, bytes);
}

static uint64_t hash_of(struct key key)
{
    const uint64_t numbers[] = {(uint64_t)key.candidate, (uint64_t)key.bytes};

    return ct_hash(CT_HASH_START, numbers, sizeof numbers);
}

static bool is_key(const void *rows, int position, const void *key)
{
    const struct ct_measurement *row =
        (const struct ct_measurement *)rows + position;
    const struct key *wanted = key;

    return row->candidate == wanted->candidate && row->bytes == wanted->bytes;
}

/* The row of a candidate at a size; -1: none. */
static int row_of(const struct ct_measurements *measured, int candidate,
                  size_t bytes)
{
    const struct key key = {.candidate = candidate, .bytes = bytes};

    return ct_hash_index_find(&measured->index, hash_of(key), is_key,
                              measured->rows, &key);
}

const struct ct_measurement *
ct_measurements_find(const struct ct_measurements *measured, int candidate,
                     size_t bytes)
{
    const int i = row_of(measured, candidate, bytes);

    return i < 0 ? NULL : &measured->rows[i];
}

double ct_measurements_median(const struct ct_measurements *measured,
                              int candidate, size_t bytes)
{
    const struct ct_measurement *measurement =
        ct_measurements_find(measured, candidate, bytes);

    return measurement == NULL || measurement->nsamples == 0
               ? INFINITY
               : measurement->median_s;
}

void ct_measurements_set_median(struct ct_measurements *measured, int candidate,
                                size_t bytes, double median)
{
    const int i = row_of(measured, candidate, bytes);

    if (i >= 0)
        measured->rows[i].median_s = median;
}

int ct_measurements_fastest(const struct ct_measurements *measured,
                            struct ct_line line, int except, size_t bytes)
{
    double best_s = INFINITY;
    int best = -1;

    if (ct_native_has_failed(measured, bytes))
        return -1;
    for (int k = 0; k < line.n; k++) {
        const int i = line.first + k * line.stride;
        const double median = ct_measurements_median(measured, i, bytes);

        if (measured->candidates.at[i].algorithm == except ||
            ct_measurements_is_dropped(measured, i, bytes) || median >= best_s)
            continue;
        best = i;
        best_s = median;
    }
    return best;
}

bool ct_measurements_is_hopeless(const struct ct_measurements *measured,
                                 int candidate, size_t bytes, double best_s)
{
    const struct ct_measurement *measurement =
        ct_measurements_find(measured, candidate, bytes);

    return measurement == NULL || measurement->nsamples == 0 ||
           measurement->least_s > measured->options->hopeless * best_s;
}

const struct ct_measurement *
ct_measurements_below(const struct ct_measurements *measured, int candidate,
                      size_t bytes)
{
    const struct ct_measurement *below = NULL;

    for (int i = measured->latest[candidate]; i >= 0;
         i = measured->rows[i].previous) {
        const struct ct_measurement *row = &measured->rows[i];

        if (row->nsamples > 0 && row->bytes <= bytes &&
            (below == NULL || row->bytes > below->bytes))
            below = row;
    }
    return below;
}

static double expect_by_itself(const struct ct_measurements *measured,
                               int candidate, size_t bytes)
{
    const struct ct_measurement *below =
        ct_measurements_below(measured, candidate, bytes);

    return below == NULL
               ? 0
               : below->median_s * (double)bytes / (double)below->bytes;
}

double ct_measurements_expect(const struct ct_measurements *measured,
                              int candidate, size_t bytes)
{
    const struct ct_candidates *candidates = &measured->candidates;
    const double own_s = expect_by_itself(measured, candidate, bytes);
    double least_s = INFINITY;
    struct ct_line line;

    if (own_s > 0 || ct_candidates_nparams(candidates, candidate) < 2)
        return own_s;
    line = ct_candidates_of(candidates, candidates->at[candidate].algorithm);
    for (int k = 0; k < line.n; k++) {
        const double s = expect_by_itself(measured, line.first + k, bytes);

        if (s > 0)
            least_s = fmin(least_s, s);
    }
    return isinf(least_s) ? 0 : least_s;
}

static int repetitions(const struct ct_measurements *measured,
                       double expected_s, bool is_survey)
{
    const struct ct_search_options *o = measured->options;
    double n = is_survey ? o->survey_repetitions : o->max_repetitions;

    if (!is_survey && expected_s * n > o->batch_s)
        n = fmax(o->batch_s / expected_s, o->min_repetitions);
    if (expected_s * n > o->batch_max_s)
        n = fmax(o->batch_max_s / expected_s, 1);
    return (int)n;
}

/* The row of a candidate at a size, added if need be; NULL: no memory. */
static struct ct_measurement *row_at(struct ct_measurements *measured,
                                     int candidate, size_t bytes)
{
    const struct key key = {.candidate = candidate, .bytes = bytes};
    const int i = row_of(measured, candidate, bytes);
    const int added = measured->nrows;
    struct ct_measurement *grown;

    if (i >= 0)
        return &measured->rows[i];
    grown = ct_array_grow(measured->rows, added, sizeof *grown);
    if (grown == NULL)
        return NULL;
    measured->rows = grown;
    if (ct_hash_index_add(&measured->index, hash_of(key), added) != CT_OK)
        return NULL;
    measured->rows[added] =
        (struct ct_measurement){.candidate = candidate,
                                .bytes = bytes,
                                .least_s = INFINITY,
                                .previous = measured->latest[candidate]};
    measured->latest[candidate] = added;
    measured->nrows++;
    return &measured->rows[added];
}

/* Add it to the result's list: once per candidate. */
static void list_dropped(struct ct_measurements *measured,
                         const struct ct_search_candidate *c, size_t bytes,
                         bool is_wrong)
{
    int i = 0;

    while (i < measured->ndropped &&
           (measured->dropped[i].algorithm != c->algorithm ||
            !ct_search_setting_is_equal(&measured->dropped[i].setting,
                                        &c->setting)))
        i++;
    measured->ndropped += i == measured->ndropped;
    measured->dropped[i] = (struct ct_dropped){.algorithm = c->algorithm,
                                               .setting = c->setting,
                                               .bytes = bytes,
                                               .is_wrong = is_wrong};
}

static int drop(struct ct_measurements *measured, int candidate, size_t bytes,
                bool is_wrong)
{
    struct ct_search_candidate *c = &measured->candidates.at[candidate];

    c->is_dropped = true;
    c->dropped_from = is_wrong ? 0 : bytes;
    measured->ndrops++;
    if (candidate == measured->candidates.native)
        return CT_NATIVE_FAILED;
    list_dropped(measured, c, bytes, is_wrong);
    return 0;
}

static int keep_samples(struct ct_measurements *measured,
                        struct ct_measurement *measurement, int n,
                        double *median)
{
    for (int i = 0; i < n; i++) {
        if (!isfinite(measured->samples[i]) || measured->samples[i] < 0)
            return ct_diag_set(measured->diag, CT_ERR_INVALID,
                               "a sample of %g seconds", measured->samples[i]);
        measured->samples[i] = fmax(measured->samples[i], LEAST_S);
    }
    *median = ct_median(measured->samples, n);
    measurement->least_s = fmin(measurement->least_s, measured->samples[0]);
    measurement->median_s = *median;
    measurement->nsamples += n;
    return 0;
}

int ct_measurements_time(struct ct_measurements *measured, int candidate,
                         size_t bytes, bool is_survey, double *median)
{
    const struct ct_search_candidate *c = &measured->candidates.at[candidate];
    const double expected_s =
        ct_measurements_expect(measured, candidate, bytes);
    struct ct_measurement *measurement;
    struct ct_search_request request;
    int n;

    *median = INFINITY;
    if (measured->is_stopped)
        return CT_STOPPED;
    measurement = row_at(measured, candidate, bytes);
    if (measurement == NULL)
        return ct_diag_set(measured->diag, CT_ERR_MEMORY,
                           "out of memory for measurements");
    request = (struct ct_search_request){
        .algorithm = c->algorithm,
        .setting = c->setting,
        .bytes = bytes,
        .batch = measurement->nbatches++,
        .is_survey = is_survey,
        .expected_s = expected_s,
        .repetitions = repetitions(measured, expected_s, is_survey),
    };
    measured->nrequests++;
    n = measured->space->time(measured->space->ctx, &request,
                              measured->samples);
    if (n == CT_DROPPED || n == CT_WRONG)
        return drop(measured, candidate, bytes, n == CT_WRONG);
    if (n > request.repetitions)
        return ct_diag_set(measured->diag, CT_ERR_INVALID,
                           "%d samples where %d were requested", n,
                           request.repetitions);
    if (n < 0) {
        measured->is_stopped = true;
        return n;
    }
    return keep_samples(measured, measurement, n, median);
}
